/** The editor's window: see packages/redactie/README.md. */
import "./panel.css";
import { createRoot } from "react-dom/client";
import { CHANGED, DRAFTS } from "../protocol.ts";
import { followAddress } from "./going/going.ts";
import { type PanelOfSite, setSite } from "./of-site.ts";
import { Redactie } from "./Redactie.tsx";
import { onShortcut } from "./shortcuts.ts";
import { keyHere, onKey, takeKey } from "./state/api.ts";
import { askToLeave, leaveUnsent, takeUnsent } from "./state/drafts.ts";
import {
	followTyped,
	hearTyped,
	judgeNow,
	refreshState,
	refreshTyped,
	waitForServer,
} from "./state/judging.ts";
import { setPanel } from "./state/store.ts";
import { followChange } from "./state/undoing.ts";

/** Opens the panel. A site that draws something in it, or styles it, calls this in a module of its own. */
export async function start(site?: PanelOfSite): Promise<void> {
	if (site) setSite(site);
	takeKey();
	setPanel({ locked: !keyHere() });
	onKey(() => {
		setPanel({ locked: false });
		void refreshTyped().then(judgeNow);
	});
	addEventListener("beforeunload", askToLeave);
	addEventListener("pagehide", leaveUnsent);
	addEventListener("keydown", onShortcut);
	addEventListener("popstate", followAddress);
	listen(import.meta.hot);

	const root = document.getElementById("redactie");
	if (root) createRoot(root).render(<Redactie />);
	// What was typed before this window comes first: where it stands by now the content says.
	await followTyped({ news: takeUnsent(), lost: {} });
	await refreshTyped();
	await refreshState();
	followAddress();
}

/** To what the server tells. */
function listen(hot: ImportMeta["hot"]): void {
	// In its order: what is typed stands where the steps before it left its field.
	let heard: Promise<void> = Promise.resolve();
	const inOrder = <Told,>(follow: (told: Told) => Promise<void>) => {
		return (told: Told) => {
			const next = () => follow(told);
			heard = heard.then(next, next);
		};
	};
	hot?.on(DRAFTS, inOrder(hearTyped));
	hot?.on(CHANGED, inOrder(followChange));
	// Once a server that stopped is back, Vite loads the window anew, whatever is being typed: never is it let.
	hot?.on("vite:ws:disconnect", async () => {
		await waitForServer();
		const vite = await import(/* @vite-ignore */ `/@vite/client?t=${Date.now()}`);
		listen(vite.createHotContext("/redactie"));
		await refreshState();
		await refreshTyped();
		await new Promise(() => {});
	});
}
