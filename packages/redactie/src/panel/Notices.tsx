import { type ReactNode, useState } from "react";
import { Danger } from "./Signal.tsx";
import { usePanel } from "./state/store.ts";
import { words } from "./words.ts";

interface OutsideProps {
	what: string;
	/** In its sentence a command may stand. */
	children: ReactNode;
	help?: string | undefined;
	/** What was typed can be taken along. */
	canCopy?: boolean;
}

/** Something that came from outside, above all that is open. */
function Outside({ what, children, help, canCopy = false }: OutsideProps) {
	return (
		<section className="outside" role="alert">
			<h2>{what}</h2>
			<Danger>{children}</Danger>
			{help && <p className="help">{help}</p>}
			{canCopy && <CopyTyped />}
		</section>
	);
}

const withCommand = ([start, command, end]: readonly [string, string, string]) => (
	<>
		{start}
		<strong>{command}</strong>
		{end}
	</>
);

/** Why one cannot go on as before: the server is gone, or does not let this window write, or a file is broken. */
export function Notices() {
	const { state, gone, locked, fault, lost } = usePanel();
	const broken = state?.broken;
	return (
		<>
			{gone && (
				<Outside what={words.gone} canCopy>
					{withCommand(words.goneHelp)}
				</Outside>
			)}
			{locked && (
				<Outside what={words.locked} canCopy>
					{withCommand(words.lockedHelp)}
				</Outside>
			)}
			{fault && (
				<Outside what={words.fault} help={fault} canCopy>
					{words.faultHelp}
				</Outside>
			)}
			{broken && (
				<Outside what={words.broken} help={words.brokenHelp}>
					{!broken.problem.startsWith(broken.file) && <strong>{broken.file}: </strong>}
					{broken.problem}
				</Outside>
			)}
			{lost && <Danger isAlert>{lost}</Danger>}
		</>
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
