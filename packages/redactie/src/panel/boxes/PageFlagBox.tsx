import { Flag } from "@/flags/Flag";
import type { FlagLetter } from "@/flags/flags";
import type { Choice, SitePage } from "../../protocol";
import type { BoxProps } from "./box-props";
import { PictureBox } from "./PictureBox";

interface PageFlagBoxProps extends BoxProps<string> {
	/** Entries that have a page: expertise, services. */
	choices: readonly Choice[];
	pages: readonly SitePage[];
}

/** Pages of this site to choose from, each by its flag: an expertise or a service. */
export function PageFlagBox({ choices, pages, ...box }: PageFlagBoxProps) {
	const words = choices.map(firstWord);
	const isClear = new Set(words).size === words.length;
	return (
		<PictureBox
			{...box}
			choices={choices}
			find="Zoek een vakgebied of dienst"
			shortOf={isClear ? firstWord : undefined}
			picture={(value) => {
				const letter = flagOf(value, pages);
				return letter && <Flag letter={letter} />;
			}}
		/>
	);
}

/** Each of them has a page with a flag. */
export const canFly = (choices: readonly Choice[], pages: readonly SitePage[]) =>
	choices.length > 0 && choices.every(({ value }) => flagOf(value, pages));

/** @param value the name of its file. */
const flagOf = (value: string, pages: readonly SitePage[]): FlagLetter | undefined =>
	pages.find(({ file }) => ENTRY.test(file) && file.endsWith(`/${value}.yaml`))?.flag;
const ENTRY = /^content\/(expertise|diensten)\//;

const firstWord = ({ label }: Choice) => label.split(" ")[0] ?? label;
