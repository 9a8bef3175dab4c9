import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Live } from "../page/bring.ts";
import {
	type FrameCallbacks,
	type FrameView,
	listenTo,
	type Marked,
	openFrame,
	type PageChoice,
} from "../page/frame-view.ts";
import type { PageOrder } from "../page/mapping.ts";
import type { Field, FieldId, RenderedPage, State } from "../protocol.ts";
import {
	fieldOf,
	fieldsOnPage,
	filled,
	liveText,
	pageAt,
	standInsOf,
	usesOf,
} from "./fields/fields.ts";
import { sitePage } from "./focus.ts";
import { openField, openPage } from "./going/going.ts";
import { openPart } from "./lists/doing.ts";
import { firstFieldIn } from "./lists/lists.ts";
import { onShortcut } from "./shortcuts.ts";
import { chosenOf, isMade, say, setPanel, usePanel } from "./state/store.ts";
import { words } from "./words.ts";

/** The page at the left, with its texts to choose. */
export function PageFrame() {
	const panel = usePanel();
	const { state, path, drafts, pointed, order, rendered, making } = panel;
	const name = words.frame((state && pageAt(state, path)?.name) ?? path);
	const chosen = onPage(panel, chosenOf(panel));
	const isLaidOut = order !== undefined;
	const standIns = useMemo(() => standInsOf({ making, drafts }), [making, drafts]);
	// What was typed stays on the page until a page with it comes.
	const before = useRef<{ live: Live; rendered: typeof rendered }>(undefined);
	const typed = liveText(panel);
	const isKept = before.current?.rendered === rendered && isNow(state, before.current?.live);
	const live = typed ?? (isKept ? before.current?.live : undefined);
	useEffect(() => {
		before.current = live && { live, rendered };
	}, [live, rendered]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: of another field or page only.
	useEffect(() => {
		const id = chosen ?? panel.pointed;
		if (id && isLaidOut && panel.caret?.id !== id) sitePage.current?.show(id);
	}, [chosen ?? panel.point, isLaidOut]);

	function choose(choice: PageChoice) {
		if (choice.kind === "none") return say(words.notContent);
		const { id } = choice;
		const field =
			state && (fieldOf(state, id) ?? (isMade(id) ? firstFieldIn(state, id) : undefined));
		if (field) openField(field.id, { caret: choice.kind === "field" ? choice : undefined });
		else openPart(id);
	}

	return (
		<SitePage
			page={rendered}
			fields={state ? fieldsOnPage(state, panel) : NO_FIELDS}
			name={name}
			chosen={chosen ?? making?.root}
			pointed={pointed}
			refused={isRefused(panel)}
			standIns={standIns}
			live={live}
			onChoose={choose}
			onPoint={(id) => setPanel({ pointed: id })}
			onFollow={openPage}
			onOrder={(now) => {
				// What was about to be made is of the content once it is: the same page, other fields.
				if (JSON.stringify(now) !== JSON.stringify(order)) setPanel({ order: now });
			}}
			onLeave={() => document.querySelector<HTMLElement>(".head-page")?.focus()}
		/>
	);
}

const NO_FIELDS: ReadonlyMap<FieldId, Field> = new Map();

/** A figure that texts refer to is seen in the first of those. */
function onPage({ state, order }: ReturnType<typeof usePanel>, id: FieldId | undefined) {
	const field = state && id && fieldOf(state, id);
	if (!field || !order || order.seen.includes(id)) return id;
	return usesOf(state, [field]).find((use) => order.seen.includes(use.id))?.id ?? id;
}

/** The page then shows what it had before. */
const isRefused = ({ making, problems, rendered }: ReturnType<typeof usePanel>) =>
	problems.length > 0 && (!making || !rendered);

const isNow = (state: State | undefined, live: Live | undefined) =>
	state && live && filled(state, String(fieldOf(state, live.id)?.value ?? "")) === live.text;

interface SitePageProps extends FrameCallbacks, Marked {
	page: RenderedPage | undefined;
	fields: ReadonlyMap<FieldId, Field>;
	/** Of the frame: 'De pagina: …'. */
	name: string;
	/** Words that are being typed: they show at once, before a page with them comes. */
	live?: Live | undefined;
	onOrder(order: PageOrder): void;
}

/** Quirks would give the page other measures. */
const BLANK = "<!doctype html><html><head></head><body></body></html>";

/**
 * The page to edit, in a document of its own that nothing of the site runs in: media queries
 * answer its width, and a new version of the page changes only what differs.
 */
function SitePage(props: SitePageProps) {
	const { page, fields, name, chosen, pointed, refused, standIns, live } = props;
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
		// Keys of the window hold in the frame too, which is a document of its own.
		frame.defaultView?.addEventListener("keydown", onShortcut, true);
		const opened = openFrame(frame);
		const all = listenTo(opened, () => latest.current);
		stop.current = all;
		sitePage.current = { ...opened, focus: () => all.focus({ preventScroll: true }) };
		setView(opened);
	}

	useEffect(
		() => () => {
			sitePage.current = undefined;
		},
		[],
	);
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
