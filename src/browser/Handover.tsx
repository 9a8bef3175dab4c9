import words from "words:tools";
import { ActionButton } from "./ActionButton";
import { Button } from "./Button";
import { preparedEmail } from "./prepared-email";
import { useCopiedLink } from "./use-copied-link";
import { addressOf } from "./use-fragment";

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
	const { link, copy, isCopied, hasFailed } = useCopiedLink();
	const address = addressOf(fragment);
	const paragraphs = lines(address);
	return (
		<div className="handover">
			<p className="handover-actions">
				<Button href={preparedEmail(words.address, subject, paragraphs)}>{button}</Button>
				<ActionButton onClick={copy}>
					{/* Both in one place: the button keeps its size. */}
					<span hidden={isCopied}>{words.copy}</span>
					<span hidden={!isCopied}>{words.copied}</span>
				</ActionButton>
				<ActionButton onClick={() => print()}>{words.print}</ActionButton>
			</p>
			{/* Shows where it could not be copied: it is selected then. */}
			<p className="handover-link" hidden={!hasFailed}>
				<a ref={link} href={address}>
					{address}
				</a>
			</p>
			{/* The button has said so already to those who see it. */}
			<p className={hasFailed ? "handover-said" : "visually-hidden"} aria-live="polite">
				{isCopied && words.copied}
				{hasFailed && words.failed}
			</p>
			<details>
				<summary>{words.preview}</summary>
				<p>
					<b>{words.to}</b> {words.address}
				</p>
				<p>
					<b>{words.subject}</b> {subject}
				</p>
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
			</details>
			<p className="handover-note">{words.note}</p>
			<p className="handover-note">
				{words.noMail}{" "}
				<a href={`tel:${words.phone.replaceAll(" ", "")}`}>
					{words.phone.replaceAll(" ", "\u00a0")}
				</a>
			</p>
		</div>
	);
}
