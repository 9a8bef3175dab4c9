import { Button } from "@/components/Button";
import { FlagHero } from "@/flags/hero/FlagHero";
import { subjectHref } from "@/queries/contact";
import type { Dienst } from "@/queries/diensten";
import { wayTo } from "@/queries/pages";
import { composerOf } from "@/queries/tools";
import { HeroFigures } from "@/sections/shared/HeroFigures";

interface DienstProps {
	dienst: Dienst;
}

/** The service's flag, promise and facts. */
export function DienstHero({ dienst }: DienstProps) {
	const { title, intro, button, note } = dienst.hero;
	const composer = composerOf(dienst);
	return (
		<FlagHero
			flag={dienst.flag}
			back={wayTo("/diensten")}
			badge={dienst.name}
			title={title}
			intro={intro}
			aside={<HeroFigures figures={dienst.facts} />}
		>
			<Button href={subjectHref(dienst.id)} note={note}>
				{button}
			</Button>
			{composer && (
				<Button href={composer.href} variant="secondary">
					{composer.label}
				</Button>
			)}
		</FlagHero>
	);
}
