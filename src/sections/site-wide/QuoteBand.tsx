import { Flag } from "@/components/Flag";
import styles from "./QuoteBand.module.css";

interface QuoteBandProps {
	quote: { text: string; name: string; role: string };
	/** What to do next. */
	children?: React.ReactNode;
}

/** Somebody's words on a dark band, beside flag K: 'I wish to communicate with you'. */
export function QuoteBand({ quote, children }: QuoteBandProps) {
	return (
		<section className={styles.root}>
			<div className={`wrap ${styles.wrap}`}>
				<Flag letter="K" className={styles.flag} />
				<figure>
					<blockquote>
						<p>“{quote.text}”</p>
					</blockquote>
					<figcaption>
						{quote.name}, {quote.role}
					</figcaption>
					{children}
				</figure>
			</div>
		</section>
	);
}
