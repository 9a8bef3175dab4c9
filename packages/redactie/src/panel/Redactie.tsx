import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import Eye from "lucide-react/icons/eye";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { ChangesTab } from "./changes/ChangesTab.tsx";
import { Foot } from "./Foot.tsx";
import { FieldList } from "./fields/FieldList.tsx";
import { FieldView } from "./fields/FieldView.tsx";
import { pageAt } from "./fields/fields.ts";
import { useFocus } from "./focus.ts";
import { GoTo } from "./going/GoTo.tsx";
import { openTab } from "./going/going.ts";
import { LaunchTab } from "./launch/LaunchTab.tsx";
import { ListView } from "./lists/ListView.tsx";
import { RemoveView } from "./lists/RemoveView.tsx";
import { draw } from "./of-site.ts";
import { PageFrame } from "./PageFrame.tsx";
import { Danger } from "./parts.tsx";
import { waitingRoots, waitingTexts } from "./state/drafts.ts";
import { refreshTabs } from "./state/judging.ts";
import { keep } from "./state/keeping.ts";
import { type Panel, setPanel, type Tab, usePanel } from "./state/store.ts";
import { words } from "./words.ts";

/** The window: the page at the left, the panel at the right. */
export function Redactie() {
	const { state, path, goesTo } = usePanel();

	useFocus();

	return (
		<>
			<main className="too-narrow below">
				<h1>{words.panel}</h1>
				<p>{words.tooNarrow}</p>
				<a href={path}>{words.toSite}</a>
			</main>
			<main className="window">
				<h1 className="visually-hidden">
					{words.title((state && pageAt(state, path)?.name) ?? path)}
				</h1>
				<PageFrame />
				<section className="panel" id="panel" tabIndex={-1} aria-label={words.panel}>
					<Head />
					<Tabs />
					<Body />
					<Foot />
				</section>
			</main>
			{goesTo !== undefined && state && <GoTo />}
		</>
	);
}

function Body() {
	const panel = usePanel();
	const { state, tab, gone, fault, open, point, list, sheet, removing, lost } = panel;
	const body = useRef<HTMLDivElement>(null);

	// Another view begins at its top, where a notice stands.
	// biome-ignore lint/correctness/useExhaustiveDependencies: of another view or notice only.
	useLayoutEffect(() => {
		if (body.current) body.current.scrollTop = 0;
	}, [tab, open[0], point, list, sheet, removing, lost]);

	return (
		<div className="body" ref={body} id={TAB_PANEL} role="tabpanel" aria-labelledby={tabId(tab)}>
			<Notices />
			{state ? viewOf(panel) : !gone && !fault && <p className="help">{words.loading}</p>}
		</div>
	);
}

/** Of the tab Pagina what is seen of all that lies over each other; below that, all of the page. */
function viewOf({ tab, where, sheet, path, list }: Panel) {
	if (tab === "launch") return <LaunchTab />;
	if (tab === "changes") return <ChangesTab />;
	const top = where.at(-1);
	switch (top?.kind) {
		case "removing":
			return <RemoveView removing={top.removing} />;
		case "fields":
			return <FieldView key={top.open[0]} />;
		case "list":
			return <ListView key={list} />;
		default:
			return <FieldList key={sheet ?? path} />;
	}
}

/** Which page this is, the way to others, and to the site as visitors get it: in a window of any width. */
function Head() {
	const { state, path } = usePanel();
	const page = state && pageAt(state, path);
	return (
		<header className="head beside">
			<button
				type="button"
				className="head-page beside"
				aria-haspopup="dialog"
				onClick={() => setPanel({ goesTo: "" })}
			>
				{page?.picture && draw(page.picture)}
				<span className="head-name">
					<span className="visually-hidden">{words.goTo}: </span>
					<strong>{page?.name ?? path}</strong>
					<small>{path}</small>
				</span>
				<ChevronsUpDown aria-hidden="true" />
			</button>
			<a className="button" href={path} target="_blank" onClick={() => keep()} rel="noopener">
				<Eye aria-hidden="true" />
				{words.look}
			</a>
		</header>
	);
}

