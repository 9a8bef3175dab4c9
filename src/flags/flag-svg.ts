import { colorOf } from "@/styles/colors";
import { FLAG_BOX, type FlagColor, type FlagSign, hasThread, SIGNS } from "./flags";

export const flagColors: Record<FlagColor, string> = {
	blue: colorOf("flag-blue").light,
	red: colorOf("flag-red").light,
	yellow: colorOf("flag-yellow").light,
	white: colorOf("flag-white").light,
	black: colorOf("ink").light,
};

/** For a page of any colour. */
const THREAD =
	'stroke="#888" stroke-opacity=".4" stroke-width="2" vector-effect="non-scaling-stroke"';

/** The fields of a flag as SVG, in the box of `FLAG_BOX`. */
export const fieldsSvg = (letter: FlagSign, thread = "") =>
	SIGNS[letter]
		.map(
			([color, outline], at) =>
				`<path class="${color}" fill="${flagColors[color]}" ${hasThread(color, at) ? thread : ""} d="${outline}"/>`,
		)
		.join("");

/** The colours of the dark theme, where the browser's scheme is dark. */
export const DARK_STYLE = `<style>@media (prefers-color-scheme:dark){${["blue", "red", "yellow", "white"].map((color) => `.${color}{fill:${colorOf(`flag-${color}`).dark}}`).join("")}}</style>`;

/** All in one file, each stretched to its place: `/flags.svg#T`. Of half a one the other half is cut off: it stays that flag. */
export function flagsSvg(): string {
	const { width, height } = FLAG_BOX;
	const flags = (Object.keys(SIGNS) as FlagSign[]).map((letter, index) => {
		const below = 2 * height * index;
		const view = (part: string, from: number) =>
			`<view id="${letter}${part}" viewBox="${from} ${below} ${width - from} ${height}" preserveAspectRatio="none"/>`;
		return `${view("", 0)}${view("-half", width / 2)}<g transform="translate(0 ${below})">${fieldsSvg(letter, THREAD)}</g>`;
	});
	return `<svg xmlns="http://www.w3.org/2000/svg">${DARK_STYLE}${flags.join("")}</svg>`;
}

/** A flag as an SVG file of a size of its own; the fields stretch with it. */
export function flagSvg(letter: FlagSign, width: number, height: number): string {
	const box = `0 0 ${FLAG_BOX.width} ${FLAG_BOX.height}`;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="none">${fieldsSvg(letter)}</svg>`;
}
