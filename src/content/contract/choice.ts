/** 'Welke dienst past?': questions, an answer for each service, and what follows from the answers. */
import { z } from "astro/zod";
import { listOf } from "../wording.ts";
import { label, mail, text, typed } from "./parts.ts";

/** The fragment of the address has a place for each, and '4 van 5' is said of them. */
const QUESTIONS = 5;

/** A text in which the site fills in what is in braces: all of these, and no others. */
const filled = <Schema extends z.ZodType<string>>(schema: Schema, ...names: string[]) =>
	schema.refine((words) => listOf(placesIn(words)) === listOf(names.toSorted()), {
		error: `zet hier ${listOf(names)} precies één keer in, en niets anders tussen accolades.`,
	});
const placesIn = (words: string) => (words.match(/\{[^}]*\}/g) ?? []).sort();

const answer = z.strictObject({
	/** What the visitor chooses, in his own words. It has to fit in a cell. */
	text: text.max(50),
	/** Why this answer speaks for the service. */
	because: text.max(100),
	/**
	 * What the service does where he wants something else. It is a caution when the service wins
	 * all the same, and the reason why not when another does.
	 */
	limit: text.max(140),
});

/** What the e-mail has to say. */
const MAILED = ["{dienst}", "{antwoorden}", "{link}"];

/** Of content/paginas/diensten.yaml. */
export const choice = z.strictObject({
	title: label,
	/** How it works, for who can press and for who can only read. */
	intro: text.max(140),
	/** The weightiest first: a service that does not fit is told by the first two that say so. */
	questions: z
		.array(
			z.strictObject({
				question: text.max(40),
				/** One for each service, by the name of its file. */
				answers: z.record(z.string(), answer),
			}),
		)
		.length(QUESTIONS),
	/** Before the links to the services, while there is no outcome. */
	more: label,
	/** Clears all answers. */
	again: label,
	progress: z.strictObject({
		/** Under the mast of a service: {aantal} of {totaal}. */
		count: filled(label, "{aantal}", "{totaal}"),
		/** While answers are missing. */
		one: label,
		many: filled(label, "{aantal}"),
		/** Said when one begins again. */
		cleared: label,
		/** Said after each answer: {stand} is its count, {rest} what is missing or the outcome. */
		said: filled(label, "{dienst}", "{stand}", "{rest}"),
	}),
	outcome: z.strictObject({
		one: filled(label, "{dienst}"),
		/** When two services have as many. */
		tie: label,
		/** What one does then; `{een}` and `{ander}` are the two. */
		tieText: filled(text.max(160), "{ander}", "{een}"),
		/** What decides tied two services that have as many, by the names of their files. */
		pairs: z
			.array(z.strictObject({ tied: z.array(z.string()).length(2), text: text.max(180) }))
			.default([]),
		/** Leads to the outcome, from where one answers. */
		show: label,
		because: label,
		caution: label,
		/** Before the `limit` of the service that won. */
		chosen: filled(label, "{antwoord}"),
		whyNot: filled(label, "{dienst}"),
		/** To the page of the service that fits, and of one that does not. */
		open: filled(label, "{dienst}"),
		look: filled(label, "{dienst}"),
		/** On paper. {link} is the address of the answers. */
		paper: filled(label, "{link}"),
	}),
	/** The e-mail that is prepared: {dienst} is the outcome, of a tie `either`. */
	email: mail
		.extend({
			button: label,
			subject: filled(typed.max(60), "{dienst}"),
			either: filled(typed.max(20), "{een}", "{ander}"),
			/** A line for each question. */
			answer: filled(typed.max(60), "{vraag}", "{antwoord}"),
		})
		.refine(
			({ opening }) =>
				opening.includes("{antwoorden}") &&
				listOf(placesIn(opening.join())) === listOf(MAILED.toSorted()),
			{
				path: ["opening"],
				error: `noem ${listOf(MAILED)} elk één keer. Zet {antwoorden} op een eigen regel: daar komen er vijf te staan.`,
			},
		),
});

export type Choice = z.output<typeof choice>;
