/** What files of content/ share: kinds of text, figures, links. */
import { z } from "astro/zod";
import { FLAG_LETTERS } from "../flags/flags.ts";
import { typography } from "../text/typography.ts";
import { ICONS, type IconName } from "./icon-names.ts";
import { named } from "./named.ts";
import { listOf } from "./wording.ts";

/** Words that no page prints: they stay as they are typed. */
export const typed = z.string().trim().min(1);
/** Any text a visitor reads: one line or one paragraph, never empty. */
export const text = typed.overwrite(typography);
/** A short text that has to fit on a card, a button or a menu. */
export const label = text.max(60);
export const paragraphs = z.array(text).min(1).meta({
	title: "Alinea's",
	description: "Elke alinea is een eigen tekst.",
	item: "alinea",
});
/** As the visitor would type it. */
export const mail = z.strictObject({
	subject: typed.max(60).meta({
		title: "Onderwerp van de mail",
		description: "Staat al klaar als een bezoeker op deze link klikt.",
	}),
	opening: z.array(typed).min(1).meta({
		title: "Begin van de mail",
		description: "Staat al klaar in de mail; de bezoeker schrijft eronder verder.",
		item: "regel van de mail",
	}),
});
export const icon = z.enum(Object.keys(ICONS) as [IconName, ...IconName[]]).meta({
	title: "Icoon",
	description: "Het tekentje bij de tekst.",
	kind: "icon",
	choices: ICONS,
});

/** What stands in braces, for the site to fill in. */
export const placesIn = (words: string) => (words.match(/\{[^}]*\}/g) ?? []).sort();
/** A text in which the site fills in what is in braces: all of these, and no others. */
export const filled = <Schema extends z.ZodType<string>>(schema: Schema, ...names: string[]) =>
	schema.refine((words) => listOf(placesIn(words)) === listOf(names.toSorted()), {
		error: `zet hier ${listOf(names)} precies één keer in, en niets anders tussen accolades.`,
	});

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** The part of an address that names one entry: `openshift-aws`. */
export const slug = z
	.string()
	.regex(SLUG, "gebruik alleen kleine letters, cijfers en koppeltekens, zoals openshift-aws")
	.meta({
		title: "Adres",
		description: "Het laatste stuk van het adres van deze pagina.",
		kind: "address",
	});

/** Letter of a signal flag that the site can draw. */
export const flag = z.enum(FLAG_LETTERS).meta({
	title: "Vlag",
	description: "Een vlag uit het seinboek; ze geeft de pagina haar kleur.",
	kind: "flag",
});
/** Place in lists. */
export const order = z.number().int().meta({
	title: "Volgorde",
	description: "Bepaalt de plek in lijsten: het laagste getal staat vooraan.",
});

/** Within the lengths that search engines show. */
export const meta = z
	.strictObject({
		title: text.max(48).meta({
			title: "Titel in Google",
			description: "De blauwe regel in Google; de naam van het bedrijf komt er vanzelf achter.",
		}),
		description: text.min(70).max(160).meta({
			title: "Tekst in Google",
			description: "De regels onder de titel in Google en bij een gedeelde link.",
		}),
	})
	.meta({ title: "Niet te zien op de pagina", silent: true });

/** The launch report asks for it while nobody has named it. */
export const source = typed.optional().meta({
	title: "Bron",
	description: "Waar het op berust: een rapport, een meting, een klant. Geen bezoeker ziet dit.",
});

/** A figure with its caption: `99,95%`, 'pipeline success'. */
export const figure = z
	.strictObject({
		value: label.meta({
			title: "Cijfer",
			description: "Staat groot, met het bijschrift erbij.",
			example: "2",
		}),
		label: named(label, "Bijschrift", "Zegt wat het cijfer telt."),
	})
	.meta({ group: true });
const title = named(label, "Kop", "Staat boven de tekst.");
const body = named(text, "Tekst", "Staat onder de kop.");
export const titled = z.strictObject({ title, text: body }).meta({ group: true });
export const withIcon = z.strictObject({ icon, title, text: body }).meta({ group: true });
/** About the flag of a page: `Sein O: 'man overboord'`. */
export const signal = z
	.strictObject({
		title: label.meta({
			title: "Betekenis tussen schepen",
			description:
				"Begint met 'Sein' en de letter van de vlag, en zegt wat een schip ermee bedoelt.",
		}),
		text: text.max(90).meta({
			title: "Betekenis hier",
			description: "Zegt in één korte regel wat de vlag op deze pagina betekent.",
		}),
	})
	.meta({ title: "Sein", description: "Wat de vlag bovenaan deze pagina betekent.", group: true });
