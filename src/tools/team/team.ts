/** A team that a visitor composes: how it stands in the address, what can be made of it and what it is then. */

/** What the rules know of a role. */
export interface Role {
	/** The letter of its flag. In the address it is a small one. */
	flag: string;
	/** Who thinks may not outnumber who builds or runs; who runs most of it makes it a platform team. */
	kind: "build" | "run" | "think";
	/** There, when a team cannot do without it. */
	missing?: object | undefined;
	/** There, when a team that lacks it, or whose client has it, asks for something instead. */
	asks?: string | undefined;
}

/** What a team may be. */
export interface Rules<R extends Role = Role> {
	/** How many FTE a team has at least and at most. */
	size: { least: number; most: number };
	roles: readonly R[];
}

/** Halves of an FTE for each role, in the order of the roles; OWNED where somebody of the client does it. */
export type Team = readonly number[];
export const OWNED = -1;

export type Verdict<R extends Role = Role> =
	/** Not yet a team. */
	| { kind: "small" }
	/** It cannot do without these roles; there is room for those that are offered. */
	| { kind: "missing"; roles: R[]; offers: R[]; asks: R[] }
	/** Those who think outnumber those who build, or those who build are too few for who tests. */
	| { kind: "thinkers" | "lopsided"; asks: R[] }
	/** It runs a platform, on which others build. */
	| { kind: "platform"; asks: R[] }
	/** It can work by itself, or together with who the client has: `asks` are roles that he takes on. */
	| { kind: "complete" | "shared"; asks: R[] };

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

/** The team of an example. @param fte how many of a role there are, by its flag. */
export const teamOf = (
	{ roles: fte }: { roles: Readonly<Partial<Record<string, number>>> },
	{ roles }: Pick<Rules, "roles">,
): Team => roles.map(({ flag }) => 2 * (fte[flag] ?? 0));

/** What only an address with a team looks like, as a regular expression. Who types may do so in capitals. */
export const teamPattern = ({ roles }: Pick<Rules, "roles">) => {
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

/** What a team is, by the first rule that says something of it. */
export function verdictOf<R extends Role>(team: Team, rules: Rules<R>): Verdict<R> {
	const { size, roles } = rules;
	const halves = halvesOf(team);
	if (halves < 2 * size.least) return { kind: "small" };

	const absent = roles.filter((_, index) => !team[index]);
	const missing = absent.filter((role) => role.missing);
	const owned = roles.filter((_, index) => team[index] === OWNED);
	const asks = [...absent, ...owned].filter((role) => role.asks && !missing.includes(role));
	const isFull = halves >= 2 * size.most;
	const most = (kind: Role["kind"]) =>
		Math.max(0, ...team.filter((_, index) => roles[index]?.kind === kind));
	const isPlatform = most("run") > most("build") && 2 * most("run") >= halves;
	if (missing.length > 0 && !isPlatform)
		return { kind: "missing", roles: missing, offers: isFull ? [] : missing, asks };

	const thinking = halvesOf(team.filter((_, index) => roles[index]?.kind === "think"));
	if (2 * thinking > halves) return { kind: "thinkers", asks };
	if (isPlatform) return { kind: "platform", asks };
	// They wait for the first role, which makes what there is to test and to roll out.
	const [first = 0, ...others] = team.filter((_, index) => roles[index]?.kind !== "think");
	if (first !== OWNED && Math.max(...others) > 2 * first) return { kind: "lopsided", asks };

	return { kind: owned.length > 0 ? "shared" : "complete", asks };
}

/** 0,5 or 2: as people write how many FTE so many halves are. */
export const fteOf = (halves: number) => String(halves / 2).replace(".", ",");

/** After a number in digits: 1,5 developer, 2 and 2,5 developers. */
export const nameOf = ({ one, many }: { one: string; many: string }, halves: number) =>
	halves >= 4 ? many : one;

/** '2 developers', '0,5 tester', which no line breaks: as many of a role as a team has. */
export const amountOf = (role: { one: string; many: string }, halves: number) =>
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
