import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import type { Field, FieldId, RenderedPage } from "../protocol.ts";
import type { Live } from "./bring.ts";
import { type FrameCallbacks, listenTo } from "./frame-events.ts";
import { type FrameView, type Marked, openFrame } from "./frame-view.ts";
import type { PageOrder } from "./mapping.ts";

export interface SitePageHandle {
	focus(): void;
	/** Scrolls to a field, and opens what hides it. */
	show(id: FieldId): void;
	isInView(id: FieldId): boolean;
}

interface SitePageProps extends FrameCallbacks, Marked {
	page: RenderedPage | undefined;
	fields: ReadonlyMap<FieldId, Field>;
	/** Of the frame: 'De pagina: …'. */
	name: string;
	/** Words that are being typed: they show at once, before a page with them comes. */
	live?: Live | undefined;
	onOrder(order: PageOrder): void;
	ref?: Ref<SitePageHandle>;
}

/** Quirks would give the page other measures. */
const BLANK = "<!doctype html><html><head></head><body></body></html>";

/**
 * The page to edit, in a document of its own that nothing of the site runs in: media queries
 * answer its width, and a new version of the page changes only what differs.
 */
export function SitePage(props: SitePageProps) {
	const { page, fields, name, chosen, pointed, refused, standIns, live, ref } = props;
	const iframe = useRef<HTMLIFrameElement>(null);
	const stop = useRef<HTMLElement>(undefined);
	const [view, setView] = useState<FrameView>();
	const latest = useRef(props);
	useLayoutEffect(() => {
		latest.current = props;
	});

	function open() {
		const frame = iframe.current?.contentDocument;
		if (!frame) return;
		const opened = openFrame(frame);
		stop.current = listenTo(opened, () => latest.current);
		setView(opened);
	}

	useEffect(() => view && followTheme(view.frame), [view]);
	useEffect(() => {
		if (view && stop.current) stop.current.ariaLabel = name;
	}, [view, name]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: fields and words of that moment.
	useLayoutEffect(() => {
		if (!view || !page) return;
		latest.current.onOrder(view.bringPage(page, fields, live));
	}, [view, page]);

	useLayoutEffect(() => view?.type(live), [view, live]);

	useLayoutEffect(
		() => view?.draw({ chosen, pointed, refused, standIns }),
		[view, chosen, pointed, refused, standIns],
	);

	useImperativeHandle(
		ref,
		() => ({
			focus: () => stop.current?.focus({ preventScroll: true }),
			show: (id) => view?.show(id),
			isInView: (id) => view?.isInView(id) ?? false,
		}),
		[view],
	);

	return <iframe ref={iframe} title={name} srcDoc={BLANK} onLoad={open} />;
}

/** Shows the page in the theme of the panel: no script of the site's own does that here. */
function followTheme(frame: Document): () => void {
	const root = document.documentElement;
	const follow = () => {
		const { theme } = root.dataset;
		frame.documentElement.className = theme ?? root.className;
	};
	follow();
	const observer = new MutationObserver(follow);
	observer.observe(root, { attributes: true, attributeFilter: ["class", "data-theme"] });
	return () => observer.disconnect();
}
