import type { Paginas } from "@/content/types";
import styles from "./RowList.module.css";

/** On to cases, careers and community. */
export function Links({ links }: Pick<Paginas["over-ons"], "links">) {
	return (
		<section className={`wrap ${styles.root} ${styles.links}`}>
			{links.map(({ title, text, link }) => (
				<div key={link.href} className="beside-late">
					<h2>{title}</h2>
					<p>{text}</p>
					<a className="stretched" href={link.href}>
						{link.label}
					</a>
				</div>
			))}
		</section>
	);
}
