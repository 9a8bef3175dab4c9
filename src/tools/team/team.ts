/** A team that a visitor composes: how it stands in the address, what can be made of it and what it is then. */
import type { TeamComposerData } from "@/content/types";

/** The roles of a team, and how many FTE it has at least and at most. */
export type Rules = Pick<TeamComposerData, "size" | "roles">;
type Role = Rules["roles"][number];
type Named = Pick<Role, "one" | "many">;

/** Halves of an FTE for each role, in the order of the roles; OWNED where somebody of the client does it. */
export type Team = readonly number[];
export const OWNED = -1;

/** How many halves of an FTE a team has. */
export const halvesOf = (team: Team) => team.reduce((sum, halves) => sum + Math.max(halves, 0), 0);

/** How many people these are: who works half a week is somebody too. */
export const headsOf = (team: Team) =>
	team.reduce((sum, halves) => sum + Math.ceil(Math.max(halves, 0) / 2), 0);

/**
 * The team that a part of an address stands for: `f4q1` is two developers and half a tester, with
 * `d0` the client runs it. What is no role is left out, of a role that comes twice the first counts,
 * and what goes beyond the largest team is cut off. Behind a sign that is no part of a team nothing
 * is read: an id of the page is none.
 */
export function parseTeam(fragment: string, { size, roles }: Rules): Team {
	const found = new Map<string, number>();
	let room = 2 * size.most;
	for (const [, letter = "", digits] of fragment.matchAll(PAIR)) {
		const role = roles.find(({ flag }) => flag.toLowerCase() === letter);
		if (!digits || !role || found.has(letter)) continue;
		const halves = Math.min(Number(digits), room);
		found.set(letter, role.missing && !Number(digits) ? OWNED : halves);
		room -= halves;
	}
	return roles.map(({ flag }) => found.get(flag.toLowerCase()) ?? 0);
}

/** Each begins where the last one ended. */
const PAIR = /([a-z])(\d*)/gy;

/** The team of an example. */
export const teamOf = (example: TeamComposerData["examples"][number], { roles }: Rules): Team =>
	roles.map(({ flag }) => 2 * (example.roles[flag] ?? 0));

/** What only an address with a team looks like, as a regular expression. Who types may do so in capitals. */
export const teamPattern = ({ roles }: Rules) => {
	const flags = roles.map(({ flag }) => flag).join("");
	return `(?:[${flags}${flags.toLowerCase()}]\\d+)+`;
};

/** The part of an address that stands for a team, empty for none. */
export const formatTeam = (team: Team, { roles }: Rules) =>
	roles
		.map(({ flag }, index) => (team[index] ? flag.toLowerCase() + Math.max(team[index], 0) : ""))
		.join("");

/** The team with half an FTE of a role more or less; the same team where a limit is reached. */
export function changeTeam(team: Team, role: number, by: 1 | -1, { size }: Rules): Team {
	const halves = Math.max(team[role] ?? 0, 0) + by;
	const isTooMuch = by > 0 && halvesOf(team) >= 2 * size.most;
	return halves < 0 || isTooMuch ? team : team.with(role, halves);
}

/**
 * What a team is, by the first rule that says something of it: not yet a team; one that lacks a role;
 * one in which those who think outnumber the others, or who builds is too little for who tests; one
 * that runs a platform, on which others build; one that can work by itself, or together with who the
 * client has. And the roles that it cannot do without, and those that the client takes on.
 */
export function verdictOf(team: Team, { size, roles }: Rules) {
	const halves = halvesOf(team);
	if (halves < 2 * size.least) return { kind: "small" as const, missing: [], asks: [] };

	const ofKind = (kind: Role["kind"]) => team.filter((_, index) => roles[index]?.kind === kind);
	const running = Math.max(0, ...ofKind("run"));
	const isPlatform = running > Math.max(0, ...ofKind("build")) && 2 * running >= halves;
	const absent = roles.filter((_, index) => !team[index]);
	const owned = roles.filter((_, index) => team[index] === OWNED);
	const missing = isPlatform ? [] : absent.filter((role) => role.missing);

	const kindOf = (): keyof TeamComposerData["verdicts"] => {
		if (missing.length > 0) return "missing";
		if (2 * halvesOf(ofKind("think")) > halves) return "thinkers";
		if (isPlatform) return "platform";
		// They wait for the first role, which makes what there is to test and to roll out.
		const [first = 0, ...others] = team.filter((_, index) => roles[index]?.kind !== "think");
		if (first !== OWNED && Math.max(...others) > 2 * first) return "lopsided";
		return owned.length > 0 ? "shared" : "complete";
	};
	const asks = [...absent.filter((role) => !role.missing), ...owned].filter((role) => role.asks);
	return { kind: kindOf(), missing, asks };
}

/** 0,5 or 2: as people write how many FTE so many halves are. */
export const fteOf = (halves: number) => String(halves / 2).replace(".", ",");

/** After a number in digits: 1,5 developer, 2 and 2,5 developers. */
export const nameOf = ({ one, many }: Named, halves: number) => (halves >= 4 ? many : one);

/** '2 developers', '0,5 tester', which no line breaks: as many of a role as a team has. */
export const amountOf = (role: Named, halves: number) =>
	`${fteOf(halves)}\u00a0${nameOf(role, halves)}`;

/** A full flag for each full FTE, half a one for what is left; one that grows gets another key. */
export const flagsOf = (halves: number) =>
	Array.from({ length: Math.ceil(Math.max(halves, 0) / 2) }, (_, index) => {
		const wide = Math.min(2, halves - 2 * index);
		return { key: `${index} ${wide}`, wide };
	});

/** 'a, b en c'. */
export const listOf = (items: readonly string[]) => LIST.format(items);
const LIST = new Intl.ListFormat("nl");
