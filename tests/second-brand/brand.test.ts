/** Whose site it is stands in content/identity.yaml alone: on the site of another company, nothing is left of the first. */
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { asSecondBrand, SECRET_SOURCE, secondBrand } from "../scripts/second-brand.mjs";
import { buildVariant } from "../scripts/variant.mjs";
import { test as base, content, expect } from "./site.ts";

const test = base.extend<object, { files: Map<string, Buffer> }>({
	files: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
		async ({}, use) => {
			const { dist, remove } = await buildVariant(asSecondBrand);
			const paths = globSync("**/*", { cwd: dist }).filter((path) =>
				statSync(join(dist, path)).isFile(),
			);
			await use(new Map(paths.map((path) => [path, readFileSync(join(dist, path))])));
			remove();
		},
		{ scope: "worker", timeout: 300_000 },
	],
});

// The site is built once.
test.describe.configure({ mode: "default" });

/** Letters and digits alone: a name is the same in an address, a file name or a heading. */
const bare = (text: string) =>
	text
		.toLowerCase()
		.replaceAll(/&amp;|%26|&/g, "")
		.replaceAll(/[^\p{L}\d]/gu, "");

const { identity } = content;
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

test("no file or file name holds a trace of the first owner", ({ files }) => {
	expect(files.size).toBeGreaterThan(80);
	const found: string[] = [];
	for (const [path, bytes] of files) {
		const words = bytes.toString();
		const [bareWords, barePath] = [bare(words), bare(path)];
		if (words.includes(copyright)) found.push(`${path} holds ${copyright}`);
		for (const trace of traces)
			if (bareWords.includes(trace) || barePath.includes(trace)) found.push(`${path}: ${trace}`);
	}
	expect(found).toEqual([]);
});

test("the second owner stands where the first one stood", ({ files }) => {
	const text = (path: string) => files.get(path)?.toString() ?? "";
	const { name, tagline, year, url, email, phone, group, platform, legal } = secondBrand;
	const home = text("index.html").replaceAll("&amp;", "&");
	for (const words of [name, tagline, email, phone, group.name, `© ${year} ${name}`])
		expect(home).toContain(words);
	for (const page of [
		`over-ons/${group.slug}`,
		`expertise/${platform.slug}-developer-platform`,
		`cases/${platform.slug}-fintech`,
	])
		for (const extension of ["html", "md", "png"])
			expect([...files.keys()]).toContain(`${page}.${extension}`);
	expect(JSON.parse(text("site.webmanifest"))).toMatchObject({ name, short_name: name });
	expect(text("contact.vcf")).toContain(`FN:${name}`);
	expect(text("llms.txt").startsWith(`# ${name}\n`)).toBe(true);
	expect(text("robots.txt")).toContain(`${url}/sitemap.xml`);
	expect(text("sitemap.xml")).toContain(`<loc>${url}/over-ons/${group.slug}</loc>`);

	const data = JSON.parse(
		text("contact.html").match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1] ?? "",
	);
	expect(data["@graph"].at(-1)).toMatchObject({
		name,
		vatID: legal.btw,
		identifier: { value: legal.kvk },
		address: legal.address.join(", "),
	});
	for (const path of ["index.html", "contact.md"])
		for (const detail of [legal.kvk, legal.btw, legal.address.join(", ")])
			expect(text(path)).toContain(detail);
});

test("what a figure rests on stays inside", ({ files }) => {
	for (const [path, bytes] of files) expect(bytes.includes(SECRET_SOURCE), path).toBe(false);
});
