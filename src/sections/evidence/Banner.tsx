import type { Measured } from "@/content/types";
import { paginas } from "@/queries/site";
import { type BannerRow, drawingOf } from "./banner";
import { Field, percent } from "./Marks";

interface BannerProps {
	measured: Measured;
}

/** A measured result as fields on a mast, each with its number: open for what it was, full for what it is. */
export function Banner({ measured }: BannerProps) {
	const words = paginas.cases.banner;
	const { unit, loupe, rows } = drawingOf(measured, words);
	return (
		<div className="banner">
			{unit && <p>{unit}</p>}
			{loupe && <Loupe from={words.year} to={loupe} />}
			<ul>
				{rows.map((row) => (
					<li key={row.word}>
						<Fields {...row} />
						<span>
							<b>{row.value}</b> {row.word}
						</span>
					</li>
				))}
			</ul>
		</div>
	);
}

/** A second scale, unfolded from the end of a first. */
function Loupe({ from, to }: { from: string; to: string }) {
	return (
		<div aria-hidden="true">
			<Field share={1} is="full" />
			<span>{from}</span>
			<svg viewBox="0 0 1 1" preserveAspectRatio="none" width="100%" aria-hidden="true">
				<path d="M1 0V1H0z" />
			</svg>
			<span>{to}</span>
		</div>
	);
}

/** Nothing is no field; where it begins later, the way to it is empty. */
function Fields({ is, from, share, cells, gone }: BannerRow) {
	return (
		<>
			{from && <svg width={percent(from)} height={0} aria-hidden="true" />}
			{share > 0 && <Field share={share} is={is} cells={cells} />}
			{!!gone && <Field share={gone} is="gone" />}
		</>
	);
}
