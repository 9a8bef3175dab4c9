import { MoreLink } from "./MoreLink";
import styles from "./PageIntro.module.css";

interface PageIntroProps {
	title: string;
	intro: string;
	/** What helps whoever does not know where to begin. */
	more?: { label: string; href: string };
}

/** The top of an overview page: on paper, without a flag of its own. */
export function PageIntro({ title, intro, more }: PageIntroProps) {
	return (
		<section className={`wrap stack ${styles.root}`}>
			<h1>{title}</h1>
			<div className="stack">
				<p className="lead soft">{intro}</p>
				{more && <MoreLink href={more.href}>{more.label}</MoreLink>}
			</div>
		</section>
	);
}
