import * as F from "../../fields/parts.ts";

const fact = (title: string) => F.line(title, "Staat bij een vacature voor wat daar is ingevuld.");

/** content/paginas/werken-bij.yaml */
export const werkenBijPage = F.page("Werken bij", {
	signal: F.signal.optional(),
	reasons: F.headed("Waarom hier werken", "Staat boven de redenen.", {
		more: F.line("Linktekst", "Staat onder de kop, naar de pagina van de community."),
		items: F.list(F.titled, "reden", "Redenen", "Waarom iemand hier zou willen werken.")
			.min(3)
			.max(6),
	}),
	vacancies: F.headed("Vacatures", "Staat boven de vacatures.", {
		intro: F.intro("De tekst onder de kop."),
		soon: F.line(
			"Zonder eigen pagina",
			"Staat erboven zolang een vacature geen eigen pagina heeft.",
		),
		place: F.line("Lege plek", "Staat op de plek van een vlag die er nog niet hangt."),
		/** Below the list, for who has too little experience for any of it. */
		starters: F.group({
			text: F.prose("Tekst", "Staat onder de vacatures: waar iemand zonder ervaring kan beginnen."),
			link: F.line("Linktekst", "De link erachter, naar het traineeship."),
		}).meta({ title: "Zonder ervaring" }),
		needs: F.line("Bijschrift van wat je meebrengt", "Staat voor wat iemand moet kunnen."),
		example: F.line("Bijschrift bij een voorbeeld", "Staat daar zolang dat een voorbeeld is."),
		fields: F.section("Bijschrift", {
			hours: fact("Uren"),
			place: fact("Plaats"),
			remote: fact("Thuiswerken"),
			contract: fact("Contract"),
			salary: fact("Salaris"),
			level: fact("Niveau"),
			oncall: fact("Piket"),
			between: fact("Tussen twee opdrachten"),
			start: fact("Start"),
			expertise: fact("Vakgebied"),
			posted: fact("Geplaatst op"),
			closes: fact("Reageren tot en met"),
		}).meta({ description: "De woorden voor wat een vacature kan noemen." }),
		/** `link` is for one without a page. */
		mail: F.group({
			...F.mail.shape,
			subject: F.mail.shape.subject.meta({
				description: "Staat al klaar; op de plek van {vacature} komt de naam van de vacature.",
			}),
			link: F.line("Linktekst", "Staat bij een vacature zonder eigen pagina en opent een mail."),
		}).meta({ title: "Mail" }),
		page: F.section("Eigen pagina", {
			back: F.line("Link terug", "Staat boven de kop, naar alle vacatures."),
			facts: F.line("Kop van de feiten", "Staat boven het lijstje met uren, plaats en salaris."),
			work: F.line("Kop van de taken", "Staat boven wat je doet, voor de hoofdstukken."),
			procedure: F.line("Link naar de stappen", "Staat eronder, naar de uitleg op Werken bij."),
			contact: F.line("Kop van de vragen", "Staat boven de naam van wie vragen beantwoordt."),
			closing: F.call,
		}).meta({ description: "Woorden op de pagina van elke vacature die er een heeft." }),
	}),
	procedure: F.headed("Zo gaat solliciteren", "Staat boven de stappen.", {
		intro: F.intro("De zin onder de kop."),
		steps: F.list(F.titled, "stap", "Stappen", "De stappen van een sollicitatie, op volgorde.")
			.min(3)
			.max(5),
	}),
	questions: F.questions,
	open: F.named(
		F.call,
		"Open sollicitatie",
		"De laatste rij, voor wie geen passende vacature ziet.",
	),
});
