import * as F from "../../fields/parts.ts";

/** content/paginas/community.yaml */
export const communityPage = F.page("Community", {
	signal: F.signal.optional(),
	pillars: F.headed("Wat collega's verwachten", "Staat boven de drie pijlers.", {
		intro: F.intro("De tekst onder de kop."),
		items: F.list(
			F.titled,
			"pijler",
			"Pijlers",
			"Wat collega's van elkaar mogen verwachten.",
		).length(3),
	}),
	traineeship: F.headed("Traineeship", "Staat boven het traineeship.", {
		intro: F.intro("De tekst onder de kop."),
		from: F.line("Begin van de lijn", "Waar een trainee begint."),
		to: F.line("Einde van de lijn", "Waar een trainee eindigt."),
		/** The line is drawn for five moments: start, early on, halfway, second half, end. */
		steps: F.list(
			F.group({
				when: F.line("Wanneer", "Staat boven de kop van deze stap."),
				...F.titled.shape,
			}),
			"stap",
			"Stappen",
			"De vijf momenten op de lijn, van begin tot einde.",
		).length(5),
	}),
	programmes: F.headed("Programma's", "Staat boven de programma's.", {
		items: F.list(F.titled, "programma", "Programma's", "Wat er verder voor collega's is.")
			.min(2)
			.max(4),
	}),
	questions: F.questions,
	/** Leads to the careers page. */
	closing: F.call,
});
