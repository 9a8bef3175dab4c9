import type { Figure } from "@/content/types";
import { percent, Signal } from "../evidence/Marks";
import type { Place } from "./timeline-layout";

interface TimelineMomentProps {
	/** On the line: 0 to 1. */
	at: number;
	place: Place | undefined;
	/** Its month or months. */
	when: string;
	title: string;
	text?: string | undefined;
	signal?: "measured" | "price" | undefined;
	/** What was measured at this moment. */
	figures?: readonly Figure[] | undefined;
}

/** A moment on a line of time: its staff, and its words beside that. */
export function TimelineMoment({
	at,
	place,
	when,
	title,
	text,
	signal,
	figures,
}: TimelineMomentProps) {
	const aside = <svg width={percent(place?.left ? 1 - at : at)} aria-hidden="true" />;
	return (
		<li data-lane={place?.lane || undefined} data-left={place?.left || undefined}>
			{aside}
			<div>
				{aside}
				<div>
					{signal && <Signal says={signal} />}
					<h4>{title}</h4>
					<p>{when}</p>
					{figures && (
						<dl>
							{figures.map(({ value, label }) => (
								<div key={label}>
									<dt>{label}</dt>
									<dd className="display">{value}</dd>
								</div>
							))}
						</dl>
					)}
					{text && <p>{text}</p>}
				</div>
			</div>
		</li>
	);
}
