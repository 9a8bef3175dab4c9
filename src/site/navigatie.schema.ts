import { z } from "astro/zod";
import { group, heading, line, link, list, path } from "../fields/parts.ts";

const words = line("Tekst", "Zo heet de pagina in het menu.");
const onward = link.meta({ description: "Een link onderaan elke pagina." });

const navigationItem = group({
	label: words,
	href: path,
	text: line("Uitleg", "Eén regel over de pagina, in het open menu.", 80).optional(),
});

/** content/navigatie.yaml: menu and footer. */
export const navigatieFile = z.strictObject({
	/** An item has an address of its own or items below it, not both. */
	menu: list(
		z
			.strictObject({
				label: words,
				href: path.optional(),
				items: z.array(navigationItem).min(2).optional().meta({
					title: "Onderdelen",
					description: "Wat er opengaat onder dit deel van het menu.",
					item: "onderdeel",
				}),
			})
			.refine((item) => (item.href === undefined) !== (item.items === undefined), {
				error: "geef óf een adres (href) óf onderdelen (items)",
			})
			.meta({
				group: true,
				oneOf: { href: "Gaat naar een pagina", items: "Heeft onderdelen eronder" },
			}),
		"menu",
		"Menu",
		"Wat er bovenaan elke pagina in het menu staat.",
	),
	button: group({
		...link.shape,
		label: line("Knoptekst", "Staat op de knop naast het menu."),
	}).meta({ title: "Knop naast het menu" }),
	footer: z
		.strictObject({
			columns: list(
				z.strictObject({
					title: heading("Staat boven de links in deze kolom."),
					links: list(
						onward,
						"regel",
						"Links",
						"De links van deze kolom, van boven naar beneden.",
					).min(2),
				}),
				"kolom",
				"Onderaan elke pagina",
				"De drie kolommen met links onderaan elke pagina.",
			).length(3),
			/** Every page of content/pages.ts that belongs here stands here; references.ts sees to that. */
			legal: z.array(onward).min(1).meta({
				title: "Onderste regel",
				description: "De links helemaal onderaan elke pagina.",
				item: "link onderaan",
			}),
		})
		.meta({ sheet: true }),
});
