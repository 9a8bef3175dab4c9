import type { ReactNode } from "react";
import { percent } from "@/drawings/kit/Marks";
import type { Place } from "./timeline-layout";

interface TimelineMomentProps {
	/** On the line: 0 to 1. */
	at: number;
	place: Place | undefined;
	/** Its month or months. */
	when: string;
	title: string;
	text?: string | undefined;
	/** When the case's figures were measured. */
	measured?: true | undefined;
	/** It goes on after the line. */
	lasting?: true | undefined;
	/** Its mark on the line. */
	children?: ReactNode;
}

/** A moment on a line of time: its words, pushed to their place by what goes before them. */
export function TimelineMoment(props: TimelineMomentProps) {
	const { at, place, when, title, text, measured, lasting, children } = props;
	return (
		<li
			data-lane={place?.lane || undefined}
			data-left={place?.left || undefined}
			data-lasting={lasting}
			data-measured={measured}
		>
			{children}
			<svg width={percent(place?.left ? 1 - at : at)} aria-hidden="true" />
			<div>
				<strong>{title}</strong>
				<p>{when}</p>
				{text && <p>{text}</p>}
			</div>
		</li>
	);
}
