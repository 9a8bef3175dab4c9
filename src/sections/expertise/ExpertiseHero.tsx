import { Button } from "@/browser/Button";
import { Figures } from "@/browser/Figures";
import { CountUp } from "@/components/CountUp";
import { closingOf, type Expertise } from "@/queries/expertise";
import { baselineAndPeriodOf } from "@/queries/figures";
import { wayTo } from "@/queries/pages";
import { FlagHero } from "@/sections/site-wide/FlagHero";
import { HeroFigures } from "@/sections/site-wide/HeroFigures";

interface ExpertiseHeroProps {
	expertise: Expertise;
}

/** The field's flag and promise, the page's one call, and figures that count up. */
export function ExpertiseHero({ expertise }: ExpertiseHeroProps) {
	const { button, note } = closingOf(expertise);
	const figures = expertise.stats.map(({ value, label, english, measured }) => ({
		value,
		shown: <CountUp text={value} />,
		label,
		english,
		note: baselineAndPeriodOf({ label, measured }),
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
