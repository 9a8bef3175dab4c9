import { Flag } from "@/components/Flag";
import { FLAG_LETTERS, FLAGS, type FlagColor, type FlagLetter } from "@/drawing/flags";
import type { Choice } from "../../protocol";
import type { BoxProps } from "./box-props";
import { PictureBox } from "./PictureBox";

const COLORS: Record<FlagColor, string> = {
	blue: "blauw",
	red: "rood",
	yellow: "geel",
	white: "wit",
	black: "zwart",
};
const colorsOf = (letter: FlagLetter) =>
	[...new Set(FLAGS[letter].fields.map(([color]) => COLORS[color]))].join(", ");
const ALL: readonly Choice[] = FLAG_LETTERS.map((letter) => ({
	value: letter,
	label: `${letter}: ${colorsOf(letter)}`,
}));

interface FlagBoxProps extends BoxProps<string> {
	/** Without: all flags, by their letter and colours. */
	choices?: readonly Choice[] | undefined;
}

export function FlagBox({ choices = ALL, ...box }: FlagBoxProps) {
	return (
		<PictureBox
			{...box}
			choices={choices}
			find="Zoek een letter of kleur"
			picture={(letter) => letter in FLAGS && <Flag letter={letter as FlagLetter} />}
		/>
	);
}
