/**
 * The colours of share images. An edge mixes the two colours that it parts, and of these there
 * are few: all mixes there can be are a palette, so that no picture needs one of its own.
 */
import { rawColor } from "@/styles/colors";
import { flagColors } from "../flags/flag-svg";
import type { Color } from "./palette-png";

/** From the ground to a letter, and between the fields of a flag: so many that no eye sees a step. */
const LETTER_STEPS = 40;
const FIELD_STEPS = 9;

const color = (hex: string): Color => {
	const value = Number.parseInt(hex.slice(1), 16);
	return [value >> 16, (value >> 8) & 255, value & 255];
};

/** The colours between two, the first among them. */
const mixes = (from: Color, to: Color, steps: number) =>
	Array.from({ length: steps }, (_, step) => {
		const part = (channel: 0 | 1 | 2) =>
			Math.round(from[channel] + ((to[channel] - from[channel]) * step) / steps);
		return [part(0), part(1), part(2)] as const;
	});

const [ink, paper, slate] = ["ink", "paper", "slate"].map(rawColor).map(color) as [
	Color,
	Color,
	Color,
];
const fields = [paper, ...Object.values(flagColors).map(color)];

export const PALETTE: readonly Color[] = [
	...mixes(slate, paper, LETTER_STEPS),
	...mixes(paper, ink, LETTER_STEPS),
	ink,
	...fields.flatMap((from, index) =>
		fields
			.slice(index)
			.flatMap((to) => (from === to ? [from] : mixes(from, to, FIELD_STEPS).slice(1))),
	),
];

/**
 * The numbers of colours in the palette, as greys: letters drawn in them have at their edges
 * the numbers of the mixes.
 */
export const numberAsGrey = (name: "slate" | "paper" | "ink") => {
	const number = { slate: 0, paper: LETTER_STEPS, ink: 2 * LETTER_STEPS }[name];
	return `rgb(${number}, ${number}, ${number})`;
};

/** The number of the colour in the palette that comes nearest. */
export function numberOf([red, green, blue]: Color): number {
	const distances = PALETTE.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
	return distances.indexOf(Math.min(...distances));
}
