import * as F from "../../fields/parts.ts";

/** content/paginas/toegankelijkheid.yaml */
export const toegankelijkheidPage = F.page("met de verklaring", {
	signal: F.signal.optional(),
	sections: F.list(
		F.listedChapter,
		"hoofdstuk",
		"Hoofdstukken",
		"Wat is getest, wat nog niet, en wat beter kan.",
	)
		.min(3)
		.max(6),
	contact: F.group({
		...F.mail.shape,
		...F.titled.shape,
		link: F.line("Linktekst", "Opent een mail waarvan onderwerp en begin klaarstaan."),
	}).meta({ title: "Een probleem melden" }),
	date: F.prose(
		"Datum",
		"Zegt onderaan wanneer iemand deze verklaring het laatst heeft nagelopen.",
	),
});
