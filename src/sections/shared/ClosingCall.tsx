import type { Call } from "@/content/types";
import { Button } from "../../components/Button";

interface ClosingCallProps extends Call {
	/** Where the button leads, when not to the contact page. */
	href?: string;
	/** What one could read before that. */
	more?: { label: string; href: string };
	/** Whether it says something of its own, that the search should find. */
	isFound?: boolean;
	/** What else is good to know by then. */
	children?: React.ReactNode;
}

/** The last band of a page: one thing to do next. Its page needs LaterStyles. */
export function ClosingCall({
	title,
	text,
	button,
	note,
	href = "/contact",
	more,
	isFound = false,
	children,
}: ClosingCallProps) {
	return (
		<section className="screen-only closing-call">
			<div className="wrap beside">
				<h2 data-found={isFound ? undefined : "never"}>{title}</h2>
				<p className="lead">{text}</p>
				<div>
					<div className="row closing-actions">
						<Button href={href} note={note}>
							{button}
						</Button>
						{more && (
							<a className="strong" href={more.href}>
								{more.label}
							</a>
						)}
					</div>
					{children}
				</div>
			</div>
		</section>
	);
}
