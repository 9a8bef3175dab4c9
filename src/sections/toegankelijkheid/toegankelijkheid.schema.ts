import {
	group,
	line,
	list,
	listedChapter,
	mail,
	page,
	prose,
	signal,
	titled,
} from "../../fields/parts.ts";

/** content/paginas/toegankelijkheid.yaml */
export const toegankelijkheidPage = page("met de verklaring", {
	signal: signal.optional(),
	sections: list(
		listedChapter,
		"hoofdstuk",
		"Hoofdstukken",
		"Wat is getest, wat nog niet, en wat beter kan.",
	)
		.min(3)
		.max(6),
	contact: group({
		...mail.shape,
		...titled.shape,
		link: line("Linktekst", "Opent een mail waarvan onderwerp en begin klaarstaan."),
	}).meta({ title: "Een probleem melden" }),
	date: prose("Datum", "Zegt onderaan wanneer iemand deze verklaring het laatst heeft nagelopen."),
});
