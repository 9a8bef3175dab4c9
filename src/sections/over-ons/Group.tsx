import { Band } from "@/components/Band";
import { Figures } from "@/components/Figures";
import { MoreLink } from "@/components/MoreLink";
import { groupPath, paginas } from "@/lib/site";

/** The group behind the company. */
export function Group() {
	const { title, text, facts, link } = paginas["over-ons"].group;
	return (
		<Band title={title} intro={text}>
			<Figures figures={facts} />
			<MoreLink href={groupPath}>{link}</MoreLink>
		</Band>
	);
}
