import { z } from "astro/zod";
import * as F from "../../fields/parts.ts";

const monthlySalary = z
	.number()
	.int("schrijf een heel bedrag zonder punt of komma: 3500")
	.min(500, "schrijf het bedrag per maand zonder punt: 3500");

const salary = F.group({
	from: F.named(monthlySalary, "Van", "Bruto per maand, in hele euro's."),
	to: F.named(monthlySalary, "Tot", "Bruto per maand, in hele euro's."),
}).refine(
	({ from, to }) => from <= to,
	"het laagste bedrag (from) mag niet hoger zijn dan het hoogste (to)",
);

/** What is no date is not compared with another one either. */
const day = (title: string, description: string) =>
	z.iso
		.date({ error: "schrijf de datum als jaar-maand-dag: 2031-05-28", abort: true })
		.optional()
		.meta({ exact: true, title, description });

/** What is known of the work, in a few words. */
const fact = (title: string, description: string) =>
	F.named(F.label.optional(), title, description);

/** Den Haag, 's-Hertogenbosch. */
const PLACE_NAME = /^(?:['’]\p{Ll}+[ -])?\p{Lu}[\p{L}'’ .-]*$/u;
/** Regio Utrecht, Bij de klant. */
const NO_PLACE = /\b(?:klant|kantoor|thuis|regio)\b/i;

/** The places of 'Utrecht of Zwolle', each by itself. */
export const placesIn = (place: string) => place.split(/, | of | en /);

/** Names of places and nothing else, so that sites with vacancies can put them on a map. */
const place = F.label.refine(
	(value) => placesIn(value).every((name) => PLACE_NAME.test(name) && !NO_PLACE.test(name)),
	"schrijf alleen de naam van een plaats, zoals Utrecht, of meer namen: Utrecht of Zwolle. Wat je erover wilt uitleggen, zet je bij remote",
);

/** What content calls a country, and its code in ISO 3166. */
export const COUNTRIES = { Nederland: "NL", België: "BE", Duitsland: "DE" } as const;

/** What content calls a kind of employment, and what sites with vacancies call it. */
export const EMPLOYMENT = {
	voltijd: "FULL_TIME",
	deeltijd: "PART_TIME",
	tijdelijk: "TEMPORARY",
	freelance: "CONTRACTOR",
	stage: "INTERN",
} as const;

const namesOf = <Name extends string>(codes: Record<Name, string>) =>
	z.enum(Object.keys(codes) as [Name, ...Name[]]);

/** The vacancy's own page: with it, the vacancy can be applied for. */
const story = z
	.strictObject({
		meta: F.meta,
		intro: F.intro("Zegt onder de functie in een of twee zinnen voor wie dit werk is."),
		chapters: F.list(
			F.listedChapter,
			"hoofdstuk",
			"Hoofdstukken",
			"Onder de taken: hoe het werk is, wat je meebrengt en wat je krijgt.",
		)
			.min(2)
			.max(6),
	})
	.meta({
		description: "De volledige tekst van de vacature: pas hiermee kan iemand solliciteren.",
		item: "eigen pagina",
		sheet: true,
	});

const contact = F.group({
	name: F.line("Naam", "Wie een sollicitant kan bellen of mailen."),
	role: F.line("Functie", "Wat diegene doet."),
	email: F.named(
		z.email().optional(),
		"E-mailadres",
		"Hier komen sollicitaties binnen; zonder dit op het adres van het bedrijf.",
	),
	phone: F.phone.optional(),
	placeholder: F.placeholder("een echt mens akkoord is.").meta({ example: true }),
}).meta({ title: "Contactpersoon", description: "Wie vragen over deze vacature beantwoordt." });

/** content/vacatures/*.yaml. What is not known yet is left out, never made up. */
export const vacature = z
	.strictObject({
		title: F.line("Functie", "De naam van de functie."),
		slug: F.slug,
		order: F.order,
		expertise: F.named(F.reference("expertise"), "Vakgebied", "Geeft de vacature haar vlag."),
		summary: F.prose("Samenvatting", "Waarom iemand dit werk wil doen."),
		tasks: F.list(F.text, "taak", "Taken", "Wat je in deze functie doet.").min(2).max(4),
		needs: F.named(
			F.group({
				text: F.line("Tekst", "Hoeveel ervaring iemand heeft, en waarmee.", 200),
				placeholder: F.placeholder(
					"jullie dit vragen; de zin dat het een voorbeeld is, verdwijnt dan.",
				),
			}).optional(),
			"Wat je meebrengt",
			"Staat in de lijst, onder de samenvatting.",
		),
		link: F.linkOrSoon,
		hours: fact("Uren", "Per week, zoals '32 tot 40 uur'."),
		place: F.named(
			place.optional(),
			"Standplaats",
			"Alleen namen van plaatsen: Utrecht of Zwolle.",
		),
		/** Where the place is, or where one may work that is all from home. */
		country: F.named(
			namesOf(COUNTRIES).optional(),
			"Land",
			"Alleen nodig als het niet Nederland is, of als je overal thuis mag werken.",
		),
		remote: fact("Thuiswerken", "Welk deel thuis kan, zoals '60%' of 'volledig'."),
		contract: fact("Contract", "Welk contract iemand krijgt."),
		/** The same for sites with vacancies, which know these kinds only. */
		employment: z.array(namesOf(EMPLOYMENT)).min(1).optional().meta({
			title: "Dienstverband",
			description: "Hetzelfde als het contract, in de woorden van vacaturesites.",
			item: "dienstverband",
		}),
		salary: F.named(salary.optional(), "Salaris", "Wat iemand per maand verdient, van en tot."),
		level: fact("Niveau", "Hoe ervaren iemand is, zoals 'medior of senior'."),
		oncall: fact("Piket", "Of je 's nachts gebeld wordt, zoals 'een week per zes weken'."),
		between: fact("Tussen twee opdrachten", "Wat er dan met je werk en je salaris gebeurt."),
		start: fact("Start", "Wanneer je kunt beginnen."),
		posted: day("Geplaatst op", "De eerste dag van de vacature."),
		closes: day("Reageren tot en met", "De laatste dag om te reageren."),
		contact: contact.optional(),
		story: story.optional(),
	})
	.refine(({ posted, closes }) => !posted || !closes || posted <= closes, {
		path: ["closes"],
		error: "de laatste dag (closes) mag niet vóór de eerste (posted) liggen",
	})
	.meta({
		title: "Vacature",
		description: "Vul in wat je weet. Verzin niets: wat hier staat, is een toezegging.",
		item: "vacature",
	});
