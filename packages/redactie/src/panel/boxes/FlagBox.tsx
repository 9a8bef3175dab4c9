import { Flag } from "@/flags/Flag";
import { FLAGS, type FlagColor, type FlagLetter } from "@/flags/flags";
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
const isLetter = (value: string): value is FlagLetter => value in FLAGS;

interface FlagBoxProps extends BoxProps<string> {
	/** What a flag stands for; one that stands for nothing is called by its colours. */
	choices: readonly Choice[];
}

export function FlagBox({ choices, ...box }: FlagBoxProps) {
	const named = choices.map(({ value, label }) => ({
		value,
		label: label === value && isLetter(value) ? `${value}: ${colorsOf(value)}` : label,
	}));
	return (
		<PictureBox
			{...box}
			choices={named}
			find="Zoek een letter of kleur"
			picture={(value) => isLetter(value) && <Flag letter={value} />}
		/>
	);
}
