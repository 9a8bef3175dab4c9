import { Fragment } from "react";
import { getWaysToBuy } from "@/queries/diensten";
import { paginas } from "@/queries/site";

/** In one line: as which service one buys what a page tells of. */
export function Buying() {
	return (
		<p>
			{paginas.expertise.detail.buying}{" "}
			{getWaysToBuy().map(({ text, href }) => (
				<Fragment key={text}>{href ? <a href={href}>{text}</a> : text}</Fragment>
			))}
			.
		</p>
	);
}
