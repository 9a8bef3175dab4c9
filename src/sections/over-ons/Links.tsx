import type { Paginas } from "@/content/types";
import styles from "./Links.module.css";

/** On to cases, careers and community, side by side. */
export function Links({ links }: Pick<Paginas["over-ons"], "links">) {
	return (
		<section className={`wrap ${styles.root}`}>
			{links.map(({ title, text, link }) => (
				<div key={link.href}>
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
