/**
 * Share images: a page's title beside its flag, in the site's own type. Only words are drawn
 * for each page; the flags beside them are those of many.
 */
import { readFile } from "node:fs/promises";
import satori, { type SatoriOptions } from "satori";
import sharp from "sharp";
import type { SitePage } from "@/queries/pages";
import { identity } from "@/queries/site";
import { rawColor } from "@/styles/colors";
import { flagSvg } from "../flags/flag-svg";
import { type Pixels, palettePng } from "./palette-png";
import { LOGO, ShareImage, WORDS_WIDTH } from "./ShareImage";
import { numberOf, PALETTE } from "./share-image-colors";
import { SHARE_IMAGE } from "./share-image-size";
import { shareWords } from "./share-words";

/** Pixels between flags. */
const GAP = 14;

/** The site's own display face. Satori reads a list of faces once. */
const fonts = readFile("src/assets/fonts/archivo-display.woff2").then(
	(data): SatoriOptions["fonts"] => [{ name: "Archivo Display", data, weight: 700 }],
);

/** The share image of a page as PNG, the same bytes for the same words. */
export async function shareImage(page: SitePage): Promise<Buffer> {
	const [words, flags, logo] = await Promise.all([
		drawWords(page),
		drawOnce(flagsSvg(page.flags)),
		drawOnce(flagSvg("T", LOGO.width, LOGO.height)),
	]);
	const parts = [
		{ x: 0, y: 0, pixels: words },
		{ x: WORDS_WIDTH, y: 0, pixels: flags },
		{ ...LOGO, pixels: logo },
	];
	return palettePng(SHARE_IMAGE, parts, PALETTE);
}

async function drawWords(page: SitePage): Promise<Pixels> {
	const size = { width: WORDS_WIDTH, height: SHARE_IMAGE.height };
	const svg = await satori(<ShareImage {...shareWords(page, identity)} />, {
		...size,
		fonts: await fonts,
	});
	// The greys are numbers already, and the same in each channel.
	return { ...size, data: await sharp(Buffer.from(svg)).extractChannel(0).raw().toBuffer() };
}

const drawn = new Map<string, Promise<Pixels>>();

function drawOnce(svg: string): Promise<Pixels> {
	const pixels = drawn.get(svg) ?? draw(svg);
	drawn.set(svg, pixels);
	return pixels;
}

async function draw(svg: string): Promise<Pixels> {
	const { data, info } = await sharp(Buffer.from(svg))
		.flatten({ background: rawColor("paper") })
		.raw()
		.toBuffer({ resolveWithObject: true });
	const known = new Map<number, number>();
	const numbers = new Uint8Array(info.width * info.height);
	for (let at = 0; at < numbers.length; at++) {
		const rgb = data.readUIntBE(3 * at, 3);
		const number = known.get(rgb) ?? numberOf([rgb >> 16, (rgb >> 8) & 255, rgb & 255]);
		known.set(rgb, number);
		numbers[at] = number;
	}
	return { width: info.width, height: info.height, data: numbers };
}

/** The flags fill what the words leave; four stand two by two, to be read like the words. */
function flagsSvg(flags: SitePage["flags"]): string {
	const columns = flags.length > 3 ? 2 : 1;
	const rows = Math.ceil(flags.length / columns);
	const all = { width: SHARE_IMAGE.width - WORDS_WIDTH, height: SHARE_IMAGE.height };
	const width = (all.width - GAP * (columns - 1)) / columns;
	const height = (all.height - GAP * (rows - 1)) / rows;
	const fields = flags.map((letter, index) => {
		const x = (index % columns) * (width + GAP);
		const y = Math.floor(index / columns) * (height + GAP);
		return flagSvg(letter, width, height).replace("<svg", `<svg x="${x}" y="${y}"`);
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${all.width}" height="${all.height}">${fields.join("")}</svg>`;
}
