import { z } from "astro/zod";
import { label, text } from "./parts.ts";

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
		/** Until what searches has loaded. */
		loading: label,
		/** Said after a search; {aantal} becomes a number. */
		one: label,
		many: label,
		/** When only some of them are shown, {getoond}. */
		best: label,
		/** {zoekwoord} becomes what was typed. */
		none: label,
		/** On a button that searches for {woord} instead. */
		nearest: label,
		/** On the link to the contact page when nothing was found. */
		ask: label,
		/** When the browser cannot load what it needs. */
		failed: text,
	}),
	/** What a tool ends with: what one does with a team that was composed, a service that was chosen. */
	tools: z.strictObject({
		/** Before the address and the subject of the prepared e-mail, where that is shown. */
		to: label,
		subject: label,
		/** Shows the prepared e-mail. */
		preview: label,
		/** Copies the address that holds what was chosen. */
		copy: label,
		copied: label,
		/** When the browser refuses; the address is selected then. */
		failed: text,
		/** Prints what was chosen, on one sheet. */
		print: label,
		/** That nothing is sent. */
		note: text,
	}),
});
