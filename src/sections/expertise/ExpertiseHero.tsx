import type { Expertise } from "@/lib/expertise";
import { FlagHero } from "@/sections/site-wide/FlagHero";

interface ExpertiseHeroProps {
	expertise: Expertise;
	/** The field's three figures. */
	figures?: React.ReactNode;
}

/** The field's flag and promise. */
export function ExpertiseHero({ expertise, figures }: ExpertiseHeroProps) {
	return <FlagHero flag={expertise.flag} {...expertise.hero} figures={figures} />;
}
