import { Button } from "@/components/Button";
import { closingOf, type Expertise } from "@/queries/expertise";
import { FlagHero } from "@/sections/site-wide/FlagHero";
import { HeroFigures } from "@/sections/site-wide/HeroFigures";

interface ExpertiseHeroProps {
	expertise: Expertise;
	/** The field's three figures. */
	figures?: React.ReactNode;
}

/** The field's flag and promise, and the page's one call. */
export function ExpertiseHero({ expertise, figures }: ExpertiseHeroProps) {
	return (
		<FlagHero
			flag={expertise.flag}
			{...expertise.hero}
			aside={<HeroFigures>{figures}</HeroFigures>}
		>
			<Button href="/contact">{closingOf(expertise).button}</Button>
		</FlagHero>
	);
}
