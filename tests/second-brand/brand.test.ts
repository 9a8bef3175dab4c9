/** Whose site it is stands in content/identity.yaml alone: on the site of another company, nothing is left of the first. */
import { expect, test } from "vitest";
import { SECRET_SOURCE, secondBrand } from "../../scripts/second-brand.ts";
import { contentFiles } from "../../src/content/content-files.ts";
import { readContent } from "../../src/content/read-content.ts";
import { builtFile, files, root, routes, thingsOf } from "../built-site.ts";

const { identity } = readContent(contentFiles(root));

const pages = ["/404", ...routes].map((route) => `${route === "/" ? "/index" : route}.html`);
const texts = new Map([...pages, ...files].map((path) => [path, builtFile(path)]));
const text = (path: string) => texts.get(path)?.toString() ?? "";

/** Letters and digits alone: a name is the same in an address, a file name or a heading. */
const bare = (text: string) =>
	text
		.toLowerCase()
		.replaceAll(/&amp;|%26|&/g, "")
		.replaceAll(/[^\p{L}\d]/gu, "");

/** All by which the first owner could be known. */
const traces = [
	identity.name,
	identity.tagline,
	new URL(identity.url).hostname.replace(/^www\./, ""),
	identity.email,
	identity.phone,
	identity.phone.replace(/^\+\d\d /, "0"),
	identity.group.name,
	identity.group.slug,
	identity.platform.name,
	identity.platform.slug,
	...Object.values(identity.legal ?? {}).flat(),
].flatMap((trace) => (trace ? bare(trace) : []));
/** With a sign that letters and digits alone would lose. */
const copyright = `© ${identity.year}`;

test("no file or file name holds a trace of the first owner", () => {
	expect(texts.size).toBeGreaterThan(80);
	const found: string[] = [];
	for (const [path, bytes] of texts) {
		const words = bytes.toString();
		const [bareWords, barePath] = [bare(words), bare(path)];
		if (words.includes(copyright)) found.push(`${path} holds ${copyright}`);
		for (const trace of traces)
			if (bareWords.includes(trace) || barePath.includes(trace)) found.push(`${path}: ${trace}`);
	}
	expect(found).toEqual([]);
});

test("the second owner stands where the first one stood", () => {
	const { name, tagline, year, url, email, phone, group, platform, legal } = secondBrand;
	const home = text("/index.html").replaceAll("&amp;", "&");
	for (const words of [name, tagline, email, phone, group.name, `© ${year} ${name}`])
		expect(home).toContain(words);
	for (const page of [
		`/over-ons/${group.slug}`,
		`/expertise/${platform.slug}-developer-platform`,
		`/cases/${platform.slug}-fintech`,
	])
		for (const extension of ["html", "md", "png"])
			expect([...texts.keys()]).toContain(`${page}.${extension}`);
	expect(JSON.parse(text("/site.webmanifest"))).toMatchObject({ name, short_name: name });
	expect(text("/contact.vcf")).toContain(`FN:${name}`);
	expect(text("/llms.txt").startsWith(`# ${name}\n`)).toBe(true);
	expect(text("/robots.txt")).toContain(`${url}/sitemap.xml`);
	expect(text("/sitemap.xml")).toContain(`<loc>${url}/over-ons/${group.slug}</loc>`);

	expect([...thingsOf("/contact").values()].at(-1)).toMatchObject({
		name,
		vatID: legal.btw,
		identifier: { value: legal.kvk },
		address: legal.address.join(", "),
	});
	for (const path of ["/index.html", "/contact.md"])
		for (const detail of [legal.kvk, legal.btw, legal.address.join(", ")])
			expect(text(path)).toContain(detail);
});

test("what a figure rests on stays inside", () => {
	for (const [path, bytes] of texts) expect(bytes.includes(SECRET_SOURCE), path).toBe(false);
});
