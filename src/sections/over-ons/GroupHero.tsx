import { Figures } from "@/components/Figures";
import type { FlagLetter } from "@/flags/flags";
import { FlagHero } from "@/flags/hero/FlagHero";
import { paginas } from "@/queries/site";

interface GroupHeroProps {
	flag: FlagLetter;
}

/** Whom we belong to, and how large that is. */
export function GroupHero({ flag }: GroupHeroProps) {
	const { title, intro, signal } = paginas.groep;
	const { facts } = paginas["over-ons"].group;
	return (
		<FlagHero
			flag={flag}
			title={title}
			intro={intro}
			signal={signal}
			aside={<Figures figures={facts} />}
		/>
	);
}
