import words from "words:tools";
import { useState } from "react";
import { ActionButton } from "../../components/ActionButton";
import { Status } from "./Status";

/** How long it says that it has copied, in milliseconds. */
const DONE_TIME = 4000;

/** Selects what is in an element as soon as it shows. */
const select = (element: HTMLElement | null) => {
	if (element) getSelection()?.selectAllChildren(element);
};

interface CopyButtonProps {
	label: string;
	text: string;
}

/** Copies a text, and says so in its own place: it keeps its size. Where the browser refuses, the text shows and is selected. */
export function CopyButton({ label, text }: CopyButtonProps) {
	const [done, setDone] = useState<"copied" | "failed">();
	const copy = async () => {
		// Nothing in between: a second success is announced as well.
		setDone(undefined);
		try {
			await navigator.clipboard.writeText(text);
			setDone("copied");
			setTimeout(() => setDone((now) => (now === "copied" ? undefined : now)), DONE_TIME);
		} catch {
			setDone("failed");
		}
	};
	return (
		<>
			<ActionButton onClick={copy}>
				<span hidden={done === "copied"}>{label}</span>
				<span hidden={done !== "copied"}>{words.copied}</span>
			</ActionButton>
			{/* The button has said so already to those who see it. */}
			<Status {...(done === "failed" && { className: "said" })}>{done && words[done]}</Status>
			{done === "failed" && <p ref={select}>{text}</p>}
		</>
	);
}