/** Milliseconds after the last key, and after what was kept. */
const PAUSE = 1000;

const TABS: Tab[] = ["page", "launch", "changes"];

const tabId = (tab: Tab) => `tab-${tab}`;
const TAB_PANEL = "tab-panel";

function Tabs() {
	const { state, changes, launch, tab: chosen, drafts } = usePanel();
	const tabs = TABS.filter((tab) => tab !== "launch" || state?.report);
	const counts: Record<Tab, number | undefined> = {
		page: undefined,
		launch: launch?.blocking.now,
		changes:
			changes && changes.list.length + waitingTexts(drafts).length + waitingRoots(drafts).length,
	};
	// The server takes a while for it, in which it would show no key: where no tab tells more of it, after a pause.
	const told = useRef<string>(undefined);
	// biome-ignore lint/correctness/useExhaustiveDependencies: of other content, in another tab, and not while one types.
	useEffect(() => {
		const now = `${state?.version} ${chosen}`;
		if (!state || told.current === now) return;
		const ask = () => {
			told.current = now;
			void refreshTabs();
		};
		const timer = setTimeout(ask, chosen === "page" ? PAUSE : 0);
		return () => clearTimeout(timer);
	}, [state?.version, chosen, drafts]);

	function move(event: KeyboardEvent) {
		const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
		if (!by) return;
		event.preventDefault();
		const next = tabs[(tabs.indexOf(chosen) + by + tabs.length) % tabs.length] as Tab;
		openTab(next);
		document.getElementById(tabId(next))?.focus();
	}

	return (
		<div className="tabs beside" role="tablist" aria-label={words.panel} onKeyDown={move}>
			{tabs.map((tab) => (
				<button
					key={tab}
					type="button"
					role="tab"
					id={tabId(tab)}
					aria-selected={tab === chosen}
					aria-controls={TAB_PANEL}
					tabIndex={tab === chosen ? 0 : -1}
					onClick={() => openTab(tab)}
				>
					{tab === "launch" ? state?.report : words.tabs[tab]}
					{counts[tab] === undefined ? "" : ` ${counts[tab]}`}
				</button>
			))}
		</div>
	);
}

/** Why one cannot go on as before: the server is gone, or does not let this window write, or a file is broken. */
function Notices() {
	const { state, gone, locked, fault, lost } = usePanel();
	const broken = state?.broken;
	return (
		<>
			{gone && <Stuck what={words.gone} why={words.goneHelp} />}
			{locked && <Stuck what={words.locked} why={words.lockedHelp} />}
			{fault && <Stuck what={words.fault} why={words.faultHelp} help={fault} />}
			{broken && <Stuck what={words.broken} why={broken.problem} help={words.brokenHelp} />}
			{lost && <Danger isAlert>{lost}</Danger>}
		</>
	);
}

/** Something that came from outside, above all that is open. What was typed can be taken along. */
function Stuck({ what, why, help }: { what: string; why: string; help?: string }) {
	return (
		<section className="below" role="alert">
			<h2>{what}</h2>
			<Danger>{why}</Danger>
			{help && <p className="help">{help}</p>}
			<CopyTyped />
		</section>
	);
}

function CopyTyped() {
	const { drafts } = usePanel();
	const [isCopied, setCopied] = useState(false);
	const typed = Object.values(drafts).map(({ value }) => String(value ?? ""));

	async function copy() {
		await navigator.clipboard.writeText(typed.join("\n\n"));
		setCopied(true);
	}

	if (typed.length === 0) return null;
	return (
		<button type="button" className="button" onClick={copy}>
			{isCopied ? words.copied : words.copyMine}
		</button>
	);
}
