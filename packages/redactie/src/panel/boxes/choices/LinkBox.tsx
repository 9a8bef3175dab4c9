import { useState } from "react";
import type { SitePage } from "../../../protocol";
import type { BoxProps } from "../box-props";
import { Combobox } from "./Combobox";
import { nearest, search } from "./nearest";

interface LinkBoxProps extends BoxProps<string> {
	pages: readonly SitePage[];
}

/** Another site has no page of ours to offer, and the contract says what it thinks of it. */
const ELSEWHERE = /^[a-z]+:/i;
const isAddress = (typed: string) => typed === "" || /^[/#]/.test(typed) || ELSEWHERE.test(typed);

/**
 * Where a link goes. An address stays as it is typed, so that the contract can say what is wrong with
 * it; other words look for a page.
 */
export function LinkBox({ pages, ...box }: LinkBoxProps) {
	const [looked, setLooked] = useState<string>();
	const value = looked ?? box.value;
	const all = pages.map(({ path, name }) => ({ value: path, label: name, detail: path }));
	const found = looked ? search(all, looked, ({ label, value }) => [label, value]) : [];
	const options = found.length > 0 ? found : nearest(all, value);

	function become(next: string | undefined) {
		setLooked(undefined);
		if (next !== undefined) box.onChange(next);
	}

	return (
		<Combobox
			{...box}
			value={value}
			options={ELSEWHERE.test(value) ? [] : options}
			what="Pagina's"
			none=""
			counted={["pagina", "pagina's"]}
			onChange={(typed) => (isAddress(typed) ? become(typed) : setLooked(typed))}
			onChoose={(option) => become(option.value)}
			onLeave={() => become(looked)}
			onKeep={() => {
				become(found[0]?.value ?? looked);
				// What was looked for is chosen by it, and kept by the next.
				if (looked === undefined) box.onKeep();
			}}
		/>
	);
}
