import { FLAGS, type FlagLetter } from "@/flags/flags";
import { Band } from "./Band";
import { StepList, type StepListProps } from "./StepList";

interface StepBandProps extends StepListProps {
	/** Of the page. */
	flag: FlagLetter;
	title: string;
	intro?: string | undefined;
	/** Above the steps. */
	children?: React.ReactNode;
}

/** How the work of a page goes: as its flag where that has a field for each step, else a list. */
export function StepBand({ flag, title, intro, steps, outcome, children }: StepBandProps) {
	const flies = FLAGS[flag].steps?.length === steps.length;
	return (
		<Band
			title={title}
			intro={intro}
			tone="tint"
			wide={flies && <StepList steps={steps} outcome={outcome} flag={flag} />}
		>
			{children}
			{!flies && <StepList steps={steps} outcome={outcome} />}
		</Band>
	);
}
