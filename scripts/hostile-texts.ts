/** For tests of what reads an address: texts that nobody means. */
import fc from "fast-check";

/** Stands in payloads, so that one can see whether something repeats them. */
export const MARK = "h0stile";

const KNOWN = [
	...[`<script>${MARK}()</script>`, `"><img src=x onerror=${MARK}>`, `'-${MARK}-'`],
	...[`javascript:${MARK}`, `</style><style>*{display:none}${MARK}`, `"] *,[x="${MARK}`],
	...[`\u202e${MARK}`, `${MARK}\0`, `../../${MARK}`, `${MARK}💥é`, `{{${MARK}}}`],
	...[`__proto__[${MARK}]`, "__proto__", "constructor", "toString1", "null", "NaN", "Infinity"],
	...["%", "%zz", "%00", "%E0%A4%A", "%3Cb%3E", "....", "-----", "\\", "*", "&=", "\ud800"],
	...["٣", "½", "1e9", "-1", "0.5", "007", "9".repeat(400)],
];
/** At least one sign: markup, encodings, names of the language, numbers that are none, any sign. */
export const payloads = fc.oneof(
	fc.constantFrom(...KNOWN),
	// Halves of signs too.
	fc.string({ unit: fc.nat(0x10ffff).map((code) => String.fromCodePoint(code)), minLength: 1 }),
);
export const encoded = (payload: string) => encodeURIComponent(payload.toWellFormed());

/**
 * @param valid what an address can hold.
 * @returns that, with payloads around and between, in other letters, again and again, and as long as
 *   no address is.
 */
export function hostileTexts(valid: fc.Arbitrary<string>): fc.Arbitrary<string> {
	const part = fc.oneof(
		valid,
		valid.map((text) => text.toUpperCase()),
		payloads,
		payloads.map(encoded),
	);
	return fc.oneof(
		{
			weight: 9,
			arbitrary: fc
				.tuple(fc.oneof(valid, part), fc.array(part, { maxLength: 9 }))
				.map(([first, others]) => first + others.join("")),
		},
		{
			weight: 1,
			arbitrary: fc
				.tuple(part, fc.nat(20_000))
				.map(([text, length]) => text.repeat(length).slice(0, length)),
		},
	);
}

/** The same on every run. */
export const RUNS = { seed: 20261122, numRuns: 500 };
