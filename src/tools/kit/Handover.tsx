import words from "words:tools";
import { ActionButton } from "../../components/ActionButton";
import { Button } from "../../components/Button";
import { dial } from "../../text/dial";
import { preparedEmail } from "../../text/prepared-email";
import { Status } from "./Status";
import { select, useCopied } from "./use-copied";
import { addressOf } from "./use-fragment";

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
	const { copy, copied, refused } = useCopied<"link" | "text">();
	const address = addressOf(fragment);
	const { subject, lines } = mail(address);
	return (
		<div className="handover">
			<p className="actions">
				<Button href={preparedEmail(words.address, subject, lines)}>{button}</Button>
				<CopyButton
					label={words.copy}
					isCopied={copied === "link"}
					copy={() => copy("link", address)}
				/>
				<ActionButton onClick={() => print()}>{words.print}</ActionButton>
			</p>
			{/* Shows where it could not be copied: it is selected then. */}
			<p className="soft" hidden={refused !== "link"}>
				<a ref={refused === "link" ? select : null} href={address}>
					{address}
				</a>
			</p>
			{/* The button has said so already to those who see it. */}
			<Status {...(refused && { className: "said" })}>
				{copied && words.copied}
				{refused && words.failed}
			</Status>
			<details>
				<summary>{words.preview}</summary>
				<p>
					<b>{words.to}</b> {words.address}
				</p>
				<p>
					<b>{words.subject}</b> {subject}
				</p>
				<div ref={refused === "text" ? select : null}>
					{lines.map((line) => (
						<p key={line}>{line}</p>
					))}
				</div>
				<CopyButton
					label={words.copyText}
					isCopied={copied === "text"}
					copy={() => copy("text", lines.join("\n\n"))}
				/>
			</details>
			<p className="soft">{words.note}</p>
			<p className="soft">
				{words.noMail} <a href={dial(words.phone)}>{words.phone.replaceAll(" ", "\u00a0")}</a>
			</p>
		</div>
	);
}

interface CopyButtonProps {
	label: string;
	isCopied: boolean;
	copy: () => void;
}

/** Says what it did in the place of what it does: it keeps its size. */
const CopyButton = ({ label, isCopied, copy }: CopyButtonProps) => (
	<ActionButton onClick={copy}>
		<span hidden={isCopied}>{label}</span>
		<span hidden={!isCopied}>{words.copied}</span>
	</ActionButton>
);
