import { startTransition, useEffect, useRef, useState, ViewTransition } from "react";
import {
	ALL,
	type Filterable,
	type ImpactChoice,
	impactOptions,
	matchesImpact,
} from "@/browser/impact";
import { NoneFound } from "@/browser/NoneFound";
import "@/browser/choice.css";
import type { Paginas } from "@/content/types";
import styles from "./ImpactCases.module.css";

interface ImpactCasesProps {
	/** What can be chosen of each case, in the order of `children`. */
	cases: Filterable[];
	words: Pick<
		Paginas["expertise"]["detail"]["impact"],
		"sector" | "technology" | "all" | "none" | "reset" | "status"
	>;
	/** Their cards. They stay as they are: CSS hides those that `data-hidden` names by place. */
	children?: React.ReactNode;
}

/**
 * Impact cases and their filters. The filters are radio buttons that keep their own
 * state, so that a choice made before this runs is found when it does.
 */
export function ImpactCases({ cases, words, children }: ImpactCasesProps) {
	const filters = useRef<HTMLDivElement>(null);
	const [choice, setChoice] = useState(ALL);
	const [touched, setTouched] = useState(false);

	const choose = (next: ImpactChoice) => {
		const show = () => {
			setTouched(true);
			setChoice(next);
		};
		// The browser shows the pressed button at once; all else may come a moment later. But
		// without motion there is no transition to wait for.
		if (matchMedia("(prefers-reduced-motion: reduce)").matches) show();
		else startTransition(show);
	};
	const reset = () => {
		for (const input of filters.current?.querySelectorAll("input") ?? [])
			input.checked = input.value === "";
		filters.current?.querySelector<HTMLInputElement>("input:checked")?.focus();
		choose(ALL);
	};

	// What was chosen before there was a listener.
	useEffect(() => {
		const early = choiceOf(filters.current);
		if (early.sector || early.technology) startTransition(() => setChoice(early));
	}, []);

	const options = impactOptions(cases);
	const hidden = cases.flatMap((entry, index) => (matchesImpact(entry, choice) ? [] : [index]));
	const shown = cases.length - hidden.length;
	const status = words.status
		.replace("{getoond}", String(shown))
		.replace("{totaal}", String(cases.length));

	return (
		<>
			<div
				ref={filters}
				className={styles.filters}
				onChange={() => choose(choiceOf(filters.current))}
			>
				{(["sector", "technology"] as const).map(
					(field) =>
						options[field].length > 0 && (
							<fieldset key={field}>
								<legend>{words[field]}</legend>
								{["", ...options[field]].map((value) => (
									<label key={value} className="choice">
										<input type="radio" name={field} value={value} defaultChecked={value === ""} />
										{value || words.all}
									</label>
								))}
							</fieldset>
						),
				)}
			</div>
			{/* Empty until there is something to say: nobody asked for a count on arrival. */}
			<p className="visually-hidden" role="status">
				{touched && (shown > 0 ? status : words.none)}
			</p>
			<ViewTransition>
				<div data-hidden={hidden.join(" ")}>
					{children}
					{shown === 0 && (
						<NoneFound text={words.none}>
							<button type="button" onClick={reset}>
								{words.reset}
							</button>
						</NoneFound>
					)}
				</div>
			</ViewTransition>
		</>
	);
}

/** What the radio buttons say. */
function choiceOf(filters: HTMLElement | null): ImpactChoice {
	const value = (field: keyof ImpactChoice) =>
		filters?.querySelector<HTMLInputElement>(`[name="${field}"]:checked`)?.value ?? "";
	return { sector: value("sector"), technology: value("technology") };
}