export const note = text.max(80).optional().meta({
	title: "Opmerking bij de knop",
	description: "Zegt wat het kost of hoe lang het duurt.",
});
const button = named(label, "Knoptekst", "Zegt wat er gebeurt als je klikt.");
/** A call to action that leads to the contact page. */
export const call = z
	.strictObject({
		title: named(label, "Kop", "De laatste kop van de pagina."),
		text: named(text, "Tekst", "Nodigt de lezer uit om contact op te nemen."),
		button,
		note,
	})
	.meta({ title: "Slotblok", group: true });
const question = z
	.strictObject({
		question: named(text, "Vraag", "In de woorden van wie het vraagt."),
		answer: named(text.optional(), "Antwoord", "Pas met een antwoord komt de vraag op de site."),
		ask: text.optional().meta({
			title: "Uit te zoeken",
			description: "Wat jullie nog moeten uitzoeken voor het antwoord. Geen bezoeker ziet dit.",
		}),
	})
	.refine(({ answer, ask }) => answer || ask, {
		error:
			"vul answer in. Weet je het antwoord nog niet, zet dan in ask wat jullie moeten uitzoeken.",
	})
	.meta({ group: true, anyOf: ["answer", "ask"] });
export const questions = z
	.strictObject({
		title: named(label, "Kop", "Staat boven de vragen."),
		items: z.array(question).min(1).max(14).meta({
			title: "Vragen",
			description: "De vragen van een lezer; zonder antwoord staat een vraag nog niet op de site.",
			item: "vraag",
		}),
	})
	.meta({ title: "Vragen" });
/** What only the owner knows of a company. One without a value is not shown: then `ask` tells what to find out. */
export const facts = z
	.strictObject({
		title: named(label, "Kop", "Staat boven de feiten, zodra er een is ingevuld."),
		items: z
			.array(
				z
					.strictObject({
						label: named(label, "Bijschrift", "Wat het feit is: 'opgericht'."),
						value: text.max(120).optional().meta({
							title: "Antwoord",
							description:
								"In een paar woorden; zolang dit leeg is, staat dit feit niet op de pagina.",
						}),
						ask: text.optional().meta({
							title: "Uit te zoeken",
							description: "Wat jullie nog moeten uitzoeken; bezoekers zien dit niet.",
						}),
					})
					.meta({ group: true }),
			)
			.min(1)
			.max(6)
			.meta({
				title: "Feiten",
				description: "Wat kopers en sollicitanten willen weten.",
				item: "feit",
			}),
	})
	.meta({ title: "In het kort" });
/** The tel: link drops the spaces. */
export const phone = z
	.string()
	.regex(/^\+[0-9 ]{8,20}$/, "begin met + en het landnummer, zoals +31 20 123 45 67")
	.meta({
		title: "Telefoonnummer",
		description: "Zoals mensen het lezen. De link om te bellen volgt vanzelf.",
	});
/** A page of this site; `read-content.ts` checks that it exists. */
export const path = z.string().startsWith("/").meta({
	title: "Gaat naar",
	description: "De pagina waar de link heen gaat.",
	kind: "link",
});
export const link = z
	.strictObject({
		label: named(label, "Link", "De woorden waarop je klikt."),
		href: path,
	})
	.meta({ group: true });
/** Stands in content for the address of what has none yet. */
export const NO_LINK = "#";
/** A page somewhere, or NO_LINK. */
export const linkOrSoon = z
	.string()
	.regex(
		/^(#|\/[^/].*|https:\/\/.+)$/,
		'geef een adres dat met https:// of / begint, of "#" zolang er geen is',
	)
	.meta({
		title: "Gaat naar",
		description: "Een pagina van deze site of een adres met https://; # zolang er geen is.",
		kind: "link",
	});

export const quote = z
	.strictObject({
		text: named(text, "Citaat", "De woorden die iemand echt heeft gezegd."),
		name: named(label, "Naam", "Wie het heeft gezegd."),
		role: named(label, "Functie", "Wat diegene doet."),
		placeholder: z.boolean().meta({
			example: true,
			title: "Dit is nog een voorbeeld",
			description: "Zet het vinkje uit zodra een echt mens met deze woorden akkoord is.",
		}),
	})
	.meta({ title: "Citaat", description: "Woorden die iemand echt heeft gezegd.", group: true });

export type Meta = z.output<typeof meta>;
export type Figure = z.output<typeof figure>;
export type Titled = z.output<typeof titled>;
export type WithIcon = z.output<typeof withIcon>;
export type Call = z.output<typeof call>;
export type Facts = z.output<typeof facts>;
export type Questions = z.output<typeof questions>;
