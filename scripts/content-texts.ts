/** The texts of content/ that somebody reads, each with the place where its editor finds it. */
import { parse } from "yaml";
import { resolveTokens, tokensOf } from "../src/content/tokens.ts";
import { valuesIn } from "../src/content/walk.ts";

export interface ContentText {
	/** `content/cases/openshift-aws.yaml`. */
	file: string;
	/** `story.intro`. */
	field: string;
	/** As it was typed, but for what is in braces. */
	text: string;
}

/** Fields that hold no words of the site: addresses, names of drawings, choices of a list, what only owners read. */
const NOT_READ = new Set([
	...["topic", "slug", "href", "url", "icon", "emoji", "flag", "layout", "kind", "dienst", "state"],
	...["source", "about", "tied"],
]);
/** What the launch report asks an owner. */
const OF_OWNERS = /^content\/(diensten|paginas)\/\S+ \S+\.ask$/;
/** Words of visitors, not of the site. */
const OF_VISITORS = /^content\/zoeken\.yaml (synonyms|ignored)/;
const IDENTITY = "content/identity.yaml";
const CLAIMS = "content/claims.yaml";
/** Where a name in a drawing may break: see content/README.md. */
const SOFT_HYPHEN = "|";
const ADDRESS = /^(#|\/|https:)/;

/** @param files path and text of each file of content/. */
export function contentTexts(files: Readonly<Record<string, string>>): ContentText[] {
	const tokens = tokensIn(files);
	const ids = new Set(Object.keys(files).map((file) => file.replace(/.*\/(.+)\.yaml$/, "$1")));
	const isName = (text: string) => ADDRESS.test(text) || (ids.has(text) && text.includes("-"));
	return Object.entries(files).flatMap(([file, source]) =>
		valuesIn(parse(source)).flatMap(({ field, value }) => {
			if (typeof value !== "string" || isName(value) || !isRead(file, field)) return [];
			const text = resolveTokens(value.replaceAll(SOFT_HYPHEN, ""), tokens, () => {});
			return [{ file, field, text }];
		}),
	);
}

/** Whether visitors read what stands there: words of the site, in its own language. */
export const isRead = (file: string, field: string): boolean =>
	file !== IDENTITY &&
	!field.split(".").some((key) => NOT_READ.has(key)) &&
	![OF_VISITORS, OF_OWNERS].some((place) => place.test(`${file} ${field}`));

/** What stands for a value of the identity or a claim, and that value. */
function tokensIn(files: Readonly<Record<string, string>>): Map<string, string> {
	const tokens = tokensOf(parse(files[IDENTITY] ?? "{}"));
	const claims: Record<string, { readings: Record<string, string> }> = parse(files[CLAIMS] ?? "{}");
	for (const [id, { readings }] of Object.entries(claims))
		for (const [reading, value] of Object.entries(readings))
			tokens.set(`claims.${id}.${reading}`, value);
	return tokens;
}

/** How an editor is told of a fault, as readContent does. */
export const inPlace = ({ file, field }: ContentText, fault: string) =>
	`${file}, veld "${field}": ${fault}`;
