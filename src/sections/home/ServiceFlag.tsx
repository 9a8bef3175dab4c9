import { Portions } from "@/drawings/service/Portions";
import { TeamMast } from "@/drawings/service/TeamMast";
import { FlagFields } from "@/flags/FlagFields";
import fieldStyles from "@/flags/fields.module.css";
import { FLAGS } from "@/flags/flags";
import { type Dienst, exampleTeamOf } from "@/queries/diensten";
import styles from "./Services.module.css";

interface ServiceFlagProps {
	dienst: Dienst;
	/** The figures of the service. */
	children: React.ReactNode;
}

/** The flag of a service with its picture in it, or with its figures alone. */
export function ServiceFlag({ dienst: { flag, phases, compose }, children }: ServiceFlagProps) {
	const team = compose && exampleTeamOf(compose);
	if (team)
		return (
			<div className={`${styles.flag} ${styles.team} ${fieldStyles.blue}`}>
				{children}
				<TeamMast team={team} />
			</div>
		);
	if (phases.steps.some(({ parts }) => parts))
		return (
			<div className={`${styles.flag} ${styles.parts} ${fieldStyles.blue}`}>
				{children}
				<figure role="none">
					<Portions steps={phases.steps} />
					<p className="caption small">{phases.caption}</p>
				</figure>
			</div>
		);
	return (
		<div className={styles.flag}>
			<FlagFields fields={FLAGS[flag].fields} />
			{children}
		</div>
	);
}
