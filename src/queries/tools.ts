/** Where the two tools stand: at the headings of their sections. */
import { PAGES, pathOf } from "@/content/pages";
import { slugOf } from "@/text/slug";
import { type Dienst, dienstPath, getDiensten } from "./diensten.ts";
import { identity, paginas } from "./site.ts";

const at = (path: string, heading: string) => `${path}#${slugOf(heading)}`;

/** Choosing a service, by a few questions. */
export const chooser = {
	label: paginas.diensten.choiceLink,
	href: at(pathOf(PAGES.diensten, identity), paginas.diensten.choice.title),
};

/** Composing the team of a service; undefined for a service that has none to compose. */
export const composerOf = ({ compose, slug }: Dienst) =>
	compose && { label: compose.title, href: at(dienstPath({ slug }), compose.title) };

export const getComposers = () => getDiensten().flatMap((dienst) => composerOf(dienst) ?? []);
