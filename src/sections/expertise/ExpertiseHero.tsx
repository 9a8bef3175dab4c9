import { Button } from "@/components/Button";
import { FlagHero } from "@/flags/hero/FlagHero";
import { baselineAndPeriodOf } from "@/queries/baseline";
import { type Expertise, expertiseClosing } from "@/queries/expertise";
import { wayTo } from "@/queries/pages";
import { HeroFigures } from "@/sections/shared/HeroFigures";

interface ExpertiseHeroProps {
	expertise: Expertise;
}

/** The field's flag and promise, the page's one call, and its figures, which stand still: they count where results are told. */
export function ExpertiseHero({ expertise }: ExpertiseHeroProps) {
	const { button, note } = expertiseClosing(expertise);
	const figures = expertise.stats.map(({ value, label, english, measured }) => ({
		value,
		label,
		english,
		note: baselineAndPeriodOf({ label, measured }),
	}));
	return (
		<FlagHero
			flag={expertise.flag}
			back={wayTo("/expertise")}
			{...expertise.hero}
			aside={<HeroFigures figures={figures} />}
		>
			<Button href="/contact" note={note}>
				{button}
			</Button>
		</FlagHero>
	);
}
