import { useState } from "react";
import { Danger } from "./Signal.tsx";
import { usePanel } from "./state/store.ts";
import { words } from "./words.ts";

/** Why one cannot go on as before: the server is gone, or does not let this window write, or a file is broken. */
export function Notices() {
	const { state, gone, locked, fault, lost } = usePanel();
	const broken = state?.broken;
	return (
		<>
			{gone && <Stuck what={words.gone} why={words.goneHelp} />}
			{locked && <Stuck what={words.locked} why={words.lockedHelp} />}
			{fault && <Stuck what={words.fault} why={words.faultHelp} help={fault} />}
			{broken && (
				<Stuck
					what={words.broken}
					why={`${broken.file}: ${broken.problem.replace(`${broken.file}: `, "")}`}
					help={words.brokenHelp}
				/>
			)}
			{lost && <Danger isAlert>{lost}</Danger>}
		</>
	);
}

/** Something that came from outside, above all that is open. What was typed can be taken along. */
function Stuck({ what, why, help }: { what: string; why: string; help?: string }) {
	return (
		<section className="outside" role="alert">
			<h2>{what}</h2>
			<Danger>{why}</Danger>
			{help && <p className="help">{help}</p>}
			<CopyTyped />
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
