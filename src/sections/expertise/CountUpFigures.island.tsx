import { CountUp, type CountUpProps } from "@/browser/CountUp";
import { Figures } from "@/browser/Figures";

interface CountUpFiguresProps extends Omit<CountUpProps, "text"> {
	figures: readonly { value: string; label: string }[];
}

/** Figures that count up together when they are first seen. */
export function CountUpFigures({ figures, ...counting }: CountUpFiguresProps) {
	return (
		<Figures
			figures={figures.map(({ value, label }) => ({
				value: <CountUp text={value} {...counting} />,
				label,
			}))}
		/>
	);
}
