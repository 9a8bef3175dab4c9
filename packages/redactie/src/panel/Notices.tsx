import { type ReactNode, useState } from "react";
import { Danger } from "./Signal.tsx";
import { usePanel } from "./state/store.ts";
import { words } from "./words.ts";

/** The server does not answer: what was typed stays, and can be taken along. */
export const Gone = () => <NotNow what={words.gone} help={words.goneHelp} />;

/** The server lets only the owner's windows write. */
export const Locked = () => <NotNow what={words.locked} help={words.lockedHelp} />;

/** @param help with a command in the middle. */
function NotNow({ what, help }: { what: string; help: readonly [string, string, string] }) {
	const [start, command, end] = help;
	return (
		<Outside what={what} after={<CopyTyped />}>
			{start}
			<strong>{command}</strong>
			{end}
		</Outside>
	);
}

/** The server answered that it could not. */
export function Fault() {
	const { fault } = usePanel();
	const after = (
		<>
			<p className="help">{fault}</p>
			<CopyTyped />
		</>
	);
	return (
		<Outside what={words.fault} after={after}>
			{words.faultHelp}
		</Outside>
	);
}

/** A file that somebody made invalid outside the editor. */
export function Broken() {
	const broken = usePanel().state?.broken;
	if (!broken) return null;
	const names = broken.problem.startsWith(broken.file);
	return (
		<Outside what={words.broken} after={<p className="help">{words.brokenHelp}</p>}>
			{!names && <strong>{broken.file}: </strong>}
			{broken.problem}
		</Outside>
	);
}

interface OutsideProps {
	what: string;
	children: ReactNode;
	after: ReactNode;
}

/** Something that came from outside, above all that is open. */
function Outside({ what, children, after }: OutsideProps) {
	return (
		<section className="outside" role="alert">
			<h2>{what}</h2>
			<Danger>{children}</Danger>
			{after}
		</section>
	);
}

function CopyTyped() {
	const { drafts } = usePanel();
	const [isCopied, setCopied] = useState(false);
	const typed = Object.values(drafts).map(({ value }) => String(value ?? ""));

	async function copy() {
		await navigator.clipboard.writeText(typed.join("\n\n"));
		setCopied(true);
	}

	if (typed.length === 0) return null;
	return (
		<button type="button" className="button" onClick={copy}>
			{isCopied ? words.copied : words.copyMine}
		</button>
	);
}

/** What one was at, or asked for, and is not there. */
export function Lost() {
	const { lost } = usePanel();
	return lost && <Danger isAlert>{lost}</Danger>;
}
