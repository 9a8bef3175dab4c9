import { Pencil } from "lucide-react";
import { useEffect } from "react";
import { ChangesTab } from "./ChangesTab.tsx";
import { Foot } from "./Foot.tsx";
import { pageAt } from "./fields.ts";
import { GoTo } from "./GoTo.tsx";
import { followAddress, look } from "./going.ts";
import { Head } from "./Head.tsx";
import { KeysHelp } from "./KeysHelp.tsx";
import { LaunchTab } from "./LaunchTab.tsx";
import { Broken, Gone } from "./Notices.tsx";
import { PageFrame } from "./PageFrame.tsx";
import { PageTab } from "./PageTab.tsx";
import { onShortcut } from "./shortcuts.ts";
import { usePanel } from "./store.ts";
import { TAB_PANEL, Tabs, tabId } from "./Tabs.tsx";
import { words } from "./words.ts";

/** The window: the page at the left, the panel at the right. */
export function Redactie() {
	const { state, path, looking, gone, goesTo } = usePanel();

	useEffect(() => {
		addEventListener("keydown", onShortcut);
		addEventListener("popstate", followAddress);
		return () => {
			removeEventListener("keydown", onShortcut);
			removeEventListener("popstate", followAddress);
		};
	}, []);

	return (
		<>
			<div className="too-narrow">
				<p>{words.tooNarrow}</p>
				<a href={path}>{words.toSite}</a>
			</div>
			<main className="window" data-looking={looking || undefined}>
				<h1 className="visually-hidden">
					{words.title((state && pageAt(state, path)?.name) ?? path)}
				</h1>
				<PageFrame />
				{looking ? (
					<section className="strip" aria-label={words.panel}>
						<button type="button" onClick={look}>
							<Pencil aria-hidden="true" />
							{words.edit}
						</button>
					</section>
				) : (
					<section className="panel" id="panel" tabIndex={-1} aria-label={words.panel}>
						<Head />
						<Tabs />
						{state ? (
							<Body state={state} />
						) : gone ? (
							<Gone />
						) : (
							<p className="help body">{words.loading}</p>
						)}
						<Foot />
					</section>
				)}
			</main>
			{goesTo && state && <GoTo state={state} />}
		</>
	);
}

function Body({ state }: { state: NonNullable<ReturnType<typeof usePanel>["state"]> }) {
	const { tab, gone, showsKeys } = usePanel();
	return (
		<div className="body" id={TAB_PANEL} role="tabpanel" aria-labelledby={tabId(tab)}>
			{gone && <Gone />}
			{state.broken && <Broken />}
			{showsKeys ? (
				<KeysHelp />
			) : tab === "page" ? (
				<PageTab state={state} />
			) : tab === "launch" ? (
				<LaunchTab state={state} />
			) : (
				<ChangesTab state={state} />
			)}
		</div>
	);
}
