import words from "words:tools";
import { useRef, useState } from "react";
import { ActionButton } from "../../components/ActionButton";
import { Button } from "../../components/Button";
import { dial } from "../../text/dial";
import { preparedEmail } from "../../text/prepared-email";
import { addressOf } from "./use-fragment";

interface HandoverProps {
	/** What was chosen, as the fragment of the address. */
	fragment: string;
	/** On the button that opens the e-mail. */
	button: string;
	/** The e-mail, in paragraphs. @param link the full address of what was chosen. */
	mail: (link: string) => { subject: string; lines: string[] };
}

/** How long it says that it has copied, in milliseconds. */
const DONE_TIME = 4000;

/** What one does with what one has chosen: mail it, copy its link, print it. In the browser only. */
export function Handover({ fragment, button, mail }: HandoverProps) {
	/** What was copied, for as long as it is said, or what the browser refused to. */
	const [done, setDone] = useState<{ copied?: string; refused?: string }>({});
	const timer = useRef(0);
	const address = addressOf(fragment);
	const { subject, lines } = mail(address);
	const text = lines.join("\n\n");

	const copy = async (what: string) => {
		clearTimeout(timer.current);
		// Nothing in between: a second success is announced as well.
		setDone({});
		try {
			await navigator.clipboard.writeText(what);
			setDone({ copied: what });
			timer.current = window.setTimeout(setDone, DONE_TIME, {});
		} catch {
			setDone({ refused: what });
		}
	};
	return (
		<div className="handover stack small">
			<p className="actions row">
				<Button href={preparedEmail(words.address, subject, lines)}>{button}</Button>
				<ActionButton onClick={() => print()}>{words.print}</ActionButton>
				<ActionButton onClick={() => copy(address)}>
					{done.copied === address ? words.copied : words.copy}
				</ActionButton>
			</p>
			{/* Shows on paper, and where it could not be copied. */}
			<p className="address soft" hidden={done.refused !== address}>
				<a ref={done.refused === address ? select : null} href={address}>
					{address}
				</a>
			</p>
			{/* The button has said so already to those who see it. */}
			<p className={done.refused ? "strong" : "visually-hidden"} aria-live="polite">
				{done.copied && words.copied}
				{done.refused && words.failed}
			</p>
			<details>
				<summary className="opens strong">{words.preview}</summary>
				<p>
					<b>{words.to}</b> {words.address}
				</p>
				<p>
					<b>{words.subject}</b> {subject}
				</p>
				<div ref={done.refused === text ? select : null}>
					{lines.map((line) => (
						<p key={line}>{line}</p>
					))}
				</div>
				<ActionButton onClick={() => copy(text)}>
					{done.copied === text ? words.copied : words.copyText}
				</ActionButton>
			</details>
			<p className="soft">{words.note}</p>
			<p className="soft">
				{words.noMail} <a href={dial(words.phone)}>{words.phone.replaceAll(" ", "\u00a0")}</a>
			</p>
		</div>
	);
}

/** Selects what could not be copied as soon as it shows. */
function select(element: HTMLElement | null) {
	if (element) getSelection()?.selectAllChildren(element);
}
