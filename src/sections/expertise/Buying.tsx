import { Fragment } from "react";
import { dienstPath, getDiensten } from "@/queries/diensten";
import { paginas } from "@/queries/site";
import { chooser } from "@/queries/tools";

/** In one line: as which service one buys what a page tells of, and what helps to choose. */
export function Buying() {
	const { buying, or } = paginas.expertise.detail;
	const diensten = getDiensten();
	return (
		<p>
			{buying}{" "}
			{diensten.map((dienst, index) => (
				<Fragment key={dienst.id}>
					{index > 0 && (index < diensten.length - 1 ? ", " : ` ${or} `)}
					<a href={dienstPath(dienst)}>{dienst.buying}</a>
				</Fragment>
			))}
			. <a href={chooser.href}>{chooser.label}</a>.
		</p>
	);
}
