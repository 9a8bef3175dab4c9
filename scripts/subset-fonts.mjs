/**
 * Makes the two font files of src/assets/fonts from the full Archivo: only the
 * characters Dutch needs, only the weights and widths the design uses.
 * The results are committed; run this again after changing CHARACTERS or a face:
 *
 *   npm run subset-fonts
 *
 * Changing a face changes its width: measure the fallbacks in src/styles/fonts.css anew.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const SOURCE = import.meta.resolve(
	"@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2",
);

/** ASCII, Latin-1 (Dutch accents and loan words) and the punctuation the copy uses. */
const range = (from, to) =>
	String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸıĲĳ‐‑–—‘’“”„…•€™−→`;

const FACES = {
	"archivo-text.woff2": { wdth: 100, wght: { min: 400, max: 700, default: 400 } },
	"archivo-display.woff2": { wdth: 112, wght: 760 },
};

const source = await readFile(fileURLToPath(SOURCE));
for (const [name, variationAxes] of Object.entries(FACES)) {
	const font = await subsetFont(source, CHARACTERS, { targetFormat: "woff2", variationAxes });
	await writeFile(new URL(`../src/assets/fonts/${name}`, import.meta.url), font);
	console.log(`${name}: ${font.length} bytes`);
}
