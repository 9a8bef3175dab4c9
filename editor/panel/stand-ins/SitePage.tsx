import { type Ref, useImperativeHandle, useRef } from "react";
import type { Field, FieldId, RenderedPage } from "../../protocol.ts";

export type PageChoice =
	| { kind: "field"; id: FieldId; offset: number; word: boolean; by: "click" | "key" }
	| { kind: "several"; ids: FieldId[]; text: string }
	| { kind: "none"; text: string; href?: string };

export interface SitePageHandle {
	focus(): void;
	show(id: FieldId): void;
	isInView(id: FieldId): boolean;
}

interface SitePageProps {
	page: RenderedPage | undefined;
	fields: ReadonlyMap<FieldId, Field>;
	name: string;
	chosen?: FieldId | undefined;
	pointed?: FieldId | undefined;
	refused: boolean;
	live?: { id: FieldId; text: string } | undefined;
	onChoose(choice: PageChoice): void;
	onPoint(id?: FieldId): void;
	onFollow(path: string): void;
	onOrder(order: { seen: FieldId[]; unseen: FieldId[] }): void;
	onLeave(): void;
	ref?: Ref<SitePageHandle>;
}

export function SitePage({ page, name, ref }: SitePageProps) {
	const frame = useRef<HTMLIFrameElement>(null);
	useImperativeHandle(ref, () => ({
		focus: () => frame.current?.focus(),
		show: () => {},
		isInView: () => false,
	}));
	return <iframe ref={frame} title={name} srcDoc={page?.marked ?? ""} />;
}
