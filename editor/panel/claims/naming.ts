/** What a new claim is called, until somebody says better. */
import type { Field } from "../../protocol.ts";
import { plain } from "../fields.ts";
import type { Figure } from "./figures.ts";

/** As the contract has names: small letters, digits and hyphens. */
export const asKey = (text: string): string =>
	plain(text)
		.replaceAll(/[^a-z0-9]+/g, "-")
		.replace(/^-/, "");

const READINGS: readonly [RegExp, string][] = [
	[/^(%|procent)$/, "procent"],
	[
		/^(seconden?|minu(ut|ten)|uur|uren|dag(en)?|we(ek|ken)|maand(en)?|ja(ar|ren)|ms|s|min)$/,
		"duur",
	],
	[/^x$/, "keer"],
];

/** What one reads: 'aantal', 'procent', 'duur'. */
export const readingFor = ({ unit }: Figure): string =>
	READINGS.find(([is]) => is.test(unit))?.[1] ?? "aantal";

/**
 * 'applicaties-openshift': what it counts, else the word behind it, and what it is about.
 * @param taken keys of claims that there are.
 */
export function keyFor(figure: Figure, { file, value }: Field, taken: ReadonlySet<string>): string {
	const behind = String(value ?? "").slice(figure.at + figure.words.length);
	const counted = /\p{L}{3}/u.test(figure.unit)
		? figure.unit
		: (/\p{L}{4,}/u.exec(behind)?.[0] ?? "cijfer");
	const about =
		file
			.split("/")
			.at(-1)
			?.replace(/(-.*)?\.yaml$/, "") ?? "";
	const key = asKey(`${counted} ${about}`);
	for (let number = 1; ; number++) {
		const free = number === 1 ? key : `${key}-${number}`;
		if (!taken.has(free)) return free;
	}
}
