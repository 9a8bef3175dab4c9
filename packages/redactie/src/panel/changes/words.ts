/** What the tab Wijzigingen says. */
import { capital, inLetters } from "../../letters.ts";
import type { Commit } from "../../protocol.ts";
import { clock, words as common, listOf } from "../words.ts";

const changes = (value: number) => (value === 1 ? "1 wijziging" : `${value} wijzigingen`);
/** 'Twee bestanden gewijzigd, één nieuw.' The first of them says of what. */
export function filesInWords({ changed, added, removed }: Commit["files"]): string {
	const counts = [
		[changed, "gewijzigd"],
		[added, "nieuw"],
		[removed, "weg"],
	] as const;
	const parts = counts
		.filter(([value]) => value > 0)
		.map(([value, how], index) => {
			const what = index > 0 ? "" : value === 1 ? " bestand" : " bestanden";
			return `${inLetters(value)}${what} ${how}`;
		});
	return `${capital(parts.join(", "))}.`;
}

export const words = {
	notKept: "Nog niet bewaard",
	drop: "Gooi weg",
	nameless: "Nog zonder naam",

	since: (since: "commit" | "start", value: number) => {
		const when = since === "commit" ? "sinds je voor het laatst vastlegde" : "sinds je begon";
		const they = value === 1 ? "Ze staat" : "Ze staan";
		return `${changes(value)} ${when}. ${they} op deze computer, nog niet online.`;
	},
	none: (since: "commit" | "start") =>
		since === "commit"
			? "Alles is vastgelegd. Wat je nu bewaart, komt hier te staan."
			: "Je hebt nog niets veranderd. Wat je bewaart, komt hier te staan.",
	noGit: "Vastleggen doet wie de site beheert.",
	undoOf: (name: string) => `Maak ongedaan: ${name}`,
	undone: (name: string, mac: boolean) =>
		`Ongedaan gemaakt: ${name}. ${mac ? "Cmd" : "Ctrl"}+Z haalt het terug.`,
	needs: (name: string) => `Maak eerst ${name} ongedaan.`,
	stale: "Dit is intussen veranderd. Kijk nog eens.",

	whatDone: "Wat heb je gedaan?",
	forWhom: "voor wie later terugkijkt",
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
	commit: (value: number) => `Leg ${changes(value)} vast`,
	committing: "Bezig met vastleggen…",
	stillNeeded: (what: readonly string[]) => `Nog nodig: ${listOf(what)}.`,
	needed: { sentence: "wat je gedaan hebt", name: "je naam", email: "je e-mailadres" },
	notOnline: "Dit zet nog niets online.",
	failed: "Vastleggen lukte niet.",
	failedHelp:
		"Er is niets weg: je wijzigingen staan nog op deze computer. Probeer het nog eens. Helpt dat niet, laat dan aan wie de site beheert zien wat git zegt.",
	wordsOfGit: "Wat git zegt",

	committed: (value: number) => `${changes(value)} vastgelegd`,
	committedSaid: (value: number) => `${changes(value)} vastgelegd. Nog niet online.`,
	byWhom: ({ at, author, files }: Commit) =>
		`Om ${clock(at)}, op naam van ${author}. ${filesInWords(files)}`,
	notYetOnline: "Nog niet online.",
	howOnline: [
		"Het staat alleen op deze computer. Wie de site beheert, deelt het van hieruit met git push, en zet het online met ",
		"npm run deploy",
		".",
	],
	ahead: (value: number) =>
		value === 1
			? "1 vastlegging is nog niet gedeeld."
			: `${value} vastleggingen zijn nog niet gedeeld.`,
	goOnWorking: "Verder werken",
} as const;
