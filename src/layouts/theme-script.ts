import { minifySync } from "vite";
import { theme } from "./theme.inline.ts";

/** The theme script as text that runs. The build minifies files only, and this one stands in every page. */
export const themeScript = minifySync("theme.js", `(${theme})()`).code;
