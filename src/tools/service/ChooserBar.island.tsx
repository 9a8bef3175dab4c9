import words from "words:choice";
import { useRef } from "react";
import { ActionButton } from "@/components/ActionButton";
import { ToolFlag } from "@/tools/kit/ToolFlag";
import { type Answers, type Outcome, scoreOf } from "./service-choice";

interface ChooserBarProps {
	answers: Answers;
	/** Without: nothing but its room. */
	outcome?: Outcome | undefined;
	/** Stands at its end, while there is no outcome. */
	children: React.ReactNode;
}

/**
 * A place that is open until five answers fill it: the head of the outcome. It stays in view at
 * the foot of the window, so that one sees the outcome come from wherever one answers.
 */
export function ChooserBar({ answers, outcome, children }: ChooserBarProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	if (!outcome) return <div className="bar" />;
	const { left, title, winners } = outcome;
	if (left > 0)
		return (
			<div className="bar" data-open="">
				<ToolFlag />
				<p className="display">{title}</p>
				{children}
			</div>
		);
	const services = winners.map(({ service }) => service);
	const alone = services.length === 1 ? services[0] : undefined;
	const show = () => {
		heading.current?.focus({ preventScroll: true });
		heading.current?.closest("div")?.nextElementSibling?.scrollIntoView();
	};
	return (
		<div className="bar" data-accent={alone?.color ?? "white"}>
			{services.map(({ letter }) => (
				<ToolFlag key={letter} letter={letter} />
			))}
			<h3 ref={heading} tabIndex={-1}>
				{title}
			</h3>
			{alone && <p>{scoreOf(words, answers, alone)}</p>}
			<ActionButton tabIndex={-1} onClick={show}>
				{words.outcome.show}
			</ActionButton>
		</div>
	);
}
