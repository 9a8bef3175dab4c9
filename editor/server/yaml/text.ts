/** How one value is written behind a key or a hyphen, in the manner of others in its place. */
import { isScalar } from "yaml";
import { fold, WIDTH } from "./fold.ts";
import { type Model, tokenOf } from "./models.ts";
import { isParagraph, isPlain, type Scalar, waysToRewrite } from "./scalar.ts";
import { lineStart, rangeOf } from "./tree.ts";

/** One of those, as it is written. */
interface Like {
	value: unknown;
	token: string;
	/** It begins on a line of its own, below its key. */
	isUnder: boolean;
}

/** @param start column of the value, when it begins on the line of its key or hyphen. */
export function writtenValue(
	value: Scalar,
	{ start, indent }: { start: number; indent: number },
	models: readonly Model[],
): string {
	const likes = models.flatMap((model) => likeOf(model, value));
	const same = likes.find((like) => like.value === value && isGood(like));
	const under = `\n${" ".repeat(indent)}`;
	if (same) {
		const [first, ...lines] = same.token.split("\n");
		return (
			(same.isUnder ? under : " ") +
			[first, ...linesOf(lines, first)].join(under).replace(/ +$/gm, "")
		);
	}
	if (typeof value !== "string") return ` ${value}`;

	const place = { column: start, indent, inFlow: false, comment: "" };
	const styled = (token: string, old = "") =>
		` ${waysToRewrite(value, { ...place, token, value: old })[0]}`;
	const [quote] = quotesOf(likes);
	const line = quote ? styled(quote) : styled("");
	if (value.includes("\n"))
		return likes.some(({ token }) => token.startsWith("|")) ? styled("|-") : line;
	if (!isParagraph(value)) return line;
	const isLong = line.includes("\n") || start - 1 + line.length > WIDTH;
	const inLines = likes.find(({ token }) => /^[^>|'"].*\n/.test(token));
	if (isLong && inLines && isPlain(value, false))
		return inLines.isUnder
			? under + fold(value, WIDTH - indent).join(under)
			: ` ${fold(value, WIDTH - indent, WIDTH - start).join(under)}`;
	return isLong || isFoldedAnyway(value, likes) ? styled(">-") : line;
}

/** Nothing but the text is said in it, and each version of YAML reads that. */
const isGood = ({ token, value }: Like) =>
	typeof value !== "string" ||
	(/^[>|]/.test(token) ? !/^.*[\d#]/.test(token) : /^["']/.test(token) || isPlain(value, false));

/** Others are folded that are no longer, most of them. */
function isFoldedAnyway(value: string, likes: Like[]): boolean {
	const short = likes.filter((like) => String(like.value).length <= value.length);
	return short.filter(({ token }) => token.startsWith(">")).length * 2 > short.length;
}

function likeOf({ text, node }: Model, value: Scalar): Like[] {
	if (!isScalar(node) || typeof node.value !== typeof value) return [];
	const [start] = rangeOf(node);
	return [
		{
			value: node.value,
			token: tokenOf({ text, node }),
			isUnder: !text.slice(lineStart(text, start), start).trim(),
		},
	];
}

/** Without the indent they have there. */
function linesOf(lines: string[], first = ""): string[] {
	if (!/^[>|]/.test(first)) return lines.map((line) => line.trim());
	const indent = /^ */.exec(lines.find((line) => line.trim()) ?? "")?.[0].length ?? 0;
	return lines.map((line) => line.slice(indent));
}

/** The quotes of all of them, if they have these where YAML does not ask for any. */
function quotesOf(likes: Like[]): string[] {
	const quotes = likes.map(({ token }) => /^["']/.exec(token)?.[0] ?? "");
	const isFree = quotes.every(Boolean) && likes.some(({ value }) => isPlain(String(value), false));
	return isFree ? quotes : [];
}
