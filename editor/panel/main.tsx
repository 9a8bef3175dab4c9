/** The editor's window: see editor/README.md. */
import "./panel.css";
import { createRoot } from "react-dom/client";
import { theme } from "../../src/layouts/theme.inline.ts";
import { CHANGED, DRAFTS, type DraftsRequest } from "../protocol.ts";
import { followAddress } from "./arriving.ts";
import { followTyped, judgeStored, refreshState, refreshTyped } from "./judging.ts";
import { followChange } from "./outside.ts";
import { Redactie } from "./Redactie.tsx";
import { leaveUnsent, sendUnsent, takeStored } from "./stored.ts";

theme();
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
