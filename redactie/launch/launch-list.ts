/** The launch report as the editor's list: what was settled since the server started stays in it. */
import { type ContentField, placeName } from "../../packages/redactie/src/contract/fields.ts";
import type {
	FieldId,
	Launch,
	LaunchFinding,
	LaunchSubject,
} from "../../packages/redactie/src/protocol.ts";
import { type EditionOfSite, type Report, site } from "../../packages/redactie/src/site.ts";
import { capital, words } from "../../packages/redactie/src/words.ts";
import type { Content } from "../../src/content/read-content.ts";
import type { Finding } from "../../src/launch/finding.ts";
import { launchReport, type Subject } from "../../src/launch/launch-report.ts";

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
		const subjects = Map.groupBy([...began, ...now], ({ title }) => title);
		const launch = [...subjects.values()].map((both): LaunchSubject => {
			const [{ title, advice, blocks }] = both as [Subject];
			// Each where it was, in the words of now: what is settled stays, what is new comes last.
			const listed = new Map(
				both.flatMap(({ findings }) => findings).map((one) => [idOf(one), one]),
			);
			const left = new Set(now.find((one) => one.title === title)?.findings.map(idOf));
			const findings = [...listed].map(
				([id, finding]): LaunchFinding => ({
					id,
					...told(finding, content, byFile.get(finding.file) ?? []),
					settled: !left.has(id),
				}),
			);
			return { title, advice, blocks, findings };
		});
		return { launch, blocking: { atStart: blocking(began), now: blocking(now) }, ready: READY };
	};
}

export const report: Report<Content> = { name: "Livegang", begin };

const idOf = ({ file, field }: Finding): FieldId => `${file}#${field}`;

const blocking = (report: readonly Subject[]) =>
	report.filter(({ blocks }) => blocks).reduce((sum, { findings }) => sum + findings.length, 0);

type Told = Omit<LaunchFinding, "id" | "settled">;

/** What an editor, who has boxes and ticks, reads of a finding: where it is, what it is, what is wrong and what it is about. */
function told(finding: Finding, content: Content, fields: readonly ContentField[]): Told {
	const { file, field, problem, isPromise } = finding;
	if (file === "content/claims.yaml") return ofClaim(finding, content);
	const place = file === "content/identity.yaml" ? undefined : site.file(file, content)?.name;
	// Of an example not the tick, but what it stands beside.
	const [, group] = /^(.*)\.placeholder$/.exec(field) ?? [];
	const example = group && placeName(fields, file, group);
	const name = example || (PLACES[field] ?? placeName(fields, file, field) ?? words.loose);
	// Below 'Case: Logistiek' a field of its own is just 'Bron'.
	const [kind] = place?.split(": ") ?? [];
	const short = name.startsWith(`${kind}: `) ? name.slice(`${kind}: `.length) : name;
	const about = isPromise ? firstWords(file, field, fields) : finding.about;
	return {
		name: capital(short),
		problem,
		...(about && { about }),
		...(place && { place }),
		...(isPromise && { isPromise }),
	};
}

/** A list that the file lacks, or a part as a whole: named by none of its fields. */
const PLACES: Record<string, string> = { "legal.address": "Bezoekadres", story: "Het verhaal" };

/** Of a figure or promise, by what it is about. */
function ofClaim({ file, field }: Finding, { claims }: Content): Told {
	const [id = "", part] = field.split(".");
	const { about = id, readings = {} } = claims[id] ?? {};
	const name = /^[^.,]+/.exec(about)?.[0] ?? about;
	const values = [...new Set(Object.values(readings))];
	const shows: FieldId = `${file}#${id}.readings`;
	return part === "readings"
		? { name, problem: `${values.join(" of ")}?`, about: values.join(" of "), shows }
		: { name, problem: "heeft nog geen bron", about: values.join(", "), shows };
}

/** The first text that somebody reads of what stands there: for a question, the question. */
function firstWords(file: string, group: string, fields: readonly ContentField[]): string {
	const start = group && `${group}.`;
	const first = fields.find(
		(field) =>
			field.file === file &&
			field.path.startsWith(start) &&
			field.kind === "text" &&
			/\p{L}/u.test(field.shown) &&
			// What stands in no group, only of the page itself: not its title in search engines.
			(group || !field.path.includes(".")),
	);
	return first?.shown ?? "";
}
