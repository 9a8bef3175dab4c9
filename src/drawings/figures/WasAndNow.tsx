import type { Measured, Result } from "@/content/types";
import { paginas } from "@/queries/site";
import { unmarked } from "@/text/unmarked";
import { Lines } from "../kit/Lines";
import { linesPath, places } from "../kit/paths";
import { chartOf } from "./measured.schema";
import styles from "./WasAndNow.module.css";

/** A result as large as there is room, with what it was, both as lengths below. */
export function WasAndNow(figure: Result) {
	return (
		<>
			<NowBesideWas {...figure} />
			<Lengths {...figure} />
		</>
	);
}

/** What it is now full and, where the label says it, what it was as an outline: 2 dagen, 7. A change stands small behind what it came to: 109 −74%, 420. */
export function NowBesideWas({ value, label, measured }: Result) {
	const [number, unit] = value.split(/(?=\s)(.*)/);
	const [was, now] = rowsOf(measured).map((row) => row?.value.split("\u00a0")[0]);
	const outline = was && label.includes(was) ? was : undefined;
	const [large, small] =
		!outline || unmarked(number ?? "") === now ? [number, unit] : [now, ` ${value}`];
	return (
		<span
			className={styles.root}
			data-was={outline}
			data-long={unmarked(`${large}${outline ?? ""}`).length > LONG || undefined}
		>
			{large}
			{small && <small>{small}</small>}
		</span>
	);
}

/** So many signs of both fit beside each other. */
const LONG = 8;

/** Both in one field, full as far as it is now: as long as the longer, of percentages a hundred. */
function Lengths({ measured }: Result) {
	const [was, now] = rowsOf(measured);
	if (!was || !now) return null;
	const { cells } = was.share < now.share ? now : was;
	const whole = cells ?? 1000;
	const at = ({ share }: typeof was) => Math.round(whole * share);
	const ends = [was, now].filter(({ share }) => share < 1).map(at);
	return (
		<Lines className="field" data-is={now.share < 1 ? "open" : "full"} box={[whole, 1]}>
			{now.share < 1 && <rect width={at(now)} height="1" />}
			<path d={linesPath(cells ? places(whole).slice(1) : ends)} />
		</Lines>
	);
}

/** What it was and what it is, as a chart tells them. */
function rowsOf(measured: Measured | undefined) {
	const rows = measured ? chartOf(measured).fields(measured, paginas.cases.banner).rows : [];
	return (["open", "full"] as const).map((is) => rows.find((row) => row.is === is));
}
