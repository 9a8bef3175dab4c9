/** What the launch report tells people who work in files, for those who have boxes and ticks. */

import type { ContentField } from "../../packages/redactie/src/contract/fields.ts";
import { placeName } from "../../packages/redactie/src/contract/naming.ts";
import type { LaunchFinding } from "../../packages/redactie/src/protocol.ts";
import { site } from "../../packages/redactie/src/site.ts";
import { capital } from "../../packages/redactie/src/words.ts";
import type { Content } from "../../src/content/read-content.ts";
import { NO_LINK } from "../../src/fields/parts.ts";
import type { Finding } from "../../src/launch/finding.ts";

type Told = Omit<LaunchFinding, "id" | "settled">;
type Words = Pick<Told, "name" | "problem" | "about" | "differ" | "shows">;

/** What an editor reads of a finding: where it is, what it is, what is wrong and what it is about. */
export function told(finding: Finding, content: Content, fields: readonly ContentField[]): Told {
	const { file, field } = finding;
	if (file === "content/claims.yaml") return ofClaim(finding, content);
	const place = file === "content/identity.yaml" ? undefined : site.file(file, content)?.name;
	const name = PLACES[field] ?? placeName(fields, file, field) ?? LOOSE;
	const words = inWords({ ...finding, name }, fields);
	// Below 'Case: Logistiek' a field of its own is just 'Bron'.
	const [kind] = place?.split(": ") ?? [];
	const short = words.name.startsWith(`${kind}: `)
		? words.name.slice(`${kind}: `.length)
		: words.name;
	const id = `${file}#${field}`;
	const value = fields.find((one) => one.id === id)?.value;
	return {
		...words,
		name: capital(short),
		...(place && { place }),
		...(finding.isPromise && { isPromise: true as const }),
		...(value === NO_LINK && { hidesValue: true as const }),
	};
}

/** A list that the file lacks, or a part as a whole: named by none of its fields. */
const PLACES: Record<string, string> = { "legal.address": "Bezoekadres", story: "Het verhaal" };
/** As the fields of a page are called that stand in no section. */
const LOOSE = "Bovenaan";

function inWords(
	{ file, field, name, problem, about, isPromise }: Finding & { name: string },
	fields: readonly ContentField[],
): Words {
	if (isPromise) return { name, problem, about: firstWords(file, field, fields) };
	// Of an example not the tick, but what it stands beside.
	const [, group] = /^(.*)\.placeholder$/.exec(field) ?? [];
	const example = group && placeName(fields, file, group);
	return { name: example || name, problem, ...(about && { about }) };
}

/** Of a figure or promise, by what it is about. */
function ofClaim({ file, field }: Finding, { claims }: Content): Words {
	const [id = "", part] = field.split(".");
	const { about = id, readings = {} } = claims[id] ?? {};
	const name = /^[^.,]+/.exec(about)?.[0] ?? about;
	const values = [...new Set(Object.values(readings))];
	return part === "readings"
		? {
				name,
				problem: `${values.join(" of ")}?`,
				about: values.join(" of "),
				differ: { about: `${file}#${id}.about` },
			}
		: {
				name,
				problem: "heeft nog geen bron",
				about: values.join(", "),
				shows: `${file}#${id}.readings`,
			};
}

/** The first text that somebody reads of what stands there: for a question, the question. */
function firstWords(file: string, group: string, fields: readonly ContentField[]): string {
	const start = group && `${group}.`;
	const words = fields.find(
		(field) =>
			field.file === file &&
			field.path.startsWith(start) &&
			field.kind === "text" &&
			/\p{L}/u.test(field.shown) &&
			// What stands in no group, only of the page itself: not its title in search engines.
			(group || !field.path.includes(".")),
	);
	return words?.shown ?? "";
}
