/** Share images: a page's title beside its flags, or home's under its key, in the site's own type. */
import { readFile } from "node:fs/promises";
import satori, { type SatoriOptions } from "satori";
import sharp from "sharp";
import type { SitePage } from "@/queries/pages";
import { identity, paginas } from "@/queries/site";
import { partsAround } from "@/text/parts-around";
import { flagSvg } from "../flags/flag-svg";
import { FLAGS } from "../flags/flags";
import { drawnKey, fitsKey, KEY_LOGO, KeyImage } from "./KeyImage";
import { FigureImage, LOGO, ShareImage, WORDS_WIDTH } from "./ShareImage";
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
	const { spelled = "", title } = paginas.home.hero;
	const parts = page.path === "/" && spelled ? partsAround(title, spelled) : undefined;
	const around = parts && fitsKey(parts) ? parts : undefined;
	const words = await satori(
		around ? (
			<KeyImage {...around} brand={identity.name} />
		) : (
			<ShareImage {...shareWords(page, identity)} />
		),
		{ ...SHARE_IMAGE, fonts: await fonts },
	);
	const drawn = around
		? [placed("T", KEY_LOGO), drawnKey(spelled)].join("")
		: [placed("T", LOGO), ...flagsBeside(page.flags), await figureOf(page)].join("");
	return sharp(Buffer.from(words.replace(/<\/svg>$/, `${drawn}</svg>`)))
		.png({ palette: true, dither: 0, effort: 1 })
		.toBuffer();
}

/** What a case yielded, in a field of its flag: no two of its images are the same. */
async function figureOf(page: SitePage): Promise<string> {
	if (page.kind !== "case" || !page.flag) return "";
	const { bands } = FLAGS[page.flag];
	const [figure] = page.entry.metrics;
	if (!figure || !bands) return "";
	// On the first of two fields, the middle of three, the first wide one of five.
	const field = bands.length > 2 ? 1 : 0;
	const at = (field + 0.5) / bands.length;
	return satori(<FigureImage value={figure.value} field={bands[field] ?? "white"} at={at} />, {
		...SHARE_IMAGE,
		fonts: await fonts,
	});
}

/** The flags fill what the words leave; four stand two by two, to be read like the words. */
function flagsBeside(flags: SitePage["flags"]): string[] {
	const columns = flags.length > 3 ? 2 : 1;
	const rows = Math.ceil(flags.length / columns);
	const width = (SHARE_IMAGE.width - WORDS_WIDTH - GAP * (columns - 1)) / columns;
	const height = (SHARE_IMAGE.height - GAP * (rows - 1)) / rows;
	return flags.map((letter, index) => {
		const x = WORDS_WIDTH + (index % columns) * (width + GAP);
		const y = Math.floor(index / columns) * (height + GAP);
		return placed(letter, { x, y, width, height });
	});
}

const placed = (
	letter: SitePage["flags"][number],
	{ x, y, width, height }: Record<"x" | "y" | "width" | "height", number>,
) => flagSvg(letter, width, height).replace("<svg", `<svg x="${x}" y="${y}"`);
