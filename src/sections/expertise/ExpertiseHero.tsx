import { Button } from "@/browser/Button";
import { Figures } from "@/browser/Figures";
import { CountUp } from "@/components/CountUp";
import { closingOf, type Expertise } from "@/queries/expertise";
import { wayTo } from "@/queries/pages";
import { FlagHero } from "@/sections/site-wide/FlagHero";
import { HeroFigures } from "@/sections/site-wide/HeroFigures";

interface ExpertiseHeroProps {
	expertise: Expertise;
}

/** The field's flag and promise, the page's one call, and figures that count up. */
export function ExpertiseHero({ expertise }: ExpertiseHeroProps) {
	const { button, note } = closingOf(expertise);
	const figures = expertise.stats.map((stat) => ({
		...stat,
		shown: <CountUp text={stat.value} />,
	}));
	return (
		<FlagHero
			flag={expertise.flag}
			back={wayTo("/expertise")}
			{...expertise.hero}
			aside={
				<HeroFigures>
					<Figures figures={figures} />
				</HeroFigures>
			}
		>
			<Button href="/contact" note={note}>
				{button}
			</Button>
		</FlagHero>
	);
}
