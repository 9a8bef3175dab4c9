import { startTransition, useEffect, useRef, useState, ViewTransition } from "react";
import { ActionButton } from "@/components/ActionButton";
import { afterPaint } from "@/components/after-paint";
import type { Paginas } from "@/content/types";
import { fill } from "@/text/fill";
import { matchesImpact } from "./impact";

interface ImpactCasesProps {
	/** How many cases there are. */
	count: number;
	words: Pick<Paginas["expertise"]["detail"]["impact"], "none" | "reset" | "status">;
	/** The radio buttons: a slot, which stays as it was built. */
	filters?: React.ReactNode;
	/** The cards. They too stay as they are: CSS hides those that `data-hidden` names by place. */
	children?: React.ReactNode;
}

/**
 * Impact cases and their filters. The filters keep their own state, so that a choice made
 * before this runs is found when it does.
 */
export function ImpactCases({ count, words, filters, children }: ImpactCasesProps) {
	const form = useRef<HTMLDivElement>(null);
	/** The places of the cases that each choice leaves, see ImpactFilters. */
	const [choices, setChoices] = useState<string[]>([]);
	/** The name of what was pressed last: what is said of it is heard though the number stays the same. */
	const [pressed, setPressed] = useState("");

	const inputs = (which: string) => [
		...(form.current?.querySelectorAll<HTMLInputElement>(`input${which}`) ?? []),
	];
	const choose = (button: Element) => {
		const show = () => {
			setPressed(button.closest("label")?.textContent ?? "");
			setChoices(inputs(":checked").map(({ value }) => value));
		};
		// The browser shows the pressed button at once; all else comes a moment later, and without
		// motion there is no transition to wait for.
		if (matchMedia("(prefers-reduced-motion: reduce)").matches) show();
		else afterPaint(() => startTransition(show));
	};
	const reset = () => {
		const all = inputs('[value=""]');
		for (const input of all) input.checked = true;
		all[0]?.focus();
		if (all[0]) choose(all[0]);
	};

	// What was chosen before there was a listener.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
	useEffect(() => {
		const early = inputs(":checked").find(({ value }) => value);
		if (early) choose(early);
	}, []);

	const places = Array.from({ length: count }, (_, place) => place);
	const hidden = places.filter((place) => !matchesImpact(place, choices));
	const shown = count - hidden.length;
	const blanks = { keuze: pressed, getoond: shown, totaal: count };

	return (
		<>
			{/* Not onChange: React hears that only of inputs of its own, and these are the page's. */}
			<div ref={form} onInput={({ target }) => choose(target as Element)}>
				{filters}
			</div>
			{/* Empty until there is something to say: nobody asked for a count on arrival. */}
			<p className="visually-hidden" aria-live="polite">
				{pressed && (shown > 0 ? fill(words.status, blanks) : words.none)}
			</p>
			<ViewTransition>
				<div data-hidden={hidden.join(" ")}>
					{children}
					{shown === 0 && (
						<div className="card lead stack none-found">
							<p>{words.none}</p>
							<ActionButton onClick={reset}>{words.reset}</ActionButton>
						</div>
					)}
				</div>
			</ViewTransition>
		</>
	);
}
