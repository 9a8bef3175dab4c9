/** The launch report as the editor's list: what was settled since the server started stays in it. */

import type { ContentField } from "../../packages/redactie/src/contract/fields.ts";
import type {
	FieldId,
	Launch,
	LaunchFinding,
	LaunchSubject,
} from "../../packages/redactie/src/protocol.ts";
import type { Places } from "../../packages/redactie/src/server/pages/places.ts";
import type { EditionOfSite, Report } from "../../packages/redactie/src/site.ts";
import type { Content } from "../../src/content/read-content.ts";
import { launchReport } from "../../src/launch/launch-report.ts";
import { ADVICE, told } from "./launch-words.ts";

const CLAIMS = "content/claims.yaml";

/** The flag P at the end: all aboard, the ship puts to sea. */
const READY: NonNullable<Launch["ready"]> = {
	picture: { kind: "flag", value: "P" },
	help: "De vlag P: iedereen aan boord, het schip gaat uitvaren.",
	next: [
		"Nu nog: ",
		"leg je wijzigingen vast. Wie de site beheert, zet haar online met ",
		"npm run deploy",
	],
};

function begin(first: Content) {
	const began = launchReport(first, new Date());

	/** @param places where each field stands. */
	return ({ content, fields }: EditionOfSite<Content>, places: Places): Launch => {
		// Thousands of fields, of which each point asks for some, several times.
		const byFile = Map.groupBy(fields, ({ file }) => file);
		const withClaims = fields.filter(({ value }) => String(value).includes("{{claims."));
		const now = launchReport(content, new Date());
		const find = (title: string) => now.find((subject) => subject.title === title);
		const subjects = [...began, ...now.filter(({ title }) => !titled(began, title))];
		const launch = subjects.map(({ title, advice, blocks, findings }): LaunchSubject => {
			const left = find(title)?.findings ?? [];
			// Each where it was: what is settled stays, what is new comes last.
			const listed = findings.map((finding) => {
				const same = left.find((other) => isSame(finding, other));
				return { ...(same ?? finding), settled: !same };
			});
			const added = left
				.filter((finding) => !findings.some((other) => isSame(finding, other)))
				.map((finding) => ({ ...finding, settled: false }));
			return {
				title,
				advice: ADVICE[title] ?? advice,
				blocks,
				findings: [...listed, ...added].map(({ settled, ...finding }): LaunchFinding => {
					const { file, field } = finding;
					const ofFile = byFile.get(file) ?? [];
					const page = pageOf(file, field, file === CLAIMS ? withClaims : ofFile, places);
					return {
						id: `${file}#${field}`,
						...told(finding, content, ofFile),
						...(page && { page }),
						settled,
					};
				}),
			};
		});
		return { launch, blocking: { atStart: blocking(began), now: blocking(now) }, ready: READY };
	};
}

export const report: Report<Content> = { name: "Livegang", begin };

const titled = (report: readonly { title: string }[], title: string) =>
	report.some((subject) => subject.title === title);

const isSame = (one: { file: string; field: string }, other: { file: string; field: string }) =>
	one.file === other.file && one.field === other.field;

const blocking = (report: readonly { blocks: boolean; findings: readonly unknown[] }[]) =>
	report.filter(({ blocks }) => blocks).reduce((sum, { findings }) => sum + findings.length, 0);

/**
 * The field itself, or else what stands nearest to it: below, or beside it.
 * @param fields of the file; of claims those that refer to one.
 */
function near(file: string, path: string, fields: readonly ContentField[]): ContentField[] {
	if (file === CLAIMS) return usesOf(path, fields);
	const self = fields.filter((field) => field.path === path);
	if (self.length > 0) return self;
	for (let group = path; ; group = group.slice(0, Math.max(0, group.lastIndexOf(".")))) {
		const inside = fields.filter((field) => group === "" || field.path.startsWith(`${group}.`));
		if (inside.length > 0 || group === "") return inside;
	}
}

/** A figure or promise is read in the texts that refer to it. */
function usesOf(path: string, fields: readonly ContentField[]): ContentField[] {
	const [claim] = path.split(".");
	return fields.filter(({ value }) => String(value).includes(`{{claims.${claim}.`));
}

/**
 * Where it is best seen: the page on which most of what stands near it can be read. Of promises that
 * contradict each other that is where one reads most of them.
 */
function pageOf(file: string, path: string, fields: readonly ContentField[], places: Places) {
	if (places.size === 0) return undefined;
	const names = new RegExp(`\\{\\{claims\\.${path.split(".")[0]}\\.[^}]*`, "g");
	const counts = new Map<string, { names: Set<string>; times: number }>();
	for (let group = path; ; group = group.slice(0, Math.max(0, group.lastIndexOf(".")))) {
		for (const { id, value } of near(file, group, fields))
			for (const { path, times } of places.get(id as FieldId) ?? []) {
				const count = counts.get(path) ?? { names: new Set(), times: 0 };
				for (const [name] of String(value).matchAll(names)) count.names.add(name);
				counts.set(path, { ...count, times: count.times + times });
			}
		if (counts.size > 0 || group === "") break;
	}
	const isClaim = file === CLAIMS;
	const [best] = [...counts].sort(
		([, a], [, b]) => (isClaim ? b.names.size - a.names.size : 0) || b.times - a.times,
	);
	return best?.[0];
}
