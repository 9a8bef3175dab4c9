import { percent, Space } from "@/drawings/kit/Marks";
import { barOf, type Moment } from "./timeline-layout";

interface TimelineMomentProps {
	moment: Moment & {
		title: string;
		text?: string | undefined;
		/** When the case's figures were measured. */
		measured?: true | undefined;
		/** How often it was paid. */
		times?: number | undefined;
	};
	/** Of the whole line. */
	months: number;
	/** Its month or months. */
	when: string;
}

/** What happened, or what was paid: a bar on its time, and its words under that. */
export function TimelineMoment({ moment, months, when }: TimelineMomentProps) {
	const { title, text, measured, lasting, times } = moment;
	const { from, to, isLate } = barOf(moment, months);
	return (
		<li data-measured={measured} data-lasting={lasting} data-late={isLate || undefined}>
			<svg className="bar" aria-hidden="true">
				<line
					x1={percent(from)}
					x2={percent(to)}
					y1="50%"
					y2="50%"
					pathLength={times && 2 * times - 1}
				/>
			</svg>
			<Space share={isLate ? 1 - from : from} />
			<div>
				<strong>{title}</strong>
				<p>{when}</p>
				{text && <p>{text}</p>}
			</div>
		</li>
	);
}
