import tokens from "./tokens.css?raw";

/** A raw value of tokens.css, for what is drawn where no style sheet reaches. */
export function rawColor(name: string): string {
	const value = tokens.match(`--raw-${name}: (#[0-9a-f]{6});`)?.[1];
	if (!value)
		throw new Error(`src/styles/tokens.css has no six-digit --raw-${name}: name the colour anew.`);
	return value;
}

/** The colours of the browser's own bars: the papers of tokens.css, so that a theme is one place. */
export const themeColors = { light: rawColor("paper"), dark: rawColor("night") };
