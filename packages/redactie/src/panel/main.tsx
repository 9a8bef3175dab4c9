/** The editor's window: see packages/redactie/README.md. */
import "./panel.css";
import { createRoot } from "react-dom/client";
import { CHANGED, DRAFTS, type DraftsRequest } from "../protocol.ts";
import { followAddress } from "./going/arriving.ts";
import { type PanelOfSite, setSite } from "./of-site.ts";
import { Redactie } from "./Redactie.tsx";
import { followTyped, judgeNow, refreshState, refreshTyped } from "./state/judging.ts";
import { keyHere, onKey, takeKey } from "./state/key.ts";
import { followChange } from "./state/outside.ts";
import { setPanel } from "./state/store.ts";
import { leaveUnsent, takeStored, takeUnsent } from "./state/stored.ts";

/** Opens the panel. A site that draws something in it, or styles it, calls this in a module of its own. */
export async function start(site?: PanelOfSite): Promise<void> {
	if (site) setSite(site);
	takeKey();
	setPanel({ locked: !keyHere() });
	onKey(() => {
		setPanel({ locked: false });
		void refreshTyped().then(judgeNow);
	});
	addEventListener("pagehide", leaveUnsent);
	import.meta.hot?.on(DRAFTS, (typed: DraftsRequest) => followTyped(takeStored(typed)));
	import.meta.hot?.on(CHANGED, followChange);

	const root = document.getElementById("redactie");
	if (root) createRoot(root).render(<Redactie />);
	await refreshState();
	await followTyped({ news: takeUnsent(), lost: {} });
	await refreshTyped();
	followAddress();
}
