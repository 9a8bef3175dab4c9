import { z } from "astro/zod";
import {
	call,
	group,
	headed,
	heading,
	intro,
	line,
	list,
	page,
	prose,
	questions,
	signal,
	withIcon,
} from "../../fields/parts.ts";

/** content/paginas/community.yaml */
export const communityPage = page("Community", {
	signal: signal.optional(),
	pillars: headed("Wat collega's verwachten", "Staat boven de drie pijlers.", {
		intro: intro("De tekst onder de kop."),
		items: z.array(withIcon).length(3).meta({
			title: "Pijlers",
			description: "Wat collega's van elkaar mogen verwachten, elk met een icoon.",
			item: "pijler",
		}),
	}),
	traineeship: headed("Traineeship", "Staat boven het traineeship.", {
		intro: intro("De tekst onder de kop."),
		from: line("Begin van de lijn", "Waar een trainee begint."),
		to: line("Einde van de lijn", "Waar een trainee eindigt."),
		/** The line is drawn for five moments: start, early on, halfway, second half, end. */
		steps: list(
			group({
				when: line("Wanneer", "Staat boven de kop van deze stap."),
				title: heading("Hoe deze stap heet."),
				text: prose("Tekst", "Wat een trainee dan doet."),
			}),
			"stap",
			"Stappen",
			"De vijf momenten op de lijn, van begin tot einde.",
		).length(5),
	}),
	programmes: headed("Programma's", "Staat boven de programma's.", {
		items: z.array(withIcon).min(2).max(4).meta({
			title: "Programma's",
			description: "Wat er verder voor collega's is, elk met een icoon.",
			item: "programma",
		}),
	}),
	questions,
	/** Leads to the careers page. */
	closing: call,
});
