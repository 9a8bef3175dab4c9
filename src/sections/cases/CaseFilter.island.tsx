import {
	startTransition,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
	ViewTransition,
} from "react";
import { afterPaint } from "@/components/after-paint";
import type { Paginas } from "@/content/types";
import type { getCaseChoices } from "@/queries/cases";
import { fill } from "@/text/fill";
import { chosenExpertise, filterPath, showCases } from "../shared/case-filter";
import styles from "./CaseFilter.module.css";

type Choice = ReturnType<typeof getCaseChoices>[number];

interface CaseFilterProps {
	/** What can be chosen; the first, with slug '', is all cases. */
	choices: Choice[];
	words: Pick<Paginas["cases"]["filter"], "label" | "none" | "status">;
	/** All cases, and what to say when none is left. They stay as they are: some are hidden. */
	children?: React.ReactNode;
}

/**
 * The filter of the cases. Its choices are links, so that they work before this runs;
 * after that they change what is shown without a new page. The address holds the choice.
 */
export function CaseFilter({ choices, words, children }: CaseFilterProps) {
	const list = useRef<HTMLDivElement>(null);
	const [choice, setChoice] = useState("");
	/** The choice that the cases follow, a moment later. */
	const [filtered, setFiltered] = useState<string>();
	/** Empty until there is something to say: nobody asked for a count on arrival. */
	const [said, setSaid] = useState("");

	useEffect(() => {
		const known = choices.map(({ slug }) => slug);
		// Without a cross-fade: on arrival the page shows it already, and going back is at once.
		const follow = () => {
			const next = chosenExpertise(location.search, known);
			setChoice(next);
			setFiltered(next);
		};
		follow();
		addEventListener("popstate", follow);
		return () => removeEventListener("popstate", follow);
	}, [choices]);

	useLayoutEffect(() => {
		// Until it follows one, show-choice.inline.ts has seen to it.
		if (list.current && filtered !== undefined) showCases(list.current, filtered);
	}, [filtered]);

	const choose =
		({ slug, name, count }: Choice) =>
		(event: React.MouseEvent) => {
			// With these keys the browser opens a new tab or window.
			if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
			event.preventDefault();
			// The link shows at once that it was chosen. Browsers take their time for a step.
			setChoice(slug);
			afterPaint(() => {
				if (slug !== choice) history.pushState(null, "", filterPath(slug));
				startTransition(() => {
					setFiltered(slug);
					const blanks = { keuze: name, getoond: count, totaal: choices[0]?.count ?? 0 };
					setSaid(count > 0 ? fill(words.status, blanks) : words.none);
				});
			});
		};
	return (
		<section className={`wrap ${styles.root}`}>
			<nav className={`scripted ${styles.filter}`} aria-labelledby="filter" data-filter="">
				<p id="filter" className="soft small strong" aria-hidden="true">
					{words.label}
				</p>
				<ul className="row">
					{choices.map((one) => (
						<li key={one.slug}>
							<a
								className="choice"
								href={filterPath(one.slug)}
								aria-current={one.slug === choice ? "true" : undefined}
								onClick={choose(one)}
							>
								{one.name} <span>{one.count}</span>
							</a>
						</li>
					))}
				</ul>
			</nav>
			<p className="visually-hidden" aria-live="polite">
				{said}
			</p>
			<ViewTransition>
				<div ref={list}>{children}</div>
			</ViewTransition>
		</section>
	);
}
