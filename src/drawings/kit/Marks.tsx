/** The marks that drawings share; marks.css says how they look. All of them are decoration: words say the same. */
import { linesPath, upTo } from "./paths";

interface FieldProps {
	/** Its length: a part of the longest in its row, 0 to 1. */
	share: number;
	/** `open` for what it was, `full` for what it is, `gone` for what is there no more. */
	is: "open" | "full" | "gone";
	/** One for each thing it counts. */
	cells?: number | undefined;
}

/** A value as a length. It lies in a flex row, its label after it. */
export function Field({ share, is, cells = 0 }: FieldProps) {
	const looks = { className: "field", "data-is": is, width: percent(share) };
	if (cells < 2) return <svg {...looks} aria-hidden="true" />;
	return (
		<svg {...looks} viewBox={`0 0 ${cells} 1`} preserveAspectRatio="none" aria-hidden="true">
			<path d={linesPath(upTo(cells - 1))} />
		</svg>
	);
}

/** A part of the whole, 0 to 1, as SVG wants it: within half a pixel on the widest drawing. */
export const percent = (share: number) => `${Number((100 * share).toFixed(1))}%`;
