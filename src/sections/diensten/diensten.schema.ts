import {
	call,
	headed,
	label,
	line,
	named,
	page,
	questions,
	section,
	template,
} from "../../fields/parts.ts";
import { choice } from "../../tools/service/choice.schema.ts";
import { comparisonOf } from "./dienst.schema.ts";

/** content/paginas/diensten.yaml */
export const dienstenPage = page("Diensten", {
	/** Which service fits: asked between the cards of the services and their comparison. */
	choice,
	choiceLink: line("Link naar de vragen", "Staat overal waar iemand een dienst kan kiezen."),
	comparison: headed("Naast elkaar", "Staat boven de tabel met alle diensten.", {
		rows: named(comparisonOf(label), "Rijen", "Wat er voor elke rij van de tabel staat."),
	}),
	/** What readers ask about all services. */
	questions,
	closing: call,
	detail: section("Pagina van een dienst", {
		outcome: line("Bijschrift opbrengst", "Staat bij elke stap voor wat de klant dan heeft."),
		portion: template("Stand", "Staat op home bij elke stap: {aantal} van {alle} onderdelen."),
		cases: line("Kop boven de cases", "Staat boven de cases waarin de dienst is gebruikt."),
	}).meta({ description: "Woorden die op de pagina van elke dienst staan.", sheet: true }),
});
