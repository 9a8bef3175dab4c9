/**
 * npm run subset-fonts: makes the two font files of src/assets/fonts from the full
 * Archivo, with only the characters Dutch needs, and the weights and widths the design
 * uses. The licence of the fonts goes along, as it asks.
 *
 * The results are committed; run this again after changing CHARACTERS or a face. Changing
 * a face changes its width: measure the fallbacks in src/styles/fonts.css anew.
 */
import { copyFile, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { CHARACTERS } from "./font-characters.ts";

const ARCHIVO = new URL(import.meta.resolve("@fontsource-variable/archivo/package.json"));
const FONTS = new URL("../src/assets/fonts/", import.meta.url);

const FACES = {
	"archivo-text.woff2": { wdth: 100, wght: { min: 400, max: 700, default: 400 } },
	"archivo-display.woff2": { wdth: 112, wght: 760 },
};

const source = await readFile(new URL("files/archivo-latin-standard-normal.woff2", ARCHIVO));
for (const [name, variationAxes] of Object.entries(FACES)) {
	const font = await subsetFont(source, CHARACTERS, { targetFormat: "woff2", variationAxes });
	await writeFile(new URL(name, FONTS), font);
	console.log(`${name}: ${font.length} bytes`);
}
await copyFile(new URL("LICENSE", ARCHIVO), new URL("OFL.txt", FONTS));
