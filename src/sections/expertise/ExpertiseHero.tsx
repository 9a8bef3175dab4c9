import type { Expertise } from "@/lib/expertise";
import { FlagHero } from "@/sections/site-wide/FlagHero";

interface ExpertiseProps {
	expertise: Expertise;
}

/** The field's flag, promise and three figures. */
export function ExpertiseHero({ expertise }: ExpertiseProps) {
	const { badge, title, intro } = expertise.hero;
	return (
		<FlagHero
			flag={expertise.flag}
			badge={badge}
			title={title}
			intro={intro}
			figures={expertise.stats}
		/>
	);
}
