import { ChevronsUpDown, Eye } from "lucide-react";
import { pageAt } from "./fields/fields.ts";
import { look } from "./going/going.ts";
import { draw } from "./of-site.ts";
import { setPanel, usePanel } from "./state/store.ts";
import { words } from "./words.ts";

/** Which page this is, the way to others, and to the site as it is. */
export function Head() {
	const { state, path } = usePanel();
	const page = state && pageAt(state, path);
	return (
		<header className="head">
			<button
				type="button"
				className="head-page"
				aria-haspopup="dialog"
				onClick={() => setPanel({ goesTo: "" })}
			>
				{page?.picture && draw(page.picture)}
				<span className="head-name">
					<span className="visually-hidden">{words.goTo}: </span>
					<strong>{page?.name ?? path}</strong>
					<small>{path}</small>
				</span>
				<ChevronsUpDown aria-hidden="true" />
			</button>
			<button type="button" className="button" onClick={look}>
				<Eye aria-hidden="true" />
				{words.look}
			</button>
		</header>
	);
}
