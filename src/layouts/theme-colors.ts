import tokens from "@/styles/tokens.css?raw";

const raw = (name: string) => {
	const value = tokens.match(`--raw-${name}: (#[0-9a-f]{6});`)?.[1];
	if (!value)
		throw new Error(
			`src/styles/tokens.css has no six-digit --raw-${name}: name the paper here anew.`,
		);
	return value;
};

/** The colours of the browser's own bars: the papers of tokens.css, so that a theme is one place. */
export const themeColors = { light: raw("paper"), dark: raw("night") };
