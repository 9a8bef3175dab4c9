/** Makes one claim of a figure that stands in several texts. */
import type { Operation } from "../../protocol.ts";
import { type Figure, type Use, withName } from "./figures.ts";

export interface NewClaim {
	/** In the text from which it is made. */
	figure: Figure;
	/** Only the number is named: its sign and what it counts stay in each text. */
	isNumber: boolean;
	key: string;
	reading: string;
	about: string;
	/** The texts that are to refer to it, that one first. */
	uses: readonly Pick<Use, "field">[];
}

const CLAIMS = "content/claims.yaml";

export const nameOf = ({ key, reading }: Pick<NewClaim, "key" | "reading">) =>
	`claims.${key}.${reading}`;

/** The claim, and its name in each of the texts: one step. */
export function operationsFor(claim: NewClaim): Operation[] {
	const { figure, isNumber, key, reading, about, uses } = claim;
	const value = isNumber ? figure.number : figure.words;
	const name = nameOf(claim);
	return [
		{
			do: "add",
			file: CLAIMS,
			path: key,
			data: { about: about.trim(), readings: { [reading]: value } },
		},
		...uses.map(({ field: { file, path, value: text } }) => ({
			do: "set" as const,
			file,
			path,
			value: withName(String(text), figure, { name, isNumber }),
		})),
	];
}
