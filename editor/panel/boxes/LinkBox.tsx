import type { SitePage } from "../../protocol";
import type { BoxProps } from "./box-props";
import { Combobox } from "./Combobox";
import { nearest } from "./nearest";

interface LinkBoxProps extends BoxProps<string> {
	pages: readonly SitePage[];
}

/** Where a link goes. What is typed stays as it is, so that the contract can say what is wrong with it. */
export function LinkBox({ pages, ...box }: LinkBoxProps) {
	// Another site has no page of ours to offer, and the contract says what it thinks of it.
	const isElsewhere = /^[a-z]+:/i.test(box.value);
	const options = pages.map(({ path, name }) => ({ value: path, label: name, detail: path }));
	return (
		<Combobox
			{...box}
			options={isElsewhere ? [] : nearest(options, box.value)}
			what="Pagina's"
			none=""
			counted={["pagina", "pagina's"]}
			onChoose={({ value }) => box.onChange(value)}
		/>
	);
}
