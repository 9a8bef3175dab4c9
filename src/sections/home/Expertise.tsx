import { Band } from "@/components/Band";
import { Flag } from "@/components/Flag";
import { MoreLink } from "@/components/MoreLink";
import { TagList } from "@/components/TagList";
import { expertisePath, getExpertise } from "@/queries/expertise";
import { paginas } from "@/queries/site";
import styles from "./Expertise.module.css";

/** Four tiles, one per field of expertise; a tile's flag waves under the pointer. */
export function Expertise() {
	const { title, intro, more } = paginas.home.expertise;
	return (
		<Band title={title} intro={intro}>
			<ul className={styles.tiles}>
				{getExpertise().map((entry) => (
					<li key={entry.id}>
						<Flag letter={entry.flag} className={styles.flag} />
						<h3>
							<a className="stretched" href={expertisePath(entry)}>
								{entry.name}
							</a>
						</h3>
						<TagList tags={entry.tags.slice(0, 4)} />
					</li>
				))}
			</ul>
			<MoreLink href="/expertise">{more}</MoreLink>
		</Band>
	);
}
