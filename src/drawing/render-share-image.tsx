/** Share images: a page's title beside its flag, in the site's own type. */
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { convert } from "fontverter";
import satori from "satori";
import sharp from "sharp";
import type { SitePage } from "@/queries/pages";
import { identity } from "@/queries/site";
import { flagSvg } from "./flag-svg";
import { LOGO, ShareImage, WORDS_WIDTH } from "./ShareImage";
import { SHARE_IMAGE } from "./share-image-size";
import { shareWords } from "./share-words";

/** Flat colours and the edges of letters: more would only be heavier, and nothing is there to dither. */
const PNG = { palette: true, colours: 64, dither: 0, effort: 1 };
/** Beside what Astro generates: a copy of the project that shares our packages has its own. */
const CACHE = ".astro/share-images/";
/** Pixels between flags. */
const GAP = 14;

/** The site's own display face, in the one format that Satori reads. */
const font = readFile("src/assets/fonts/archivo-display.woff2").then((woff2) =>
	convert(woff2, "truetype"),
);

/** The share image of a page as PNG, the same bytes for the same words. */
export async function shareImage(page: SitePage): Promise<Buffer> {
	const words = await satori(<ShareImage {...shareWords(page, identity)} />, {
		...SHARE_IMAGE,
		fonts: [{ name: "Archivo Display", data: await font, weight: 700 }],
	});
	const svg = words.replace(/<\/svg>$/, `${flagsSvg(page.flags)}${logo()}</svg>`);
	return rasterize(svg);
}

/** Draws what was not drawn by an earlier build. */
async function rasterize(svg: string): Promise<Buffer> {
	const drawing = JSON.stringify([svg, PNG, sharp.versions]);
	const file = `${CACHE}${createHash("sha256").update(drawing).digest("hex")}.png`;
	const cached = await readFile(file).catch(() => null);
	if (cached) return cached;
	const png = await sharp(Buffer.from(svg)).png(PNG).toBuffer();
	await mkdir(CACHE, { recursive: true });
	// Moved when whole: a build that is stopped leaves no half picture to be found.
	const part = `${file}.${randomUUID()}`;
	await writeFile(part, png);
	await rename(part, file);
	return png;
}

/** The flags fill what the words leave; four stand two by two, to be read like the words. */
function flagsSvg(flags: SitePage["flags"]): string {
	const columns = flags.length > 3 ? 2 : 1;
	const rows = Math.ceil(flags.length / columns);
	const width = (SHARE_IMAGE.width - WORDS_WIDTH - GAP * (columns - 1)) / columns;
	const height = (SHARE_IMAGE.height - GAP * (rows - 1)) / rows;
	return flags
		.map((letter, index) => {
			const x = WORDS_WIDTH + (index % columns) * (width + GAP);
			const y = Math.floor(index / columns) * (height + GAP);
			return at(x, y, flagSvg(letter, width, height));
		})
		.join("");
}

/** The logo's flag, beside the brand. */
const logo = () => at(LOGO.x, LOGO.y, flagSvg("T", LOGO.width, LOGO.height));

const at = (x: number, y: number, svg: string) => svg.replace("<svg", `<svg x="${x}" y="${y}"`);
