import type { Paginas } from "@/content/types";
import styles from "./Links.module.css";

/** On to careers and community, each a row as wide as the page. */
export function Links({ links }: Pick<Paginas["over-ons"], "links">) {
	return (
		<section className={`wrap ${styles.root}`}>
			{links.map(({ title, text, link }) => (
				<div key={link.href} className="beside">
					<h2>{title}</h2>
					<div>
						<p>{text}</p>
						<a className="stretched" href={link.href}>
							{link.label}
						</a>
					</div>
				</div>
			))}
		</section>
	);
}
