import tokens from "./tokens.css?raw";

/** A colour of tokens.css in each theme, for what is drawn where no style sheet reaches. */
export function colorOf(name: string) {
	const pattern = new RegExp(
		`--${name}: (?:light-dark\\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\\))?;`,
	);
	const [, light, dark = light] = pattern.exec(tokens) ?? [];
	if (!light || !dark)
		throw new Error(
			`src/styles/tokens.css gives --${name} no six digits: write it so, as #0d1b2e.`,
		);
	return { light, dark };
}

/** The colours of the browser's own bars: the papers of tokens.css, so that a theme is one place. */
export const themeColors = colorOf("color-paper");
