import { content } from "@/content/content";
import { entryPath } from "@/content/pages";
import type { Expertise } from "@/content/types";

export type { Expertise };

/** The fields of expertise, in the order of the content. */
export const getExpertise = () => content.expertise;

export const expertisePath = (expertise: { slug: string }) => entryPath("expertise", expertise);

/** The technologies of 'Onze Tech Stack', each with its icon and the page and flag of its field of expertise. */
export function getTechStack() {
	const technologies = new Map(
		content.expertise.flatMap((expertise) =>
			expertise.technologies.items.map(
				({ name, icon }) =>
					[name, { icon, flag: expertise.flag, path: expertisePath(expertise) }] as const,
			),
		),
	);
	return content.paginas.expertise.techStack.items.flatMap(({ name, description }) => {
		const technology = technologies.get(name);
		return technology ? { name, description, ...technology } : [];
	});
}

/** The closing call: the page's own words where it has them, the default ones elsewhere. */
export const expertiseClosing = ({ closing }: Expertise) =>
	closing ?? content.paginas.expertise.detail.closing;
