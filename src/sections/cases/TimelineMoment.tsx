import type { ReactNode } from "react";
import type { Figure } from "@/content/types";
import { percent } from "@/sections/evidence/Marks";
import type { Place } from "./timeline-layout";

interface TimelineMomentProps {
	/** On the line: 0 to 1. */
	at: number;
	place: Place | undefined;
	/** Its month or months. */
	when: string;
	title: string;
	text?: string | undefined;
	/** What was measured at this moment. */
	figures?: readonly Figure[] | undefined;
	/** It goes on after the line. */
	lasting?: true | undefined;
	/** Its mark on the line. */
	children?: ReactNode;
}

/** A moment on a line of time: its words, pushed to their place by what goes before them. */
export function TimelineMoment(props: TimelineMomentProps) {
	const { at, place, when, title, text, figures, lasting, children } = props;
	return (
		<li
			data-lane={place?.lane || undefined}
			data-left={place?.left || undefined}
			data-lasting={lasting}
		>
			{children}
			<svg width={percent(place?.left ? 1 - at : at)} aria-hidden="true" />
			<div>
				<h4>{title}</h4>
				<p>{when}</p>
				{figures && (
					<dl>
						{figures.map(({ value, label }) => (
							<div key={label}>
								<dt>{label}</dt>
								<dd>{value}</dd>
							</div>
						))}
					</dl>
				)}
				{text && <p>{text}</p>}
			</div>
		</li>
	);
}
