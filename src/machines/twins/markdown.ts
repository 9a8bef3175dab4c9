/** Markdown, from plain text. */

/** A page in words alone: what its Markdown twin and the search index are made of. */
export interface Twin {
	/** As in the page's only h1. */
	title: string;
	/** What stands between the title and the first section, in Markdown blocks. */
	lead: readonly string[];
	sections: readonly Section[];
}

export interface Section {
	title: string;
	/** Paragraphs, lists, tables and smaller headings, in Markdown. */
	blocks: readonly string[];
}

/** A part of a page; what is not there is left out. */
export const section = (title: string, ...blocks: (string | readonly string[] | undefined)[]) => ({
	title,
	blocks: blocks.flat().filter((block) => block !== undefined && block !== "") as string[],
});

/** The file that a twin is. */
export function toMarkdown({ title, lead, sections }: Twin): string {
	const blocks = [
		`# ${text(title)}`,
		...lead,
		...sections.flatMap(({ title, blocks }) => [`## ${text(title)}`, ...blocks]),
	];
	return `${blocks.join("\n\n")}\n`;
}

/** Text in which nothing is taken for a mark. */
export const text = (plain: string) =>
	plain.replaceAll(/[\\`*_[\]]|<(?=[a-z/!])|^[#>+-](?=\s)|^\d+(?=\.\s)/gi, (mark) =>
		/\d/.test(mark) ? `${mark}\\` : `\\${mark}`,
	);

export const texts = (plain: readonly string[]) => plain.map(text);

export const smaller = (title: string) => `### ${text(title)}`;

export const list = (items: readonly string[]) => items.map((item) => `- ${text(item)}`).join("\n");

/** A list of points with a name: items with their text, figures with their caption. */
export const points = (items: readonly (readonly [string, string])[]) =>
	items.map(([name, words]) => `- **${text(name)}**: ${text(words)}`).join("\n");

/** Points that follow each other. */
export const steps = (items: readonly (readonly [string, string])[]) =>
	items.map(([name, words], index) => `${index + 1}. **${text(name)}**: ${text(words)}`).join("\n");

export const figures = (items: readonly { value: string; label: string }[]) =>
	points(items.map(({ value, label }) => [value, label]));

export const titled = (items: readonly { title: string; text: string }[]) =>
	points(items.map(({ title, text }) => [title, text]));

export const link = (label: string, address: string) => `[${text(label)}](${address})`;

export function table(rows: readonly (readonly string[])[]): string {
	const line = (cells: readonly string[]) =>
		`| ${cells.map((cell) => text(cell).replaceAll("|", "\\|")).join(" | ")} |`;
	const [head = [], ...body] = rows;
	return [line(head), line(head.map(() => "---")), ...body.map(line)].join("\n");
}

export const quote = (words: { text: string; name: string; role: string }) =>
	`> “${text(words.text)}”\n>\n> ${text(`${words.name}, ${words.role}`)}`;

/** The words of Markdown blocks as running text: without marks, addresses and links on their own. */
export const plainText = (blocks: readonly string[]) =>
	blocks
		.filter((block) => !/^\[.*\]\(\S+\)$/.test(block))
		.join("\n")
		.replaceAll(/\*\*|^(?:- |\d+\. |> ?|#+ )|\|(?: --- \|)*/gm, "")
		.replaceAll(/\\(?=[^\w\s])/g, "")
		.split("\n")
		.map((line) => line.replaceAll(/\s+/g, " ").trim())
		.filter(Boolean)
		.map((line) => (/[.?!:”]$/.test(line) ? line : `${line}.`))
		.join(" ");
