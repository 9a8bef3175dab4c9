/** The editor's window: see editor/README.md. */
import "./panel.css";
import { createRoot } from "react-dom/client";
import { theme } from "../../src/layouts/theme.inline.ts";
import { CHANGED } from "../protocol.ts";
import { followAddress } from "./arriving.ts";
import { restoreDrafts, storedDrafts } from "./drafts.ts";
import { judgeStored, refreshState } from "./judging.ts";
import { followChange } from "./outside.ts";
import { Redactie } from "./Redactie.tsx";

theme();
restoreDrafts(storedDrafts());
import.meta.hot?.on(CHANGED, followChange);

const root = document.getElementById("redactie");
if (root) createRoot(root).render(<Redactie />);
await refreshState();
await judgeStored();
followAddress();
