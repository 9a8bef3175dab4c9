import { MoreLink } from "@/components/MoreLink";
import { paginas } from "@/lib/site";
import styles from "./Links.module.css";

/** On to careers and community. */
export function Links() {
	return (
		<section className={`wrap ${styles.root}`}>
			{paginas["over-ons"].links.map(({ title, text, link }) => (
				<div key={link.href}>
					<h2>{title}</h2>
					<p>{text}</p>
					<MoreLink href={link.href}>{link.label}</MoreLink>
				</div>
			))}
		</section>
	);
}
