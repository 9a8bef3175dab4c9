import { Figures, type FiguresProps } from "@/components/Figures";
import { linesOf } from "@/drawings/architecture/architecture-paths";
import { Lines } from "@/drawings/kit/Lines";
import fieldStyles from "@/flags/fields.module.css";
import { bandColorsOf } from "@/flags/flags";
import { type Case, mainExpertiseOf } from "@/queries/cases";

interface CaseFlagProps extends FiguresProps {
	entry: Case;
	/** With the lines of its drawing, before above after, beside the figures. */
	drawn: boolean;
}

/** The flag of a case in bands, with two figures in them: one in each of two, both in the middle of three, one in each wide one of five. */
export function CaseFlag({ entry, figures, drawn }: CaseFlagProps) {
	const bands = bandColorsOf(mainExpertiseOf(entry).flag);
	const fields = bands.map((color) => fieldStyles[color]);
	const [first, second] = bands.length === 3 ? [1, 1] : bands.length === 5 ? [1, 3] : [0, 1];
	const drawing = drawn && entry.story?.drawing;
	return (
		<div className={`case-flag ${fields[0]}`} data-fields={bands.length}>
			<Figures
				figures={figures.map((figure, index) => ({
					...figure,
					className: fields[index ? second : first],
				}))}
				className={fields[bands.length >> 1]}
			/>
			{drawing && (
				<div className={`case-lines ${fields[first]}`} aria-hidden="true">
					{linesOf(drawing).map((side) => (
						<div key={side[0]?.d}>
							{side.map(({ box, d }) => (
								<Lines key={d} box={box}>
									<path d={d} />
								</Lines>
							))}
						</div>
					))}
				</div>
			)}
		</div>
	);
}
