import type { FlagLetter } from "@/flags/flags";
import { FlagBand } from "./FlagBand";
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
		<FlagBand flag={flag}>
			<div className={styles.root}>
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
		</FlagBand>
	);
}
