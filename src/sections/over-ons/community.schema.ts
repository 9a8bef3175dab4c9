import {
	call,
	group,
	headed,
	intro,
	line,
	list,
	page,
	questions,
	signal,
	titled,
} from "../../fields/parts.ts";

/** content/paginas/community.yaml */
export const communityPage = page("Community", {
	signal: signal.optional(),
	pillars: headed("Wat collega's verwachten", "Staat boven de drie pijlers.", {
		intro: intro("De tekst onder de kop."),
		items: list(titled, "pijler", "Pijlers", "Wat collega's van elkaar mogen verwachten.").length(
			3,
		),
	}),
	traineeship: headed("Traineeship", "Staat boven het traineeship.", {
		intro: intro("De tekst onder de kop."),
		from: line("Begin van de lijn", "Waar een trainee begint."),
		to: line("Einde van de lijn", "Waar een trainee eindigt."),
		/** The line is drawn for five moments: start, early on, halfway, second half, end. */
		steps: list(
			group({
				when: line("Wanneer", "Staat boven de kop van deze stap."),
				...titled.shape,
			}),
			"stap",
			"Stappen",
			"De vijf momenten op de lijn, van begin tot einde.",
		).length(5),
	}),
	programmes: headed("Programma's", "Staat boven de programma's.", {
		items: list(titled, "programma", "Programma's", "Wat er verder voor collega's is.")
			.min(2)
			.max(4),
	}),
	questions,
	/** Leads to the careers page. */
	closing: call,
});
