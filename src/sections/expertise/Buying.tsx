import { Fragment } from "react";
import { getWaysToBuy } from "@/queries/diensten";
import { paginas } from "@/queries/site";
import { chooser } from "@/queries/tools";

/** In one line: as which service one buys what a page tells of, and what helps to choose. */
export function Buying() {
	return (
		<p>
			{paginas.expertise.detail.buying}{" "}
			{getWaysToBuy().map(({ text, href }) => (
				<Fragment key={text}>{href ? <a href={href}>{text}</a> : text}</Fragment>
			))}
			. <a href={chooser.href}>{chooser.label}</a>.
		</p>
	);
}
