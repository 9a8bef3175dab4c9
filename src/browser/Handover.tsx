import words from "words:tools";
import { ActionButton } from "./ActionButton";
import { Button } from "./Button";
import { preparedEmail } from "./prepared-email";
import { useCopiedLink } from "./use-copied-link";

interface HandoverProps {
	/** What was chosen, as the fragment of the address. */
	fragment: string;
	/** On the button that opens the e-mail. */
	button: string;
	subject: string;
	/** Gives the paragraphs of the e-mail. @param link the full address of what was chosen. */
	lines: (link: string) => string[];
}

/** What one does with what one has chosen: mail it, copy its link, print it. In the browser only. */
export function Handover({ fragment, button, subject, lines }: HandoverProps) {
	const { link, copy, said } = useCopiedLink();
	const { pathname, origin } = location;
	const path = `${pathname}#${fragment}`;
	const paragraphs = lines(origin + path);
	return (
		<div className="handover">
			<p className="handover-actions">
				<Button href={preparedEmail(words.address, subject, paragraphs)}>{button}</Button>
				<ActionButton onClick={copy}>{words.copy}</ActionButton>
				<ActionButton onClick={() => print()}>{words.print}</ActionButton>
			</p>
			<p className="handover-link">
				<a ref={link} href={path}>
					{path}
				</a>
				<span role="status">{said}</span>
			</p>
			<details>
				<summary>{words.preview}</summary>
				<p>
					<b>{words.subject}</b> {subject}
				</p>
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
			</details>
			<p className="handover-note">{words.note}</p>
		</div>
	);
}
