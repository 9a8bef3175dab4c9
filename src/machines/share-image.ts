/** Share images: a page's title beside its flags, or home's under its key, in the site's own type. */
import sharp from "sharp";
import { flagSvg } from "@/flags/flag-svg";
import { FLAGS, type FlagSign, flagOf } from "@/flags/flags";
import { letterWidths, WORD_LINE } from "@/flags/letter-widths";
import type { SitePage } from "@/queries/pages";
import { identity, paginas } from "@/queries/site";
import { colorOf } from "@/styles/colors";
import { partsAround } from "@/text/parts-around";
import { SHARE_IMAGE } from "./share-image-size";
import { drawnWords, fitted, kickerOf } from "./share-words";

// All lengths are in pixels, but where a name says otherwise.
const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE;
/** The height of a capital, in em. */
const CAPITAL = WORD_LINE / 1000;

/** The share image of a page as PNG, the same bytes for the same words. */
export function shareImage(page: SitePage): Promise<Buffer> {
	const drawn = (page.path === "/" && underKey()) || besideFlags(page);
	const ground = `<path fill="${colorOf("color-paper").light}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${ground}${drawn}</svg>`;
	return sharp(Buffer.from(svg)).png({ palette: true, dither: 0, effort: 1 }).toBuffer();
}

/** @param middle of its capitals, from top to bottom. */
const line = (words: string, x: number, middle: number, size: number, color = "ink") =>
	outlined(drawnWords(words).outline, x, middle + (CAPITAL * size) / 2, size, color);

const outlined = (outline: string, x: number, y: number, size: number, color = "ink") =>
	`<path fill="${colorOf(color).light}" transform="translate(${x} ${y}) scale(${size / 1000})" d="${outline}"/>`;

const flag = (letter: FlagSign, x: number, y: number, width: number, height: number) =>
	flagSvg(letter, width, height).replace("<svg", `<svg x="${x}" y="${y}"`);

const MARGIN = 72;
/** Where the words end and the flags begin. */
const WORDS_WIDTH = 760;
const TITLE_BOX = { width: WORDS_WIDTH - 2 * MARGIN + 24, height: 336 };

function besideFlags(page: SitePage): string {
	const { lines, size } = fitted(page.title, TITLE_BOX);
	const first = (HEIGHT - size * (lines.length - 1)) / 2;
	return [
		line(kickerOf(page, identity.tagline), MARGIN, 80, 30, "color-soft"),
		...lines.map((words, at) => line(words, MARGIN, first + at * size, size)),
		flag("T", MARGIN, 523, 56, 45),
		line(identity.name, MARGIN + 76, 545, 44),
		...flagsOf(page),
		figureOf(page),
	].join("");
}

/** Between flags. */
const GAP = 14;

/** The flags fill what the words leave; four stand two by two, to be read like the words. */
function flagsOf({ flags }: SitePage): string[] {
	const columns = flags.length > 3 ? 2 : 1;
	const rows = Math.ceil(flags.length / columns);
	const width = (WIDTH - WORDS_WIDTH - GAP * (columns - 1)) / columns;
	const height = (HEIGHT - GAP * (rows - 1)) / rows;
	return flags.map((letter, index) => {
		const x = WORDS_WIDTH + (index % columns) * (width + GAP);
		const y = Math.floor(index / columns) * (height + GAP);
		return flag(letter, x, y, width, height);
	});
}

/** What a case yielded, in a field of its flag: no two of its images are the same. */
function figureOf(page: SitePage): string {
	if (page.kind !== "case" || !page.flag) return "";
	const { bands = [] } = FLAGS[page.flag];
	// On the first of two fields, the middle of three, the first wide one of five.
	const at = bands.length > 2 ? 1 : 0;
	const field = bands[at];
	const [{ value = "" } = {}] = page.entry.metrics;
	if (!field) return "";
	const { width } = drawnWords(value);
	const size = Math.min(132, 400 / width);
	const x = (WORDS_WIDTH + WIDTH - width * size) / 2;
	const color = field === "white" || field === "yellow" ? "ink" : "flag-white";
	return line(value, x, ((at + 0.5) / bands.length) * HEIGHT, size, color);
}

/** Of home's key. The lines above and below it are as high as each other. */
const EDGE = 64;
const LENGTH = WIDTH - 2 * EDGE;
const LINE = 104;
/** The dark field that flags hang in, and how far its edge is from them. */
const FIELD = 128;
const DROP = 14;
const BELOW = LINE + FIELD + 2 * DROP;
/** Between the field, the word and the last line. */
const SPACE = 20;
const WORD = HEIGHT - BELOW - LINE - 2 * SPACE;
/** Where the brand and its flag end the last line. */
const BRAND = { width: 270, size: 36 };

/**
 * A word as wide as the picture, over each letter its flag, exactly as wide as that, and the rest
 * of the headline above and below.
 * @returns undefined where home spells no word, or a part of its headline is too long for a line.
 */
function underKey(): string | undefined {
	const { spelled, title } = paginas.home.hero;
	const parts = spelled && partsAround(title, spelled);
	if (!parts) return undefined;
	const [before, after] = [parts.before.trim(), parts.after.trim()];
	const sizeOf = (words: string, length: number) => Math.min(72, length / drawnWords(words).width);
	const sizes = [sizeOf(before, LENGTH), sizeOf(after, LENGTH - BRAND.width)] as const;
	if (Math.min(...sizes) < 48) return undefined;

	const { width, height, letters, outline } = letterWidths(spelled);
	const scale = Math.min(LENGTH / width, WORD / height);
	const ink = colorOf("ink").light;
	const brandWidth = drawnWords(identity.name).width * BRAND.size;
	return [
		line(before, EDGE, LINE / 2, sizes[0]),
		`<path fill="${ink}" d="M0 ${LINE}h${WIDTH}V${BELOW}H0z"/>`,
		...letters.map(({ from, to }, index) => {
			const letter = flagOf(spelled.charAt(index));
			const [x, w] = [EDGE + from * width * scale, (to - from) * width * scale];
			const ropes = `M${x + w * 0.06} ${LINE}v${DROP}M${x + w * 0.94} ${LINE}v${DROP}`;
			return letter
				? `<path stroke="${colorOf("flag-white").light}" stroke-width="2" d="${ropes}"/>${flag(letter, x, LINE + DROP, w, FIELD)}`
				: "";
		}),
		outlined(outline, EDGE, BELOW + SPACE + WORD_LINE * scale, 1000 * scale),
		line(after, EDGE, HEIGHT - LINE / 2, sizes[1]),
		line(identity.name, WIDTH - EDGE - 60 - brandWidth, HEIGHT - LINE / 2, BRAND.size),
		flag("T", WIDTH - EDGE - 44, 560, 44, 35),
	].join("");
}
