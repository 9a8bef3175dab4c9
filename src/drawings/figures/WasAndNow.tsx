import type { Measured } from "@/content/types";
import { paginas } from "@/queries/site";
import { parseFigure } from "@/text/count-up";
import { inDutch } from "@/text/unit";
import { Lines } from "../kit/Marks";
import { linesPath, places } from "../kit/paths";
import { chartOf } from "./measured.schema";

interface WasAndNowProps {
	value: string;
	label: string;
	measured?: Measured | undefined;
}

/** A result as large as there is room: the number full, what it was beside it as an outline, both as lengths below. */
export function WasAndNow({ value, label, measured }: WasAndNowProps) {
	const [number, space, unit] = value.split(/(\s)(.*)/);
	const rows = measured ? chartOf(measured).fields(measured, paginas.cases.banner).rows : [];
	const outline = outlineOf({ value, label, measured });
	const [open, full] = (["open", "full"] as const).map((is) => rows.find((row) => row.is === is));
	return (
		<>
			<span
				className="now"
				data-was={outline}
				data-long={`${number}${outline ?? ""}`.length > LONG || undefined}
			>
				{number}
				{unit && (
					<small>
						{space}
						{unit}
					</small>
				)}
			</span>
			{open && full && <Lengths was={open} now={full} />}
		</>
	);
}

/** So many signs of both fit beside each other. */
const LONG = 8;

type Row = ReturnType<ReturnType<typeof chartOf>["fields"]>["rows"][number];

/** Both in one field, full as far as it is now: as long as the longer, of percentages a hundred. */
function Lengths({ was, now }: Record<"was" | "now", Row>) {
	const { cells } = was.share < now.share ? now : was;
	const whole = cells ?? 1000;
	const at = ({ share }: Row) => Math.round(whole * share);
	const ends = [was, now].filter(({ share }) => share < 1).map(at);
	return (
		<Lines className="field" data-is={now.share < 1 ? "open" : "full"} box={[whole, 1]}>
			{now.share < 1 && <rect width={at(now)} height="1" />}
			<path d={linesPath(cells ? places(whole).slice(1) : ends)} />
		</Lines>
	);
}

/** What it was, where that is counted as the figure is and its label says the same: `7` beside `2 dagen`. */
function outlineOf({ value, label, measured }: WasAndNowProps): string | undefined {
	if (measured?.kind !== "bar") return undefined;
	const { was, now, unit } = measured;
	if (typeof was !== "number" || parseFigure(value)?.value !== now) return undefined;
	const outline = inDutch(was);
	return label.includes(outline) ? outline + (unit === "%" ? unit : "") : undefined;
}
