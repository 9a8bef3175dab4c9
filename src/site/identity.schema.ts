import { z } from "astro/zod";
import { group, label, line, named, phone, section, slug, whole } from "../fields/parts.ts";

/** content/identity.yaml: whose site this is. The one file a new owner replaces. */
export const identityFile = section("Bedrijf", {
	name: line("Naam van het bedrijf", "Verandert overal op de site waar de naam staat."),
	tagline: line("Slagzin", "Staat bij de naam van het bedrijf."),
	year: named(whole(2000, 2100), "Jaartal", "Het jaar bij © onderaan elke pagina."),
	url: z.url().regex(/[^/]$/, "laat de schuine streep aan het eind weg").meta({
		exact: true,
		title: "Webadres",
		description: "Waar de site straks staat, zonder schuine streep aan het eind.",
	}),
	email: named(z.email(), "E-mailadres", "Hier komen alle mails van de site binnen."),
	phone,
	group: group({
		name: line("Naam", "De groep waar het bedrijf bij hoort."),
		slug: slug.meta({ description: "Het laatste stuk van het adres van de groepspagina." }),
	}).meta({ title: "Groep" }),
	platform: group({
		name: line("Naam", "De naam van het edge-platform."),
		slug: slug.meta({ description: "Het stuk van drie adressen dat het platform noemt." }),
	}).meta({ title: "Platform" }),
	/** What the law asks a company to show. What is not known yet is left out, never made up. */
	legal: z
		.strictObject({
			kvk: z
				.string()
				.regex(
					/^\d{8}$/,
					"schrijf acht cijfers, zoals 12345678; in het bestand tussen aanhalingstekens",
				)
				.optional()
				.meta({ title: "KvK-nummer", description: "Acht cijfers, uit het handelsregister." }),
			btw: z
				.string()
				.regex(/^NL\d{9}B\d{2}$/, "schrijf het zonder punten, zoals NL123456789B01")
				.optional()
				.meta({ title: "Btw-id", description: "Zonder punten, zoals NL123456789B01." }),
			address: z.array(label).min(1).max(4).optional().meta({
				title: "Bezoekadres",
				description: "Eén deel per regel, zoals straat, plaats en land.",
				item: "adresregel",
			}),
		})
		.optional()
		.meta({
			title: "Bedrijfsgegevens",
			description: "Wat een bedrijf volgens de wet moet laten zien.",
			silent: true,
		}),
	/** Which of the values above are still examples, as `name` or `group.name`. */
	placeholders: z.array(z.string().meta({ names: ["identity"] })).meta({
		title: "Nog een voorbeeld",
		description: "Een gegeven dat nog niet echt is; haal het weg als de echte waarde er staat.",
		item: "voorbeeldgegeven",
	}),
}).meta({ silent: true });

export type Identity = z.output<typeof identityFile>;
