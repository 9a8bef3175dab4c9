import type { Call } from "@/content/types";
import { Button } from "../../components/Button";
import styles from "./ClosingCall.module.css";

interface ClosingCallProps {
	call: Call;
	/** Where the button leads, when not to the contact page. */
	href?: string;
	/** What one could read before that. */
	more?: { label: string; href: string };
	/** What else is good to know by then. */
	children?: React.ReactNode;
}

/** The last band of a page: one thing to do next. */
export function ClosingCall({ call, href = "/contact", more, children }: ClosingCallProps) {
	return (
		<section className={`screen-only ${styles.root}`}>
			<div className={`wrap ${styles.wrap}`}>
				<h2>{call.title}</h2>
				<div>
					<p>{call.text}</p>
					<div className={styles.actions}>
						<Button href={href} note={call.note}>
							{call.button}
						</Button>
						{more && <a href={more.href}>{more.label}</a>}
					</div>
					{children}
				</div>
			</div>
		</section>
	);
}
