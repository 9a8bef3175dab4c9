import type { ReactNode } from "react";
import { Lines } from "./Lines";
import type { Place } from "./paths";

interface BarProps {
	/** How long its row is, in what its path counts. */
	length: number;
	/** Its outline in a row 1 high. */
	path: string;
	/** How far it may go on after that. */
	open?: string | undefined;
	is?: "full" | "open" | "gone" | undefined;
	accent?: string | undefined;
	place: Place;
	/** Where that says something too. */
	height?: string;
	/** Its words. */
	children: ReactNode;
}

/** How far along its row something begins, within half a pixel on the widest drawing. */
const percent = (share: number) => `${Number((100 * share).toFixed(1))}%`;

/** A row of a list `bars`: a field as long as what it tells of, with its words on it or beside it. */
export function Bar({ length, path, open, is = "full", accent, place, ...bar }: BarProps) {
	return (
		<li data-accent={accent} data-words={place.words}>
			<Lines box={[length, 1]}>
				{open && <path d={open} />}
				<path data-is={is} d={path} />
			</Lines>
			<svg
				className="space"
				width={percent(place.share)}
				height={bar.height ?? "0"}
				aria-hidden="true"
			/>
			<p className="small">{bar.children}</p>
		</li>
	);
}
