import { type KeyboardEvent, useEffect } from "react";
import { openTab } from "./going/going.ts";
import { waitingRoots, waitingTexts } from "./state/drafts.ts";
import { refreshTabs } from "./state/judging.ts";
import { type Tab, usePanel } from "./state/store.ts";
import { words } from "./words.ts";

const TABS: Tab[] = ["page", "launch", "changes"];

export const tabId = (tab: Tab) => `tab-${tab}`;
export const TAB_PANEL = "tab-panel";

export function Tabs() {
	const { state, changes, launch, tab: chosen, drafts } = usePanel();
	const tabs = TABS.filter((tab) => tab !== "launch" || state?.report);
	const counts: Record<Tab, number | undefined> = {
		page: undefined,
		launch: launch?.blocking.now,
		changes:
			changes && changes.list.length + waitingTexts(drafts).length + waitingRoots(drafts).length,
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: of other content, and in another tab.
	useEffect(() => {
		if (state) void refreshTabs();
	}, [state?.version, chosen]);

	function move(event: KeyboardEvent) {
		const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
		if (!by) return;
		event.preventDefault();
		const next = tabs[(tabs.indexOf(chosen) + by + tabs.length) % tabs.length] as Tab;
		openTab(next);
		document.getElementById(tabId(next))?.focus();
	}

	return (
		<div className="tabs" role="tablist" aria-label={words.panel} onKeyDown={move}>
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
