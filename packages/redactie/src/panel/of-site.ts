/** The panel's half of a site: what is drawn there, which no data can say. */
import type { ReactNode } from "react";
import type { Choice, Picture } from "../protocol.ts";

interface PictureKind {
	draw(value: string): ReactNode;
	/** What a choice is called, where its label is not enough. */
	labelOf?(choice: Choice): string;
}

export interface PanelOfSite {
	/** By the kind of a field, as in its `.meta`. */
	pictures: Readonly<Record<string, PictureKind>>;
	/** Items with 'het': 'Nieuw kerncijfer'. */
	neuter?: RegExp;
}

export let ofSite: PanelOfSite = { pictures: {} };
export function setSite(one: PanelOfSite): void {
	ofSite = one;
}

export const draw = ({ kind, value }: Picture): ReactNode => ofSite.pictures[kind]?.draw(value);
