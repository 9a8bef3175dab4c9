/** The launch report as the editor's list: what was settled since the server started stays in it. */

import type { Launch, LaunchFinding, LaunchSubject } from "../../packages/redactie/src/protocol.ts";
import type { EditionOfSite, Report } from "../../packages/redactie/src/site.ts";
import type { Content } from "../../src/content/read-content.ts";
import { launchReport } from "../../src/launch/launch-report.ts";
import { told } from "./launch-words.ts";

/** The flag P at the end: all aboard, the ship puts to sea. */
const READY: NonNullable<Launch["ready"]> = {
	picture: { kind: "flag", value: "P" },
	help: "De vlag P: iedereen aan boord, het schip gaat uitvaren.",
	next: "Nu nog: leg je wijzigingen vast. Wie de site beheert, zet haar online met npm run deploy.",
};

function begin(first: Content) {
	const began = launchReport(first, new Date());

	return ({ content, fields }: EditionOfSite<Content>): Launch => {
		// Thousands of fields, of which each point asks for some, several times.
		const byFile = Map.groupBy(fields, ({ file }) => file);
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
				advice,
				blocks,
				findings: [...listed, ...added].map(
					({ settled, ...finding }): LaunchFinding => ({
						id: `${finding.file}#${finding.field}`,
						...told(finding, content, byFile.get(finding.file) ?? []),
						settled,
					}),
				),
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
