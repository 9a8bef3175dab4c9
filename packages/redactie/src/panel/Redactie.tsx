import { Pencil } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import type { State } from "../protocol.ts";
import { ChangesTab } from "./changes/ChangesTab.tsx";
import { Foot } from "./Foot.tsx";
import { FieldView } from "./field/FieldView.tsx";
import { FieldList } from "./fields/FieldList.tsx";
import { pageAt } from "./fields/fields.ts";
import { useFocus } from "./focus.ts";
import { GoTo } from "./going/GoTo.tsx";
import { look } from "./going/going.ts";
import { Head } from "./Head.tsx";
import { LaunchTab } from "./launch/LaunchTab.tsx";
import { ListView } from "./lists/ListView.tsx";
import { RemoveView } from "./lists/RemoveView.tsx";
import { Notices } from "./Notices.tsx";
import { PageFrame } from "./PageFrame.tsx";
import { type Panel, usePanel } from "./state/store.ts";
import { TAB_PANEL, Tabs, tabId } from "./Tabs.tsx";
import { words } from "./words.ts";

/** The window: the page at the left, the panel at the right. */
export function Redactie() {
	const { state, path, looking, goesTo } = usePanel();

	useFocus();

	return (
		<>
			<main className="too-narrow">
				<h1>{words.panel}</h1>
				<p>{words.tooNarrow}</p>
				<a href={path}>{words.toSite}</a>
			</main>
			<main className="window" data-looking={looking || undefined}>
				<h1 className="visually-hidden">
					{words.title((state && pageAt(state, path)?.name) ?? path)}
				</h1>
				<PageFrame />
				{looking ? (
					<section className="strip" aria-label={words.panel}>
						{/* biome-ignore lint/a11y/noAutofocus: what had the focus folded away. */}
						<button type="button" onClick={look} autoFocus>
							<Pencil aria-hidden="true" />
							{words.edit}
						</button>
					</section>
				) : (
					<section className="panel" id="panel" tabIndex={-1} aria-label={words.panel}>
						<Head />
						<Tabs />
						<Body />
						<Foot />
					</section>
				)}
			</main>
			{goesTo !== undefined && state && <GoTo state={state} />}
		</>
	);
}

function Body() {
	const panel = usePanel();
	const { state, tab, gone, fault, open, point, list, sheet, removing, last, lost } = panel;
	const body = useRef<HTMLDivElement>(null);

	// Another view begins at its top, where a notice stands; back in a list, the row of what was open has the focus.
	// biome-ignore lint/correctness/useExhaustiveDependencies: of another view or notice only.
	useLayoutEffect(() => {
		if (body.current) body.current.scrollTop = 0;
		const isLost = !document.activeElement || document.activeElement === document.body;
		if (isLost && last) body.current?.querySelector<HTMLElement>("[data-stop]")?.focus();
	}, [tab, open[0], point, list, sheet, removing, lost]);

	return (
		<div className="body" ref={body} id={TAB_PANEL} role="tabpanel" aria-labelledby={tabId(tab)}>
			<Notices />
			{state ? viewOf(panel, state) : !gone && !fault && <p className="help">{words.loading}</p>}
		</div>
	);
}

/** Of the tab Pagina what is seen of all that lies over each other; below that, all of the page. */
function viewOf({ tab, where, sheet, path, list }: Panel, state: State) {
	if (tab === "launch") return <LaunchTab state={state} />;
	if (tab === "changes") return <ChangesTab state={state} />;
	const top = where.at(-1);
	switch (top?.kind) {
		case "removing":
			return <RemoveView removing={top.removing} />;
		case "fields":
			return <FieldView key={top.open[0]} state={state} />;
		case "list":
			return <ListView key={list} state={state} />;
		default:
			return <FieldList key={sheet ?? path} state={state} />;
	}
}
