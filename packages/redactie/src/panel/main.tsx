/** The editor's window: see packages/redactie/README.md. */
import "./panel.css";
import { createRoot } from "react-dom/client";
import { theme } from "../../../../src/site/theme.inline.ts";
import { CHANGED, DRAFTS, type DraftsRequest } from "../protocol.ts";
import { followAddress } from "./arriving.ts";
import { followTyped, judgeNow, judgeStored, refreshState, refreshTyped } from "./judging.ts";
import { keyHere, onKey, takeKey } from "./key.ts";
import { followChange } from "./outside.ts";
import { Redactie } from "./Redactie.tsx";
import { setPanel } from "./store.ts";
import { leaveUnsent, sendUnsent, takeStored } from "./stored.ts";

theme();
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
await refreshTyped();
followTyped(sendUnsent());
await judgeStored();
followAddress();
