import { useEffect, useRef } from "react";
import { fieldOf, fieldsById, filled, pageAt } from "./fields.ts";
import { ask, openField, openPage } from "./going.ts";
import { shortcuts } from "./shortcuts.ts";
import { sitePage } from "./site-page.ts";
import { type PageChoice, SitePage } from "./stand-ins/SitePage.tsx";
import { setPanel, usePanel } from "./store.ts";
import { words } from "./words.ts";

interface PageFrameProps {
	goTo(): void;
}

/** The page at the left: with its texts to choose, or as visitors have it. */
export function PageFrame({ goTo }: PageFrameProps) {
	const panel = usePanel();
	const { state, path, looking, open, problems, pointed } = panel;
	const place = useRef<HTMLDivElement>(null);
	const name = words.frame((state && pageAt(state, path)?.name) ?? path);
	const [chosen] = open;

	// biome-ignore lint/correctness/useExhaustiveDependencies: of another field only.
	useEffect(() => {
		if (chosen && !panel.caret) sitePage.current?.show(chosen);
	}, [chosen, path]);

	// Keys of the window hold in the frame too, which is a document of its own.
	useEffect(() => {
		const frame = place.current?.querySelector("iframe");
		if (!frame) return;
		const onKey = shortcuts({ goTo });
		const listen = () => frame.contentWindow?.addEventListener("keydown", onKey);
		listen();
		frame.addEventListener("load", listen);
		return () => {
			frame.removeEventListener("load", listen);
			frame.contentWindow?.removeEventListener("keydown", onKey);
		};
	}, [goTo]);

	function choose(choice: PageChoice) {
		if (choice.kind !== "field") ask(choice);
		else openField(choice.id, { caret: choice });
	}

	return (
		<div className="page" ref={place}>
			{looking ? (
				<iframe src={path} title={name} />
			) : (
				<SitePage
					ref={(handle) => {
						sitePage.current = handle;
					}}
					page={panel.rendered}
					fields={state ? fieldsById(state) : new Map()}
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

/** What is being typed, as a visitor reads it. What is refused does not show on the page. */
function liveText({ state, open, drafts, problems, caret }: ReturnType<typeof usePanel>) {
	const id =
		caret && open.includes(caret.id) && caret.id in drafts
			? caret.id
			: open.find((each) => each in drafts);
	if (!state || !id || problems.length > 0 || fieldOf(state, id)?.kind !== "text") return undefined;
	return { id, text: filled(state, String(drafts[id]?.value ?? "")) };
}
