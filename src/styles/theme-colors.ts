import { rawColor } from "./colors";

/** The colours of the browser's own bars: the papers of tokens.css, so that a theme is one place. */
export const themeColors = { light: rawColor("paper"), dark: rawColor("night") };
