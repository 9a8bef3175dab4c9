/** How one value is written in YAML. */
import { parseDocument } from "yaml";
import { fold, refold, WIDTH } from "./fold.ts";

export type Scalar = string | number | boolean;

/** Where a value is written. */
export interface Place {
	/** Of its first character. */
	column: number;
	/** Of the lines of a block. */
	indent: number;
	/** Inside `{…}` or `[…]`, where commas part and blocks cannot be. */
	inFlow: boolean;
}

/** What stands there now. */
export interface Written extends Place {
	/** As it is in the file, without the line break behind a block. */
	token: string;
	/** A comment behind it, with the spaces before that. A block has it behind its header, in the token. */
	comment: string;
	value: unknown;
}

/** Most texts: a letter first, no character that means something, too long for a `false`. */
const PROSE = /^\p{L}[\p{L}\p{N} ,.;?!'()/+-]{5,}(?<! )$/u;

/** Both readings of YAML see this very text, so nobody's program sees a number, a date or a `no`. */
export function isPlain(
	value: string,
	inFlow: boolean,
	versions: readonly ("1.1" | "1.2")[] = ["1.2", "1.1"],
): boolean {
	if (!inFlow && PROSE.test(value)) return true;
	const source = inFlow ? `k: [${value}]` : `k: ${value}`;
	return versions.every((version) => {
		const document = parseDocument(source, { version });
		return !document.errors.length && document.getIn(inFlow ? ["k", 0] : ["k"]) === value;
	});
}

/** Can be the lines of a folded block: its end and its start are not spaces, and it has no breaks. */
export const isParagraph = (value: string) => value !== "" && !/^\s|\s$|[\n\r]/.test(value);

const block = (header: string, lines: string[], indent: number) =>
	[header, ...lines.map((line) => line && " ".repeat(indent) + line)].join("\n");

/** @returns ways to write a new value, the best first. */
export const waysToWrite = (value: Scalar, place: Place): string[] =>
	waysToRewrite(value, { ...place, token: "", comment: "", value: null });

/** @returns ways to write another value in the place of this one, the most alike first. */
export function waysToRewrite(value: Scalar, old: Written): string[] {
	if (typeof value !== "string") return [String(value) + commentOf(old)];
	const quoted = JSON.stringify(value) + commentOf(old);
	const alike = isBlock(old) ? rewrittenBlock(value, old) : rewrittenFlow(value, old);
	return alike === undefined ? [quoted] : [alike, quoted];
}

const isBlock = ({ token }: Written) => token.startsWith(">") || token.startsWith("|");

function commentOf(old: Written): string {
	const header = old.token.split("\n", 1)[0] ?? "";
	return isBlock(old) ? (/\s+#.*/.exec(header)?.[0] ?? "") : old.comment;
}

const breaksBehind = (value: string) => /\n*$/.exec(value)?.[0].length ?? 0;

function rewrittenBlock(value: string, old: Written): string | undefined {
	const [header = "", ...source] = old.token.split("\n");
	const indent = /^ */.exec(source.find((line) => line.trim()) ?? "")?.[0].length || old.indent;
	const text = value.replace(/\n+$/, "");
	const breaks = breaksBehind(value);
	if (!isParagraph(text) && !text.includes("\n")) return undefined;
	const isLong = text.length > WIDTH - indent;
	const isFolded = isParagraph(text) && (header.startsWith(">") || isLong);
	const lines = source.map((line) => line.slice(indent));
	const now = isFolded ? refold(lines, text, WIDTH - indent) : text.split("\n");
	// As many breaks at the end as before: the same header says so.
	if (breaks === breaksBehind(String(old.value)) && isFolded === header.startsWith(">"))
		return block(header, now, indent);
	if (breaks > 1) return undefined;
	return block((isFolded ? ">" : "|") + (breaks ? "" : "-") + commentOf(old), now, indent);
}

function rewrittenFlow(value: string, old: Written): string {
	const { token, comment, column, indent, inFlow } = old;
	let line = JSON.stringify(value);
	if (token.startsWith("'")) line = `'${value.replaceAll("'", "''")}'`;
	else if (!token.startsWith('"') && isPlain(value, inFlow)) line = value;

	const [first = "", ...others] = token.split("\n");
	if (others.length > 0) {
		const under = /^ */.exec(others[0] ?? "")?.[0].length ?? indent;
		const lines = [first, ...others.map((other) => other.trim())];
		const now = refold(lines, line, WIDTH - under, WIDTH - column);
		return now.join(`\n${" ".repeat(under)}`) + comment;
	}
	// What was too long for its line already may stay so.
	const fits = column + line.length <= Math.max(WIDTH, column + token.length);
	if (fits || inFlow || !value.includes(" ") || !isParagraph(value)) return line + comment;
	return block(`>-${comment}`, fold(value, WIDTH - indent), indent);
}
