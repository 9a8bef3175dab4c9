import { Flag } from "@/flags/Flag";
import type { FlagLetter } from "@/flags/flags";
import styles from "./QuoteBand.module.css";

interface QuoteBandProps {
	/** K unless the page flies another: 'I wish to communicate with you'. */
	flag?: FlagLetter;
	quote: { text: string; name: string; role: string };
	/** What to do next. */
	children?: React.ReactNode;
}

/** Somebody's words on a dark band, beside a flag. */
export function QuoteBand({ flag = "K", quote, children }: QuoteBandProps) {
	return (
		<div className={styles.root}>
			<div className={`wrap ${styles.wrap}`}>
				<Flag letter={flag} className={styles.flag} />
				<div>
					<figure>
						<blockquote>
							<p className="display">“{quote.text}”</p>
						</blockquote>
						<figcaption>
							{quote.name}, {quote.role}
						</figcaption>
					</figure>
					{children}
				</div>
			</div>
		</div>
	);
}
