import { Button } from "@/components/Button";
import { Figures } from "@/components/Figures";
import { FlagHero } from "@/flags/hero/FlagHero";
import { HeroFigures } from "@/flags/hero/HeroFigures";
import { subjectHref } from "@/queries/contact";
import type { Dienst } from "@/queries/diensten";
import { wayTo } from "@/queries/pages";
import { composerOf } from "@/queries/tools";
import styles from "./DienstHero.module.css";

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
			aside={
				<HeroFigures>
					<Figures figures={dienst.facts} className={styles.facts} />
				</HeroFigures>
			}
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
