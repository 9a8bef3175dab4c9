import * as F from "../../fields/parts.ts";
import { choice } from "../../tools/service/choice.schema.ts";
import { comparisonOf } from "./dienst.schema.ts";

/** content/paginas/diensten.yaml */
export const dienstenPage = F.page("Diensten", {
	/** Which service fits: asked between the cards of the services and their comparison. */
	choice,
	choiceLink: F.line("Link naar de vragen", "Staat overal waar iemand een dienst kan kiezen."),
	comparison: F.headed("Naast elkaar", "Staat boven de tabel met alle diensten.", {
		rows: F.named(comparisonOf(F.label), "Rijen", "Wat er voor elke rij van de tabel staat."),
	}),
	/** What readers ask about all services. */
	questions: F.questions,
	closing: F.call,
	detail: F.section("Pagina van een dienst", {
		outcome: F.line("Bijschrift opbrengst", "Staat bij elke stap voor wat de klant dan heeft."),
		portion: F.template("Stand", "Staat op home bij elke stap: {aantal} van {alle} onderdelen."),
		cases: F.line("Kop boven de cases", "Staat boven de cases waarin de dienst is gebruikt."),
	}).meta({ description: "Woorden die op de pagina van elke dienst staan.", sheet: true }),
});
