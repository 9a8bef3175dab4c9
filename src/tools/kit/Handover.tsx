import words from "words:tools";
import { ActionButton } from "../../components/ActionButton";
import { Button } from "../../components/Button";
import { dial } from "../../text/dial";
import { fill } from "../../text/fill";
import { preparedEmail } from "../../text/prepared-email";
import { CopyButton } from "./CopyButton";

interface HandoverProps {
	/** What was chosen, as the fragment of the address. */
	fragment: string;
	/** On the button that opens the e-mail. */
	button: string;
	/** The e-mail, in paragraphs. @param link the full address of what was chosen. */
	mail: (link: string) => { subject: string; lines: string[] };
}

/** What one does with what one has chosen: mail it, copy its link, print it. In the browser only. */
export function Handover({ fragment, button, mail }: HandoverProps) {
	const link = `${location.origin}${location.pathname}#${fragment}`;
	const { subject, lines } = mail(link);
	return (
		<>
			<div className="handover">
				<div className="actions">
					<Button href={preparedEmail(words.address, subject, lines)}>{button}</Button>
					<ActionButton onClick={() => print()}>{words.print}</ActionButton>
					<CopyButton label={words.copy} text={link} />
					<CopyButton label={words.copyText} text={lines.join("\n\n")} />
				</div>
				<details>
					<summary>{words.preview}</summary>
					<p>
						<b>{words.to}</b> {words.address}
					</p>
					<p>
						<b>{words.subject}</b> {subject}
					</p>
					{lines.map((line) => (
						<p key={line}>{line}</p>
					))}
				</details>
				<p className="soft">{words.note}</p>
				<p className="soft">
					{words.noMail} <a href={dial(words.phone)}>{words.phone.replaceAll(" ", "\u00a0")}</a>
				</p>
			</div>
			<p className="paper-only">{fill(words.paper, { link })}</p>
		</>
	);
}
