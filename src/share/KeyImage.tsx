import { flagSvg } from "@/flags/flag-svg";
import { flagOf } from "@/flags/flags";
import { letterWidths, WORD_LINE } from "@/flags/letter-widths";
import { rawColor } from "@/styles/colors";
import { SHARE_IMAGE } from "./share-image-size";
import { titleSize } from "./title-size";

/** Pixels. */
const MARGIN = 64;
const LENGTH = SHARE_IMAGE.width - 2 * MARGIN;
/** The lines above and below the key. */
const LINE = 104;
/** The dark field that flags hang in, and how far its edge is from them. */
const FIELD = 128;
const DROP = 14;
const BELOW = LINE + FIELD + 2 * DROP;
/** Between the field, the word and the last line. */
const GAP = 20;
const WORD = SHARE_IMAGE.height - BELOW - LINE - 2 * GAP;

export const KEY_LOGO = { x: 1092, y: 556, width: 44, height: 35 };

interface Parts {
	before: string;
	after: string;
}

/** Whether each part of a headline about its key stands on a line. */
export const fitsKey = ({ before, after }: Parts) => before.length <= 30 && after.length <= 18;

/** A word as wide as the picture, and over each letter its flag, exactly as wide as that. */
export function drawnKey(word: string): string {
	const { width, height, letters, outline } = letterWidths(word);
	const scale = Math.min(LENGTH / width, WORD / height);
	const white = rawColor("white");
	const flags = letters.map(({ from, to }, index) => {
		const flag = flagOf(word.charAt(index));
		if (!flag) return "";
		const [x, w] = [MARGIN + from * width * scale, (to - from) * width * scale];
		return `<path stroke="${white}" stroke-width="2" d="M${x + w * 0.06} ${LINE}v${DROP}M${x + w * 0.94} ${LINE}v${DROP}"/>${flagSvg(flag, w, FIELD).replace("<svg", `<svg x="${x}" y="${LINE + DROP}"`)}`;
	});
	const ink = rawColor("ink");
	return `<path fill="${ink}" d="M0 ${LINE}h${SHARE_IMAGE.width}V${BELOW}H0z"/>${flags.join("")}<path fill="${ink}" transform="translate(${MARGIN} ${BELOW + GAP + WORD_LINE * scale}) scale(${scale})" d="${outline}"/>`;
}

interface KeyImageProps extends Parts {
	brand: string;
}

/** The words of home's share image about its key, for Satori: see ShareImage.tsx. */
export function KeyImage({ before, after, brand }: KeyImageProps) {
	const line = (text: string, width: number) => (
		<div style={{ fontSize: titleSize(text, { width, height: 72 }) }}>{text.trim()}</div>
	);
	return (
		<div
			style={{
				display: "flex",
				flexDirection: "column",
				justifyContent: "space-between",
				width: "100%",
				height: "100%",
				boxSizing: "border-box",
				padding: `0 ${MARGIN}px`,
				background: rawColor("paper"),
				color: rawColor("ink"),
				fontFamily: "Archivo Display",
				lineHeight: 1,
				letterSpacing: "-0.03em",
			}}
		>
			<div style={LINE_BOX}>{line(before, LENGTH)}</div>
			<div style={LINE_BOX}>
				{line(after, LENGTH * 0.6)}
				<div style={{ paddingRight: KEY_LOGO.width + 16, fontSize: 36 }}>{brand}</div>
			</div>
		</div>
	);
}

const LINE_BOX = {
	display: "flex",
	justifyContent: "space-between",
	alignItems: "center",
	height: LINE,
} as const;
