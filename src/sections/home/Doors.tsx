import { Band } from "@/components/Band";
import type { Paginas } from "@/content/types";
import { ExpertiseSketch } from "@/drawings/ExpertiseDrawing";
import { FlagFields } from "@/flags/FlagFields";
import fieldStyles from "@/flags/fields.module.css";
import { FLAGS } from "@/flags/flags";
import { type Expertise, expertisePath, getExpertise } from "@/queries/expertise";
import styles from "./Doors.module.css";

/** A door for each field of expertise, edge to edge. */
export function Doors({ title, more }: Paginas["home"]["expertise"]) {
	return (
		<Band
			title={title}
			more={{ label: more, href: "/expertise" }}
			wide={
				<ul className={styles.doors}>
					{getExpertise().map((entry) => (
						<Door key={entry.id} entry={entry} />
					))}
				</ul>
			}
		/>
	);
}

interface DoorProps {
	entry: Expertise;
}

/**
 * A field of expertise as its flag, the name in its lowest quarter, or below a flag without bands.
 * Under a pointer or the focus what lies above that turns like a door, and shows a picture and the
 * technologies behind it. Where nothing hovers the door stays shut, and the words behind it stand
 * under the name.
 */
function Door({ entry }: DoorProps) {
	const { fields, bands } = FLAGS[entry.flag];
	const name = bands?.at(-1) ?? "white";
	return (
		<li className={`${styles.door} ${fieldStyles[name]}`}>
			<h3>
				<a href={expertisePath(entry)}>{entry.name}</a>
			</h3>
			<div className={styles.behind}>
				<Picture entry={entry} />
				<ul>
					{entry.tags.slice(0, 4).map((tag) => (
						<li key={tag}>{tag}</li>
					))}
				</ul>
			</div>
			<FlagFields fields={fields} part={bands ? 0.75 : 1} className={styles.leaf} />
		</li>
	);
}

/** The small drawing of its page above what one finds there, or without one its first two figures. */
function Picture({ entry: { drawing, door, flag, stats } }: DoorProps) {
	if (!drawing)
		return stats.slice(0, 2).map(({ value, label }) => (
			<p key={label} className="screen-only">
				<b className="display">{value}</b> {label}
			</p>
		));
	return (
		<figure role="none" className="screen-only" data-accent={FLAGS[flag].accent}>
			<ExpertiseSketch drawing={drawing} />
			<p className={styles.caption}>{door}</p>
		</figure>
	);
}
