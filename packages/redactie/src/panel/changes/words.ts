/** What the tab Wijzigingen says. */

import type { Change, Commit } from "../../protocol.ts";
import { capital, newOne, small } from "../../words.ts";
import { ofSite } from "../of-site.ts";
import { clock, words as common, ctrl, listOf } from "../words.ts";

const changesIn = (value: number) => (value === 1 ? "1 wijziging" : `${value} wijzigingen`);
/** Characters of a commit's sentence: what git and its sites show of it on one line. */
const MOST = 72;

/** The sentence of a commit, filled in advance: as many names as fit, and how many more there are. */
export function sentenceOf(changes: readonly Change[]): string {
	const names = [...new Set(changes.map(({ name, what }) => PHRASES[what](small(name))))];
	for (let told = names.length; told > 0; told--) {
		const left = names.length - told;
		const more = left > 0 ? ` en nog ${changesIn(left)}` : "";
		const sentence = capital(names.slice(0, told).join(", ") + more);
		if (sentence.length <= MOST) return sentence;
	}
	return names.length > 0 ? `${changesIn(names.length)} in de inhoud` : "";
}

const PHRASES: Record<Change["what"], (name: string) => string> = {
	value: (name) => name,
	order: (name) => `volgorde van ${name}`,
	added: (name) => `${name} erbij`,
	removed: (name) => `${name} weg`,
	changed: (name) => name,
	form: (name) => `opmaak van ${name}`,
};

const DONE = { add: "toegevoegd", remove: "weggehaald", move: "verplaatst" };

export const words = {
	nameOf: ({ name, what }: Change) => (what === "order" ? `${name}: volgorde` : name),
	/** With what a step did in it, where that is no value. */
	didIn: (name: string, did: keyof typeof DONE) => `${name}, ${DONE[did]}`,
	/** What happened, where it has no sides. */
	whatOf({ what, entry }: Change): string | undefined {
		if (what === "changed") return "gewijzigd";
		if (what === "form") return "alleen opmaak en toelichting";
		if (what === "removed") return "weggehaald";
		if (what !== "added") return undefined;
		return entry ? newOne(entry, ofSite.neuter).toLowerCase() : "nieuw";
	},
	files: "Bestanden",

	notKept: "Nog niet bewaard",
	drop: "Gooi weg",
	nameless: "Nog zonder naam",

	since: (since: "commit" | "start", value: number) => {
		const when = since === "commit" ? "sinds je voor het laatst vastlegde" : "sinds je begon";
		const they = value === 1 ? "Ze staat" : "Ze staan";
		return `${changesIn(value)} ${when}. ${they} op deze computer, nog niet online.`;
	},
	none: (since: "commit" | "start") =>
		since === "commit"
			? "Alles is vastgelegd. Wat je nu bewaart, komt hier te staan."
			: "Je hebt nog niets veranderd. Wat je bewaart, komt hier te staan.",
	noGit: "Vastleggen doet wie de site beheert.",
	undoOf: (name: string) => `Maak ongedaan: ${name}`,
	undone: (name: string) => `Ongedaan gemaakt: ${name}. ${ctrl}+Z haalt het terug.`,

	whatDone: "Wat heb je gedaan?",
	stays: (drafts: number, made: readonly string[]) => {
		const begun = made.map((title) => `een ${title.toLowerCase()}`);
		const left = [...(drafts > 0 ? [common.texts(drafts)] : []), ...begun];
		const [is, goes] = drafts + made.length === 1 ? ["is", "gaat"] : ["zijn", "gaan"];
		return `${capital(listOf(left))} ${is} nog niet bewaard en ${goes} niet mee.`;
	},
	who: "Git weet nog niet wie je bent. Vul je naam en e-mailadres in: die komen bij de vastlegging te staan.",
	name: "Naam",
	email: "E-mailadres",
	onlyNow: "Alleen voor deze keer: er wordt niets ingesteld.",
	commit: (value: number) => `Leg ${changesIn(value)} vast`,
	committing: "Bezig met vastleggen…",
	stillNeeded: (what: readonly string[]) => `Nog nodig: ${listOf(what)}.`,
	needed: { sentence: "wat je gedaan hebt", name: "je naam", email: "je e-mailadres" },
	notOnline: "Dit zet nog niets online.",
	failed: "Vastleggen lukte niet.",
	failedHelp:
		"Er is niets weg: je wijzigingen staan nog op deze computer. Probeer het nog eens. Helpt dat niet, laat dan aan wie de site beheert zien wat git zegt.",

	committed: (value: number) => `${changesIn(value)} vastgelegd`,
	committedSaid: (value: number) => `${changesIn(value)} vastgelegd. Nog niet online.`,
	committedHelp: ({ at, author, sentence }: Commit) =>
		`‘${sentence}’, om ${clock(at)} op naam van ${author}. Nog niet online: het staat alleen op deze computer. Wie de site beheert, deelt het met git push, en zet het online met npm run deploy.`,
} as const;
