/**
 * What the contract says of a field to an editor, in Dutch: the editor on the page and code editors
 * show it. It goes into `.meta`, which is inherited: what a shared schema says holds at each use,
 * unless that says something else. It changes nothing about what is valid.
 */
import type {} from "zod/v4/core";

declare module "zod/v4/core" {
	interface GlobalMeta {
		/** What an editor calls it: 'Kop'. Of a group or a list, the name of the section or part: 'Uitkomst'. */
		title?: string | undefined;
		/** What it is for and where it is seen, in one sentence. */
		description?: string | undefined;
		/** What one of a list is called: 'alinea' gives '1e alinea', and of groups 'Inzicht 3'. */
		item?: string;
		/** The fields that stand directly in it open together: a figure with its caption. */
		group?: true;
		/** Each group in it is a section of its own, as in the file as a whole: `story` of a case. */
		sheet?: true;
		/** Its title stands above its fields, and not in their names: 'Titel in Google'. */
		silent?: true;
		/** What is more than its type tells. */
		kind?: "text" | "link" | "icon" | "flag" | "address";
		/** What it names: entries of these folders, a technology, a value of the identity. */
		names?: readonly ("diensten" | "expertise" | "technologies" | "identity")[];
		/** The site reads or compares it: nothing may stand behind it, see packages/redactie/src/server/pages/marks.ts. */
		exact?: true;
		/** The values to choose from, in Dutch, where they are not: `{ think: "Denkt" }`. */
		choices?: Readonly<Record<string, string>>;
		/** Its fields open together with those of the group around it. */
		inner?: true;
		/** It says which of a list of the same file, counted from 1: `story.approach.choices`. */
		counts?: string;
		/** Of a union, what its editor calls this option: 'Eén getal'. */
		variant?: string;
		/** Exactly one of these fields is there; what its editor calls each: `{ href: "Gaat naar een pagina" }`. */
		oneOf?: Readonly<Record<string, string>>;
		/** The lists in it have to fit each other, so they change in one form of all of it; false: these do not. */
		together?: boolean;
		/** It asks more of its file than it holds, so it is added in a form of all of that. */
		withFile?: true;
		/** At least one of these fields is there; best the first. */
		anyOf?: readonly string[];
		/**
		 * What the page shows of a new one while this is empty, where its name would be refused.
		 * Of a tick: that of a new one is on.
		 */
		example?: string | number | true;
	}
}
