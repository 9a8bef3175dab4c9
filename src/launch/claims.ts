/** What the launch report asks of figures and promises: one reading, a source, a measurement. */
import type { Content } from "../content/read-content.ts";
import { measuredLists } from "../content/references.ts";
import type { Finding } from "./finding.ts";

const CLAIMS = "content/claims.yaml";

/** Words by which a badge claims what an outsider grants or can hold one to. */
const VOUCHED_FOR = /certif|partner|\b(SLA|ISO|SOC)\b/i;

export function contradictedClaims({ claims }: Content): Finding[] {
	return Object.entries(claims)
		.map(([id, { about, readings }]) => ({
			id,
			about,
			values: [...new Set(Object.values(readings))],
		}))
		.filter(({ values }) => values.length > 1)
		.map(({ id, about, values }) => ({
			file: CLAIMS,
			field: `${id}.readings`,
			problem: `${values.join(" of ")}? ${about}`,
		}));
}

export function unsourced(content: Content): Finding[] {
	return [
		...claimsWithoutSource(content),
		...expertiseWithoutSource(content),
		...casesWithoutSource(content),
	];
}

function claimsWithoutSource({ claims }: Content): Finding[] {
	return Object.entries(claims)
		.filter(([, { source }]) => !source)
		.map(([id, { about, readings }]) => ({
			file: CLAIMS,
			field: `${id}.source`,
			problem: `${Object.values(readings).join(", ")}. ${about}`,
			code: "unsourced",
		}));
}

function expertiseWithoutSource({ expertise }: Content): Finding[] {
	return expertise.flatMap(({ id, stats, intro, impact, drawing }) => {
		const file = `content/expertise/${id}.yaml`;
		return [
			...withoutSource(file, "stats", stats, ({ value, label }) => `${value} ${label}`),
			...withoutSource(file, "intro.badges", intro.badges, ({ title }) => title).filter(
				({ problem }) => VOUCHED_FOR.test(problem),
			),
			...withoutSource(file, "impact.cases", impact.cases, metricsOf),
			...(drawing && !drawing.source ? [sourceless(file, "drawing.source", drawing.title)] : []),
		];
	});
}

const casesWithoutSource = ({ cases }: Content): Finding[] =>
	cases
		.filter(({ source }) => !source)
		.map((entry) => sourceless(`content/cases/${entry.id}.yaml`, "source", metricsOf(entry)));

const sourceless = (file: string, field: string, about: string): Finding => ({
	file,
	field,
	problem: about,
	code: "unsourced",
	about,
});

/** What a list holds without a source, each in words. */
const withoutSource = <Item extends { source?: string | undefined }>(
	file: string,
	field: string,
	items: readonly Item[],
	inWords: (item: Item) => string,
): Finding[] =>
	items.flatMap((item, index) =>
		item.source ? [] : [sourceless(file, `${field}.${index}.source`, inWords(item))],
	);

const metricsOf = ({ metrics }: { metrics: readonly { value: string; label: string }[] }) =>
	metrics.map(({ value, label }) => `${value} ${label}`).join(", ");

export function unmeasuredFigures(content: Content): Finding[] {
	return measuredLists(content).flatMap(({ file, field, figures }) =>
		figures.flatMap(({ value, label, measured }, index) => {
			const lacking = measured
				? (["period", "method"] as const).filter((part) => !measured[part])
				: (["was", "now"] as const);
			if (lacking.length === 0) return [];
			const about = `${value} ${label}`;
			const problem = `${about}: zonder ${lacking.join(" en ")}`;
			const place = `${field}.${index}.measured`;
			return [{ file, field: place, problem, code: "unmeasured" as const, about, lacking }];
		}),
	);
}
