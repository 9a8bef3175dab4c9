/**
 * The content contract: what each file in `content/` holds. One strict schema
 * per kind of file, so that a typing error in a field name is refused as well
 * as a missing field. `read-content.ts` applies it and words the errors.
 *
 * To add an entry, copy a file in the same folder; `content/README.md` is the
 * editors' manual, in Dutch.
 */
import { z } from "astro/zod";
import { ICON_NAMES } from "./icon-names.ts";

z.config(z.locales.nl());

/** Any text a visitor reads: one line or one paragraph, never empty. */
const text = z.string().trim().min(1);
/** A short text that has to fit on a card, a button or a menu. */
const label = text.max(60);
const paragraphs = z.array(text).min(1);
const icon = z.enum(ICON_NAMES);

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** The part of an address that names one entry: `openshift-aws`. */
const slug = z
	.string()
	.regex(SLUG, "gebruik alleen kleine letters, cijfers en koppeltekens, zoals openshift-aws");

/** The letters of the signal flags that `src/components/Flag.tsx` can hoist. */
const FLAG_LETTERS = ["A", "C", "D", "E", "F", "K", "M", "N", "P", "T"] as const;
const flag = z.enum(FLAG_LETTERS);
export type FlagLetter = (typeof FLAG_LETTERS)[number];

/** `<title>` and description, within the lengths that search engines show. */
const meta = z.strictObject({
	/** Without the company's name: the layout adds that. */
	title: text.max(48),
	description: text.min(70).max(160),
});

/**
 * What a figure or promise rests on: a report, a measurement, a client. No page shows it;
 * the launch report asks for it while nobody has named it.
 */
const source = text.optional();

