import { z } from "astro/zod";
import { label, link, path, text } from "./parts.ts";

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
		/** Every page of content/pages.ts that belongs here stands here; references.ts sees to that. */
		legal: z.array(link).min(1),
	}),
});
