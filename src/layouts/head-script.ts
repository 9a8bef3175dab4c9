import { minifySync } from "vite";
import { arrival } from "../site/arrival.inline.ts";
import { theme } from "../site/theme.inline.ts";

/** What runs in the head, as text. The build minifies files only, and this stands in every page. */
export const headScript = minifySync("head.js", `(${theme})();(${arrival})()`).code;
