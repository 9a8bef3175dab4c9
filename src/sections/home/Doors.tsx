import { Band } from "@/components/Band";
import type { Paginas } from "@/content/types";
import { ExpertiseSketch } from "@/drawings/expertise/ExpertiseDrawing";
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
 * A field of expertise as its flag, and in its lowest quarter, or below a flag without bands, the
 * name, what one finds there and technologies. Under a pointer or the focus what lies above that
 * turns like a door, and shows the drawing of its page behind it.
 */
function Door({ entry }: DoorProps) {
	const { name, flag, door, tags, drawing } = entry;
	const { fields, bands, accent } = FLAGS[flag];
	const ground = bands?.at(-1) ?? "white";
	return (
		<li className={`${styles.door} ${fieldStyles[ground]}`}>
			<FlagFields fields={fields} part={bands ? 0.75 : 1} className={styles.leaf} />
			<h3>
				<a href={expertisePath(entry)}>{name}</a>
			</h3>
			<p className="small">{door}</p>
			<ul>
				{tags.slice(0, 4).map((tag) => (
					<li key={tag}>{tag}</li>
				))}
			</ul>
			{drawing && (
				<figure role="none" className="screen-only" data-accent={accent}>
					<ExpertiseSketch drawing={drawing} />
				</figure>
			)}
		</li>
	);
}