/** A figure with its caption: `99,95%`, 'pipeline success'. */
const figure = z.strictObject({ value: label, label });
const titled = z.strictObject({ title: label, text });
const withIcon = z.strictObject({ icon, title: label, text });
/** A call to action that leads to the contact page. */
const call = z.strictObject({ title: label, text, button: label });
/** A page of this site; `read-content.ts` checks that it exists. */
const path = z.string().startsWith("/");
const link = z.strictObject({ label, href: path });
/** A page somewhere, or NO_LINK. */
const linkOrSoon = z
	.string()
	.regex(
		/^(#|\/[^/].*|https:\/\/.+)$/,
		'geef een adres dat met https:// of / begint, of "#" zolang er geen is',
	);

/** A quote; `placeholder: true` until a real person has agreed to it. */
const quote = z.strictObject({
	text,
	name: label,
	role: label,
	placeholder: z.boolean(),
});

const technology = z.strictObject({ name: label, icon, description: text.max(140) });

const processStep = z.strictObject({ title: label, icon, description: text.max(160) });

/** content/identity.yaml: whose site this is. The one file a new owner replaces. */
export const identity = z.strictObject({
	name: label,
	tagline: label,
	/** The copyright year in the footer. */
	year: z.number().int().min(2000).max(2100),
	/** Where the site will stand, without a slash at the end. */
	url: z.url().regex(/[^/]$/, "laat de schuine streep aan het eind weg"),
	email: z.email(),
	/** As people read it; the tel: link drops the spaces. */
	phone: z
		.string()
		.regex(/^\+[0-9 ]{8,20}$/, "begin met + en het landnummer, zoals +31 20 123 45 67"),
	/** The group that the company belongs to; `slug` is its page below /over-ons. */
	group: z.strictObject({ name: label, slug }),
	/** The edge developer platform; `slug` is part of three addresses. */
	platform: z.strictObject({ name: label, slug }),
	/** What the law asks a company to show. What is not known yet is left out, never made up. */
	legal: z
		.strictObject({
			/** The number in the Dutch trade register. */
			kvk: z
				.string()
				.regex(/^\d{8}$/, 'schrijf acht cijfers tussen aanhalingstekens, zoals "12345678"')
				.optional(),
			/** For value-added tax. */
			btw: z
				.string()
				.regex(/^NL\d{9}B\d{2}$/, "schrijf het zonder punten, zoals NL123456789B01")
				.optional(),
			/** Where the company is visited, one part per line. */
			address: z.array(label).min(1).max(4).optional(),
		})
		.optional(),
	/** Which of the values above are still examples, as `name` or `group.name`. */
	placeholders: z.array(z.string()),
});

/**
 * content/claims.yaml: figures and promises that stand in more than one place,
 * or in more than one wording. Texts refer to them as `{{claims.id.reading}}`.
 */
export const claims = z.record(
	slug,
	z.strictObject({
		/** What is claimed, and where the readings stand. */
		about: text,
		source,
		/** Name of the wording and the wording itself. More than one: they contradict. */
		readings: z.record(slug, label),
	}),
);

/** content/diensten/*.yaml */
export const dienst = z.strictObject({
	name: label,
	slug,
	/** Place in lists, low first. */
	order: z.number().int(),
	/** Of those that can fill a hero with room for a promise. */
	flag: z.enum(["A", "P", "T"]),
	meta,
	/** One or two sentences for cards. */
	summary: text.max(220),
	hero: z.strictObject({ title: label, intro: text, button: label }),
	/** The row of facts under the hero. */
	facts: z.array(figure).min(3).max(4),
	fit: z.strictObject({
		title: label,
		whenTitle: label,
		when: z.array(text).min(3).max(5),
		whenNotTitle: label,
		whenNot: z.array(text).min(2).max(4),
	}),
	/** What the service is made of: themes, working agreements, guarantees. */
	themes: z.strictObject({
		title: label,
		intro: text,
		items: z.array(withIcon).min(3).max(6),
	}),
	/** A real sequence; `outcome` is what the client then has in hand. */
	phases: z.strictObject({
		title: label,
		intro: text,
		steps: z
			.array(z.strictObject({ title: label, text, outcome: text }))
			.min(3)
			.max(5),
	}),
	deliverables: z.strictObject({
		title: label,
		intro: text,
		items: z.array(text).min(4).max(6),
	}),
	/** How it starts, how it ends, who carries which risk, what happens to code and access. */
	questions: z.strictObject({
		title: label,
		items: z
			.array(z.strictObject({ question: text, answer: text }))
			.min(4)
			.max(7),
	}),
	/** One cell per row of the comparison on /diensten. */
	comparison: z.strictObject({
		goal: text.max(120),
		leads: text.max(120),
		team: text.max(120),
		start: text.max(120),
		settlement: text.max(120),
		risk: text.max(120),
		end: text.max(120),
	}),
	closing: call,
});

const impactCase = z.strictObject({
	/** How the client may be called: 'Nederlandse verzekeraar'. */
	client: label,
	sector: label,
	emoji: z.emoji(),
	challenge: text,
	approach: text,
	technologies: z.array(label).min(1),
	metrics: z.array(figure).min(2).max(3),
	source,
	results: z.array(text).min(2).max(4),
});

/** content/expertise/*.yaml */
export const expertise = z.strictObject({
	/** Also the filter value on /cases. */
	name: label,
	/** The shorter name on tiles and in menus, where there is one. */
	shortName: label.optional(),
	slug,
	order: z.number().int(),
	flag: z.enum(["C", "D", "E", "F"]),
	meta,
	summary: text.max(220),
	/** The technology tags on the overview. */
	tags: z.array(label).min(3).max(8),
	hero: z.strictObject({ badge: label, title: label, intro: text }),
	stats: z.array(figure.extend({ source })).length(3),
	intro: z.strictObject({
		title: label,
		paragraphs,
		badges: z.array(withIcon.omit({ text: true }).extend({ source })).length(4),
	}),
	technologies: z.strictObject({
		title: label,
		intro: text,
		items: z.array(technology).length(8),
	}),
	impact: z.strictObject({ title: label, intro: text, cases: z.array(impactCase).length(3) }),
	process: z.strictObject({
		title: label,
		intro: text,
		steps: z.array(processStep).min(3).max(6),
	}),
	quote: quote.optional(),
	/** Replaces the default closing call of content/paginas/expertise.yaml. */
	closing: call.partial().optional(),
});

/** One of a case's four figures; a case with a page of its own explains each. */
const caseMetric = figure.extend({ icon: icon.optional(), description: text.optional() });

/** The case's own page, told in 400 to 700 words. */
const story = z.strictObject({
	meta,
	title: text.max(80),
	intro: text,
	/** `results-first`: figures before the approach, counted in 50 steps of 30 ms. */
	layout: z.enum(["standard", "results-first"]),
	/** What the factsheet shows besides sector, technologies and expertise. */
	facts: z
		.array(z.strictObject({ label, value: text }))
		.min(1)
		.max(4),
	challenge: z.strictObject({ title: label, paragraphs }),
	approach: z.strictObject({
		title: label,
		paragraphs,
		/** Decisions that were taken, each with what it cost. */
		choices: z
			.array(z.strictObject({ title: label, text, price: text }))
			.min(2)
			.max(4),
	}),
	results: z.strictObject({ title: label, paragraphs }),
	insights: z.strictObject({ title: label, items: z.array(titled).min(3).max(4) }),
	closing: call,
});

/** content/cases/*.yaml */
export const caseEntry = z.strictObject({
	title: label,
	slug,
	order: z.number().int(),
	emoji: z.emoji(),
	sector: label,
	/** Featured cases are shown larger. */
	featured: z.boolean(),
	challenge: text,
	approach: text,
	/** One sentence that sums up the result. */
	result: text,
	technologies: z.array(label).min(1),
	/** File names (without .yaml) in content/expertise or content/diensten. */
	expertise: z.array(z.string()).min(1),
	metrics: z.array(caseMetric).length(4),
	source,
	/** The case's own page, or '#' while there is none. */
	link: z.string(),
	story: story.optional(),
});

const monthlySalary = z
	.number()
	.int("schrijf een heel bedrag zonder punt of komma: 3500")
	.min(500, "schrijf het bedrag per maand zonder punt: 3500");

/** content/vacatures/*.yaml. What is not known yet is left out, never made up. */
export const vacature = z.strictObject({
	title: label,
	slug,
	order: z.number().int(),
	/** File name in content/expertise: gives the vacancy its flag. */
	expertise: z.string(),
	summary: text,
	tasks: z.array(text).min(2).max(4),
	/** Where the full vacancy stands. */
	link: linkOrSoon,
	/** Hours a week: '32 tot 40 uur'. */
	hours: label.optional(),
	place: label.optional(),
	/** Share of the work that can be done from home: '60%'. */
	remote: label.optional(),
	contract: label.optional(),
	/** Gross a month, in whole euro. */
	salary: z
		.strictObject({ from: monthlySalary, to: monthlySalary })
		.refine(({ from, to }) => from <= to, "from mag niet hoger zijn dan to")
		.optional(),
	start: label.optional(),
});

/** The days of the week in their order, as editors write them. */
export const DAYS = [
	"maandag",
	"dinsdag",
	"woensdag",
	"donderdag",
	"vrijdag",
	"zaterdag",
	"zondag",
] as const;
const day = z.enum(DAYS);
const timeOfDay = z
	.string()
	.regex(
		/^([01]\d|2[0-3]):[0-5]\d$/,
		'schrijf de tijd als uren:minuten tussen aanhalingstekens, zoals "09:00"',
	);

/** A time at which people can be reached: the same hours on one day or on a row of days. */
const openingHours = z
	.strictObject({ from: day, to: day.optional(), opens: timeOfDay, closes: timeOfDay })
	.refine(({ opens, closes }) => opens < closes, "opens moet eerder zijn dan closes")
	.refine(
		({ from, to }) => !to || DAYS.indexOf(from) < DAYS.indexOf(to),
		"to moet een latere dag zijn dan from; laat to weg als het om één dag gaat",
	);
export type OpeningHours = z.output<typeof openingHours>;

const soonPage = z.strictObject({ meta, flag, title: label, text, button: label });

/** content/paginas/*.yaml: one schema per file. */
export const paginas = {
	home: z.strictObject({
		meta,
		hero: z.strictObject({
			title: label,
			pitch: text,
			primary: label,
			secondary: label,
			groupNote: label,
		}),
		why: z.strictObject({
			title: label,
			intro: text,
			items: z.array(z.strictObject({ kicker: label, title: label, text })).length(3),
		}),
		/** `items` names files in content/diensten. */
		services: z.strictObject({
			title: label,
			intro: text,
			items: z
				.array(
					z.strictObject({
						dienst: z.string(),
						text,
						/** The figures that stand in the flag. */
						facts: z.array(figure).min(1).max(3),
						more: label,
					}),
				)
				.length(2),
		}),
		expertise: z.strictObject({ title: label, intro: text, more: label }),
		/** Shows the first two featured cases. */
		cases: z.strictObject({ title: label, intro: text, more: label }),
		community: z.strictObject({ quote, button: label }),
		closing: call,
	}),
	diensten: z.strictObject({
		meta,
		title: label,
		intro: text,
		comparison: z.strictObject({
			title: label,
			intro: text,
			/** The heading of each row, in the order in which they are shown. */
			rows: z.strictObject({
				goal: label,
				leads: label,
				team: label,
				start: label,
				settlement: label,
				risk: label,
				end: label,
			}),
		}),
		closing: call,
	}),
	expertise: z.strictObject({
		meta,
		title: label,
		intro: text,
		/** `items` names technologies of content/expertise. */
		techStack: z.strictObject({ title: label, intro: text, items: z.array(label).min(8).max(16) }),
		closing: call,
		/** What the four expertise pages share. */
		detail: z.strictObject({
			relatedCases: label,
			moreCases: label,
			/** What the filters of the client cases say. */
			impact: z.strictObject({
				sector: label,
				technology: label,
				all: label,
				none: text,
				reset: label,
				/** Said after a choice; {getoond} and {totaal} become numbers. */
				status: label,
				challenge: label,
				approach: label,
				results: label,
			}),
			/** The closing call of a page that has none of its own. */
			closing: call,
		}),
	}),
	cases: z.strictObject({
		meta,
		title: label,
		intro: text,
		filter: z.strictObject({
			label,
			all: label,
			/** The heading of the list, for screen readers. */
			list: label,
			none: text,
			reset: label,
			/** Said after a choice; {getoond} and {totaal} become numbers. */
			status: label,
			/** The filter's values: file names in content/expertise or content/diensten. */
			expertise: z.array(z.string()).min(1),
		}),
		card: z.strictObject({ read: label, soon: label }),
		closing: call,
		/** What the case pages share. */
		detail: z.strictObject({
			back: label,
			factsheet: label,
			sector: label,
			technologies: label,
			expertise: label,
			price: label,
			/** What each part of the story is called, above its own title. */
			challenge: label,
			approach: label,
			results: label,
			/** The text of the results, where their figures stand apart from it. */
			outcome: label,
			insights: label,
			expertiseLink: text.max(80),
			previous: label,
			next: label,
		}),
	}),
	"over-ons": z.strictObject({
		meta,
		title: label,
		intro: text,
		mission: z.strictObject({ title: label, paragraphs }),
		pillars: z.strictObject({ title: label, intro: text, items: z.array(withIcon).length(3) }),
		group: z.strictObject({ title: label, text, facts: z.array(figure).length(2), link: label }),
		links: z.array(z.strictObject({ title: label, text, link })).length(2),
		closing: call,
	}),
	community: z.strictObject({
		meta,
		title: label,
		intro: text,
		pillars: z.strictObject({ title: label, intro: text, items: z.array(withIcon).length(3) }),
		traineeship: z.strictObject({
			title: label,
			intro: text,
			/** What stands at the two ends of the line. */
			from: label,
			to: label,
			/** The line is drawn for five moments: start, early on, halfway, second half, end. */
			steps: z.array(z.strictObject({ when: label, title: label, text })).length(5),
		}),
		programmes: z.strictObject({ title: label, items: z.array(withIcon).min(2).max(4) }),
		/** Leads to the careers page. */
		closing: call,
	}),
	"werken-bij": z.strictObject({
		meta,
		title: label,
		intro: text,
		reasons: z.strictObject({ title: label, intro: text, items: z.array(withIcon).min(3).max(6) }),
		vacancies: z.strictObject({
			title: label,
			intro: text,
			soon: label,
			/** The caption of each field of a vacancy that may be filled in. */
			fields: z.strictObject({
				hours: label,
				place: label,
				remote: label,
				contract: label,
				salary: label,
				start: label,
			}),
			/** The e-mail about a vacancy without a page; {vacature} becomes its title. */
			mail: z.strictObject({ link: label, subject: label, opening: paragraphs }),
		}),
		procedure: z.strictObject({ title: label, intro: text, steps: z.array(titled).min(3).max(5) }),
		open: call,
	}),
	groep: z.strictObject({
		meta,
		title: label,
		intro: text,
		sections: z
			.array(z.strictObject({ title: label, paragraphs }))
			.min(2)
			.max(4),
		back: label,
		closing: call,
	}),
	contact: z.strictObject({
		meta,
		title: label,
		intro: text,
		email: z.strictObject({ label, text }),
		phone: z.strictObject({ label, text }),
		/** The buttons that copy the e-mail address and the phone number. */
		copy: z.strictObject({
			/** On the button, before and shortly after it was used. */
			button: label,
			done: label,
			/** `what` follows the button's word for who cannot see the row. */
			email: z.strictObject({ what: label, done: label, failed: text }),
			phone: z.strictObject({ what: label, done: label, failed: text }),
		}),
		/** `link` is the calendar to book in; while it is '#', an e-mail is prepared instead. */
		meeting: z.strictObject({
			label,
			button: label,
			text,
			link: linkOrSoon,
			subject: label,
			opening: paragraphs,
		}),
		hours: z.strictObject({
			title: label,
			/** `true` until somebody has promised these hours; `example` then says so. */
			placeholder: z.boolean(),
			example: label,
			items: z.array(openingHours).min(1),
			note: text,
		}),
		/** The .vcf file, made from the identity. */
		card: z.strictObject({ title: label, text, link: label }),
		subjects: z.strictObject({
			title: label,
			intro: text,
			items: z
				.array(z.strictObject({ title: label, text, subject: label, opening: paragraphs }))
				.min(3)
				.max(5),
		}),
		next: z.strictObject({ title: label, steps: z.array(titled).length(3) }),
	}),
	/** What was done so that everybody can use the site, what was not, and whom to tell. */
	toegankelijkheid: z.strictObject({
		meta,
		title: label,
		intro: text,
		sections: z
			.array(z.strictObject({ title: label, paragraphs, items: z.array(text).min(2).optional() }))
			.min(3)
			.max(6),
		/** Leads to a prepared e-mail. */
		contact: z.strictObject({
			title: label,
			text,
			link: label,
			subject: label,
			opening: paragraphs,
		}),
		/** When somebody last read this page beside the site. */
		date: text,
	}),
	privacy: soonPage,
	terms: soonPage,
	cookies: soonPage,
	"niet-gevonden": z.strictObject({
		meta,
		/** English to the letter, as specified. */
		code: label,
		title: label,
		button: label,
		/** What the two flags mean, in Dutch. */
		flags: text,
	}),
} as const;

const navigationItem = z.strictObject({
	label,
	href: path,
	/** One line that explains the page, in the open menu. */
	text: text.max(80).optional(),
});

/** content/navigatie.yaml: menu and footer. */
export const navigatie = z.strictObject({
	/** An item has an address of its own or items below it, not both. */
	menu: z.array(
		z
			.strictObject({
				label,
				href: path.optional(),
				items: z.array(navigationItem).min(2).optional(),
			})
			.refine((item) => (item.href === undefined) !== (item.items === undefined), {
				error: "geef óf een adres (href) óf onderdelen (items)",
			}),
	),
	button: link,
	footer: z.strictObject({
		columns: z.array(z.strictObject({ title: label, links: z.array(link).min(2) })).length(3),
		legal: z.array(link).length(4),
	}),
});

/** content/interface.yaml: words of the site's own controls. */
export const interfaceText = z.strictObject({
	skipLink: label,
	homeLink: label,
	mainMenu: label,
	openMenu: label,
	closeMenu: label,
	themeToDark: label,
	themeToLight: label,
	footerMenu: label,
	legalMenu: label,
	copyright: label,
	/** The numbers of the company in the footer; {nummer} becomes the number. */
	legal: z.strictObject({ kvk: label, btw: label }),
	/** Searching the site. */
	search: z.strictObject({
		/** On the button, and the name of the dialog. */
		open: label,
		close: label,
		/** What the field is for. */
		field: label,
		/** Said after a search; {aantal} becomes a number. */
		one: label,
		many: label,
		none: label,
		/** When the browser cannot load what it needs. */
		failed: label,
	}),
});
