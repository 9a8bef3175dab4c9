import { Spoken } from "@/components/Spoken";
import { capital } from "@/text/capital";
import { Field } from "../kit/Marks";
import type { BannerDrawing } from "./banner";

/** A measured result as fields on a mast, each with its number: open for what it was, full for what it is. */
export function Banner({ unit, scale, rows }: BannerDrawing) {
	return (
		<div className="banner">
			{unit && <p>{capital(unit)}</p>}
			{scale && <Scale {...scale} />}
			<ul>
				{rows.map(({ value, unit: counted, word, ...field }) => (
					<li key={word}>
						{/* A field of no size would still show its line. */}
						{field.share > 0 && <Field {...field} />}
						<span>
							<Spoken text={counted ? `${value}\u00a0${counted}` : value}>
								<b>{value}</b>
								{counted && `\u00a0${counted}`}
							</Spoken>{" "}
							{word}
						</span>
					</li>
				))}
			</ul>
		</div>
	);
}

/** A line as long as the whole width lasts; a slice of something is unfolded from where that begins. */
function Scale({ name, of }: NonNullable<BannerDrawing["scale"]>) {
	return (
		<div aria-hidden="true">
			{of && (
				<>
					<svg aria-hidden="true" />
					<span>{of}</span>
					<svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
						<path d="M0 0V1H1z" />
					</svg>
				</>
			)}
			{!of && <svg aria-hidden="true" />}
			<span>{name}</span>
		</div>
	);
}
