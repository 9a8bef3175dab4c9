import { minifySync } from "vite";
import { arrival } from "./arrival.inline.ts";
import { theme } from "./theme.inline.ts";

/** What runs in the head, as text. The build minifies files only, and this stands in every page. */
export const headScript = minifySync("head.js", `(${theme})();(${arrival})()`).code;
