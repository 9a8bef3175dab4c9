import { rawColor } from "@/styles/colors";
import { FLAG_BOX, type FlagColor, type FlagSign, SIGNS } from "./flags";

export const flagColors: Record<FlagColor, string> = {
	blue: rawColor("blue"),
	red: rawColor("red"),
	yellow: rawColor("yellow"),
	white: rawColor("white"),
	black: rawColor("ink"),
};

/** The fields of a flag as SVG, in the box of `FLAG_BOX`. */
export const fieldsSvg = (letter: FlagSign) =>
	SIGNS[letter].fields
		.map(
			([color, outline]) => `<path class="${color}" fill="${flagColors[color]}" d="${outline}"/>`,
		)
		.join("");

/** A flag as an SVG file of a size of its own; the fields stretch with it. */
export function flagSvg(letter: FlagSign, width: number, height: number): string {
	const box = `0 0 ${FLAG_BOX.width} ${FLAG_BOX.height}`;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="none">${fieldsSvg(letter)}</svg>`;
}
