import {
	startTransition,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
	ViewTransition,
} from "react";
import { afterPaint } from "@/components/after-paint";
import { chosenExpertise, filterPath, showCases, showChosen } from "../shared/case-filter";
import styles from "./CaseFilter.module.css";

interface CaseFilterProps {
	/** What can be chosen; the first, with slug '', is all cases. */
	choices: { slug: string; name: string; count: number }[];
	words: {
		label: string;
		none: string;
		/** With {keuze}, {getoond} and {totaal}. */
		status: string;
	};
	/** All cases, and what to say when none is left. They stay as they are: some are hidden. */
	children?: React.ReactNode;
}

/**
 * The filter of the cases. Its choices are links, so that they work before this runs;
 * after that they change what is shown without a new page. The address holds the choice.
 */
export function CaseFilter({ choices, words, children }: CaseFilterProps) {
	const row = useRef<HTMLUListElement>(null);
	const list = useRef<HTMLDivElement>(null);
	const [choice, setChoice] = useState("");
	/** The choice that the cases follow, a moment later. */
	const [filtered, setFiltered] = useState<string>();
	const [touched, setTouched] = useState(false);
	const total = choices[0]?.count ?? 0;
	const chosen = choices.find(({ slug }) => slug === filtered);
	const shown = chosen?.count ?? total;

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

	// biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen stands in the row itself
	useLayoutEffect(() => {
		if (row.current) showChosen(row.current);
	}, [choice]);

	useLayoutEffect(() => {
		// Until it follows one, show-choice.inline.ts has seen to it.
		if (list.current && filtered !== undefined) showCases(list.current, filtered);
	}, [filtered]);

	const choose = (slug: string) => (event: React.MouseEvent) => {
		// With these keys the browser opens a new tab or window.
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		// The link shows at once that it was chosen. Browsers take their time for a step.
		setChoice(slug);
		afterPaint(() => {
			if (slug !== choice) history.pushState(null, "", filterPath(slug));
			startTransition(() => {
				setTouched(true);
				setFiltered(slug);
			});
		});
	};
	return (
		<section className={`wrap ${styles.root}`}>
			<nav className={`scripted ${styles.filter}`} aria-labelledby="filter" data-filter="">
				<p id="filter" aria-hidden="true">
					{words.label}
				</p>
				<ul ref={row}>
					{choices.map(({ slug, name, count }) => (
						<li key={slug}>
							<a
								className="choice"
								href={filterPath(slug)}
								aria-current={slug === choice ? "true" : undefined}
								onClick={choose(slug)}
							>
								{name} <span>{count}</span>
							</a>
						</li>
					))}
				</ul>
			</nav>
			{/* Empty until there is something to say: nobody asked for a count on arrival. */}
			<p className="visually-hidden" aria-live="polite">
				{touched &&
					(shown > 0
						? words.status
								.replace("{keuze}", () => chosen?.name ?? "")
								.replace("{getoond}", `${shown}`)
								.replace("{totaal}", `${total}`)
						: words.none)}
			</p>
			<ViewTransition>
				<div ref={list}>{children}</div>
			</ViewTransition>
		</section>
	);
}
