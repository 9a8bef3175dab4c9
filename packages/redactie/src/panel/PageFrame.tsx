import { type SyntheticEvent, useEffect, useMemo, useRef, useState } from "react";
import type { Live } from "../page/bring.ts";
import type { PageChoice } from "../page/frame-events.ts";
import { SitePage } from "../page/SitePage.tsx";
import type { Field, FieldId, State } from "../protocol.ts";
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

/** The page at the left: with its texts to choose, or as visitors have it. */
export function PageFrame() {
	const panel = usePanel();
	const { state, path, drafts, looking, pointed, order, rendered, making } = panel;
	const place = useRef<HTMLDivElement>(null);
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

	// Keys of the window hold in the frame too, which is a document of its own.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each of the two has a frame of its own.
	useEffect(() => {
		const frame = place.current?.querySelector("iframe");
		if (!frame) return;
		const listen = () => frame.contentWindow?.addEventListener("keydown", onShortcut, true);
		listen();
		frame.addEventListener("load", listen);
		return () => frame.removeEventListener("load", listen);
	}, [looking]);

	function choose(choice: PageChoice) {
		if (choice.kind === "none") return say(words.notContent);
		const { id } = choice;
		const field =
			state && (fieldOf(state, id) ?? (isMade(id) ? firstFieldIn(state, id) : undefined));
		if (field) openField(field.id, { caret: choice.kind === "field" ? choice : undefined });
		else openPart(id);
	}

	return (
		<div className="page" ref={place}>
			{looking ? (
				<Site name={name} />
			) : (
				<SitePage
					ref={(handle) => {
						sitePage.current = handle;
					}}
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
					onOrder={({ seen, unseen }) => {
						const now = { seen, unseen };
						// What was about to be made is of the content once it is: the same page, other fields.
						if (JSON.stringify(now) !== JSON.stringify(order)) setPanel({ order: now });
					}}
					onLeave={() => document.querySelector<HTMLElement>(".head-page")?.focus()}
				/>
			)}
		</div>
	);
}

const NO_FIELDS: ReadonlyMap<FieldId, Field> = new Map();

/** The site with its scripts, in which one goes where one likes; editing goes on where that ends. */
function Site({ name }: { name: string }) {
	const { state, path } = usePanel();
	const [start] = useState(path);

	function follow(event: SyntheticEvent<HTMLIFrameElement>) {
		const at = event.currentTarget.contentWindow?.location.pathname;
		if (at && at !== path && state && pageAt(state, at)) openPage(at);
	}

	return <iframe src={start} title={name} onLoad={follow} />;
}

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
