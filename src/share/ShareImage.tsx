import type { FlagColor } from "@/flags/flags";
import { rawColor } from "@/styles/colors";
import { SHARE_IMAGE } from "./share-image-size";
import { titleSize } from "./title-size";

export interface ShareImageProps {
	/** What the page is about, above its title. */
	kicker?: string | undefined;
	title: string;
	brand: string;
}

/** Pixels. */
const MARGIN = 72;
export const WORDS_WIDTH = 760;
/** Where the words leave room for the logo's flag. */
export const LOGO = { x: MARGIN, y: 523, width: 56, height: 45 };
const TITLE_BOX = { width: WORDS_WIDTH - 2 * MARGIN + 24, height: 350 };

/**
 * The words of a share image. Satori lays it out, not a browser: every style stands
 * in the element, and every element with more than one child is a flex box.
 */
export function ShareImage({ kicker, title, brand }: ShareImageProps) {
	const ink = rawColor("ink");
	return (
		<div
			style={{
				display: "flex",
				flexDirection: "column",
				width: SHARE_IMAGE.width,
				height: "100%",
				boxSizing: "border-box",
				padding: `${MARGIN - 8}px ${MARGIN}px`,
				background: rawColor("paper"),
				color: ink,
				fontFamily: "Archivo Display",
			}}
		>
			<div style={{ fontSize: 30, letterSpacing: "-0.01em", color: rawColor("slate") }}>
				{kicker ?? ""}
			</div>
			<div
				style={{
					flex: 1,
					display: "flex",
					alignItems: "center",
					width: TITLE_BOX.width,
					fontSize: titleSize(title, TITLE_BOX),
					lineHeight: 1,
					letterSpacing: "-0.03em",
					textWrap: "balance",
				}}
			>
				{title}
			</div>
			<div
				style={{
					paddingLeft: LOGO.width + 20,
					fontSize: 44,
					lineHeight: 1,
					letterSpacing: "-0.03em",
				}}
			>
				{brand}
			</div>
		</div>
	);
}

interface FigureImageProps {
	value: string;
	/** That of the flag's field which it stands in. */
	field: FlagColor;
	/** The middle of that field, a part of the height. */
	at: number;
}

/** What a case yielded, over its flag. */
export const FigureImage = ({ value, field, at }: FigureImageProps) => (
	<div
		style={{
			position: "absolute",
			display: "flex",
			left: WORDS_WIDTH,
			width: SHARE_IMAGE.width - WORDS_WIDTH,
			top: at * SHARE_IMAGE.height - FIGURE / 2,
			justifyContent: "center",
			color: rawColor(field === "white" || field === "yellow" ? "ink" : "white"),
			fontFamily: "Archivo Display",
			fontSize: Math.min(FIGURE, FIGURE_WIDTH / value.length),
			lineHeight: 1,
			letterSpacing: "-0.03em",
		}}
	>
		{value}
	</div>
);
/** Pixels of its letters, and of all of these where they are an em wide. */
const FIGURE = 132;
const FIGURE_WIDTH = 620;
