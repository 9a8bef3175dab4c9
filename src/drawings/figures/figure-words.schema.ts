/** The words beside a figure that is drawn: `banner` in content/paginas/cases.yaml. */
import type { z } from "astro/zod";
import { line, section } from "../../fields/parts.ts";

/** What stands beside the fields that a figure is drawn as. */
export const figureWords = section("Getekende cijfers", {
	/** The one reading aid, above the first: `open` and `full` each follow such a field. */
	mast: line("Leeswijzer, de mast", "De eerste zin, één keer boven de cijfers van een case."),
	open: line("Leeswijzer, open vlak", "Staat in de leeswijzer achter een open vlakje."),
	full: line("Leeswijzer, vol vlak", "Staat in de leeswijzer achter een vol vlakje."),
	was: line("Woord voor eerst", "Staat bij een open vlak achter het getal: '4,2 s was'."),
	now: line("Woord voor nu", "Staat bij een vol vlak achter het getal: '1,4 s nu'."),
	unreachable: line(
		"Onbereikbaar, wat je ziet",
		"Staat boven de vlakken die laten zien hoe lang iets onbereikbaar was.",
	),
	minutes: line("Onbereikbaar, minuten", "Achter het aantal: '53 min'.").meta({ exact: true }),
	month: line("Terugverdiend, maand", "Staat achter het getal als het er één is."),
	months: line("Terugverdiend, maanden", "Staat achter het aantal maanden: '6 maanden'."),
	profit: line("Terugverdiend, daarna", "Staat achter die maanden: '6 maanden, daarna winst'."),
}).meta({ description: "De woorden bij de vlakken die laten zien wat een cijfer was en is." });
export type FigureWords = z.output<typeof figureWords>;
