import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { type PageChoice, SitePage } from "../page/SitePage.tsx";
import type { Field, FieldId } from "../protocol.ts";
import { fieldOf, fieldsById, filled, pageAt } from "./fields.ts";
import { ask, openField, openPage } from "./going.ts";
import { onShortcut } from "./shortcuts.ts";
import { sitePage } from "./site-page.ts";
import { setPanel, usePanel } from "./store.ts";
import { words } from "./words.ts";

/** The page at the left: with its texts to choose, or as visitors have it. */
export function PageFrame() {
	const panel = usePanel();
	const { state, path, looking, open, last, problems, pointed, order } = panel;
	const place = useRef<HTMLDivElement>(null);
	const name = words.frame((state && pageAt(state, path)?.name) ?? path);
	// Of a group, the one that was meant.
	const chosen = last && open.includes(last) ? last : open[0];
	const isLaidOut = order !== undefined;

	// biome-ignore lint/correctness/useExhaustiveDependencies: of another field or page only.
	useEffect(() => {
		if (chosen && isLaidOut && !panel.caret) sitePage.current?.show(chosen);
	}, [chosen, isLaidOut]);

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
		if (choice.kind !== "field") ask(choice);
		else openField(choice.id, { caret: choice });
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
					page={panel.rendered}
					fields={state ? fieldsById(state) : NO_FIELDS}
					name={name}
					chosen={chosen}
					pointed={pointed}
					refused={problems.length > 0}
					live={liveText(panel)}
					onChoose={choose}
					onPoint={(id) => setPanel({ pointed: id })}
					onFollow={openPage}
					onOrder={(order) => setPanel({ order })}
					onLeave={() => document.getElementById("panel")?.focus()}
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

/** What is being typed, as a visitor reads it. What is refused does not show on the page. */
function liveText({ state, open, drafts, problems, caret }: ReturnType<typeof usePanel>) {
	const id =
		caret && open.includes(caret.id) && caret.id in drafts
			? caret.id
			: open.find((each) => each in drafts);
	if (!state || !id || problems.length > 0 || fieldOf(state, id)?.kind !== "text") return undefined;
	return { id, text: filled(state, String(drafts[id]?.value ?? "")) };
}
