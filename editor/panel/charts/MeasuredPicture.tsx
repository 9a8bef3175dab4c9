import { useEffect, useRef } from "react";
import { Banner } from "@/drawings/figures/Banner";
import { type BannerWords, drawingOf } from "@/drawings/figures/banner";
import { sumInWords } from "@/drawings/figures/measured.check";
import type { Measured } from "@/drawings/figures/measured.schema";
import type { Data, State } from "../../protocol";
import { fieldsAt, filled } from "../fields";
import { drawable } from "./measured";
import { chartWords } from "./words";

interface MeasuredPictureProps {
	/** As its boxes have it now. */
	measured: Data | undefined;
	/** The figure, as visitors read it: '3x'. */
	value: string;
	state: State;
}

/** The picture that the site draws of a measurement, and the sum that makes its figure right. */
export function MeasuredPicture({ measured, value, state }: MeasuredPictureProps) {
	const now = drawable(withNames(state, measured));
	// A number that is typed anew is nothing for a moment: the picture waits for it.
	const before = useRef<Measured>(undefined);
	useEffect(() => {
		if (now) before.current = now;
	});
	const drawn = now ?? before.current;
	if (!drawn) return null;
	const sum = now && sumInWords(value, now);
	return (
		<figure className="measured-picture">
			<div className="evidence mast" data-accent="blue">
				<Banner {...drawingOf(drawn, bannerWords(state))} />
			</div>
			<figcaption>
				{sum && (
					<>
						<strong>{chartWords.holds}</strong> {sum}.
					</>
				)}
			</figcaption>
		</figure>
	);
}

/** The words of the site beside its fields: 'was', 'nu'. */
const bannerWords = (state: State) =>
	Object.fromEntries(
		fieldsAt(state, "content/paginas/cases.yaml", "banner").map(({ path, shown }) => [
			path.replace("banner.", ""),
			shown,
		]),
	) as unknown as BannerWords;

/** Units and places may be names as well. */
function withNames(state: State, data: Data | undefined): Data | undefined {
	if (typeof data === "string") return filled(state, data);
	if (Array.isArray(data)) return data.map((item) => withNames(state, item) ?? null);
	if (typeof data !== "object" || data === null) return data;
	return Object.fromEntries(
		Object.entries(data).map(([key, part]) => [key, withNames(state, part) ?? null]),
	);
}
