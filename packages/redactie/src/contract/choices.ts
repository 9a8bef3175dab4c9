/** What may be chosen where content names something else of the content. */
import type { Content } from "../../../../src/content/read-content.ts";
import { tokensOf } from "../../../../src/content/tokens.ts";
import type { Choice } from "../protocol.ts";
import type { Said } from "./nodes.ts";

export type NamedChoices = Record<NonNullable<Said["names"]>[number], Choice[]>;

export const choicesOf = ({ diensten, expertise, identity }: Content): NamedChoices => ({
	diensten: diensten.map(({ id, name }) => ({ value: id, label: name })),
	expertise: expertise.map(({ id, name }) => ({ value: id, label: name })),
	technologies: [
		...new Set(expertise.flatMap(({ technologies }) => technologies.items.map(({ name }) => name))),
	].map(asItIs),
	identity: [...tokensOf(identity).keys()].map(asItIs),
});

const asItIs = (value: string): Choice => ({ value, label: value });
