/**
 * Addresses that no visitor means, and more visitors than come: nothing breaks, nothing leaks.
 * `npm run load` asks far more of the same.
 */
import { Agent, METHODS } from "node:http";
import { expect } from "@playwright/test";
import fc from "fast-check";
import { routes } from "./built-site.ts";
import { type Answer, ask, HOSTS, test } from "./hosts.ts";

/** nginx reads addresses by code that the world has tried; workerd's way with files is newer. */
const { BAD_ADDRESSES, REQUESTS } = process.env.LOAD
	? { BAD_ADDRESSES: { workerd: 5000, nginx: 1000 }, REQUESTS: 10_000 }
	: { BAD_ADDRESSES: { workerd: 150, nginx: 100 }, REQUESTS: 200 };
const CONNECTIONS = 50;
/** Of one test, with all requests: milliseconds. */
const LONGEST = 600_000;

const wordsOf = (list: string) => list.trim().split(/\s+/);
const SEPARATORS = wordsOf(String.raw`/ // /// /./ /../ %2f %2F%2f \ %5c /%2e%2e/ ;`);
const PARTS = [
	"a".repeat(300),
	...wordsOf(`
		.. . %2e%2e %252e%252e ..%00 .... ~root .git .env wp-admin
		evil.example https: http:%2f%2fevil.example @evil.example evil.example:80
		% %% %f %ff %c0%ae %c0%af %e2%82 %u002e %00 %0d%0aset-cookie:a=b %0a %0d %09 %20
		+ ' " <script> %3Cscript%3E {{1+1}} $uri * één 日本 🚩 İ %F0%9F%9A%A9 %ED%A0%80
		cases index 404.html _headers _astro contact.vcf etc/passwd package.json node_modules
		wrangler.jsonc cases.html.br CASES cases.HTML`),
	...["\u202e", "\ufeff", "e\u0301"],
];
const QUERIES = [
	...["", "", "?a=b", "?//evil.example", "?next=https://evil.example", "?%0d%0a=%ff", "??&&"],
];
/** No address of the site holds it: whatever stands around it is not found. */
const NOWHERE = "nergens";
/** None that climbs: that would lead back to a page. */
const ENDS = ["", "", "/", "//", "%2f", "\\", "%5c", ";", ".html", ".html/"];
const LONG = [5_000, 9_000, 20_000, 70_000];

const oneOf = (texts: readonly string[]) => fc.constantFrom(...texts);
const joined = (...parts: fc.Arbitrary<string>[]) =>
	fc.tuple(...parts).map((texts) => texts.join(""));
const way = fc
	.array(joined(oneOf(SEPARATORS), oneOf(PARTS)), { minLength: 1, maxLength: 6 })
	.map((steps) => steps.join(""));
// One that is too long among a hundred; the rest end in what does not exist.
const end = fc.oneof(
	{ weight: 99, arbitrary: oneOf(ENDS) },
	{ weight: 1, arbitrary: oneOf(LONG.map((length) => "a".repeat(length))) },
);
const badAddress = joined(fc.constant("/"), way, fc.constant(`/${NOWHERE}`), end, oneOf(QUERIES))
	// The bytes of UTF-8, as no browser but many a robot sends them; Node refuses spaces.
	.map((address) => Buffer.from(address.replaceAll(" ", "%20")).toString("latin1"));

/** So many addresses that are none of the site's, the same every time. */
const badAddresses = (count: number) => fc.sample(badAddress, { numRuns: count, seed: 20_261_121 });

/** What is wrong with an answer to a bad address, if anything. */
function faultOf({ status, headers, body }: Answer): string | undefined {
	if ([400, 404, 405, 414, 431].includes(status))
		return /root:x:0|devDependencies/.test(String(body))
			? "holds a file of the machine"
			: undefined;
	if (![301, 302, 307, 308].includes(status)) return `${status}`;
	const location = String(headers.location);
	// Browsers read a backslash as a slash.
	if (!/^\/(?![/\\])/.test(location)) return `leads to ${location}`;
	if (new URL(location, "http://site.example").host !== "site.example")
		return `leads away by ${location}`;
	return headers["set-cookie"] ? "sets a cookie" : undefined;
}

/** Does all of it, over so many connections that stay open. */
async function overConnections<Item>(
	count: number,
	items: readonly Item[],
	work: (item: Item, agent: Agent) => Promise<void>,
) {
	const agent = new Agent({ keepAlive: true, maxSockets: count });
	const queue = items.values();
	const worker = async () => {
		for (const item of queue) await work(item, agent);
	};
	await Promise.all(Array.from({ length: count }, worker));
	agent.destroy();
}

for (const host of HOSTS)
	test.describe(host, () => {
		test("no bad address leads to an error, away, or out of the site", async ({ addressOf }) => {
			test.setTimeout(LONGEST);
			const address = addressOf(host);
			const faults: string[] = [];
			await overConnections(20, badAddresses(BAD_ADDRESSES[host]), async (path, agent) => {
				// A server may hang up on what is far too long, as it may answer 414.
				const answer = await ask(address, path, { agent }).catch((error) => {
					if (path.length < Math.min(...LONG)) throw new Error(`${error} after ${path}`);
				});
				const fault = answer && faultOf(answer);
				if (fault) faults.push(`${path.slice(0, 200)} ${fault}`);
			});
			expect(faults).toEqual([]);
		});

		test("pages can be read and nothing else", async ({ addressOf }) => {
			// CONNECT asks for a tunnel, which is not about a page.
			const methods = METHODS.filter((method) => !["GET", "HEAD", "CONNECT"].includes(method));
			const answers: string[] = [];
			for (const method of methods)
				for (const path of ["/", "/cases", "/contact.vcf", "/bestaat-niet"]) {
					const { status } = await ask(addressOf(host), path, { method });
					// 501 is HTTP's own word for a method that a server has never heard of.
					if (![400, 404, 405, 501].includes(status)) answers.push(`${method} ${path}: ${status}`);
				}
			expect(answers).toEqual([]);
			for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
				expect((await ask(addressOf(host), "/cases", { method })).status, method).toBe(405);
		});

		test(`${REQUESTS} requests over ${CONNECTIONS} connections all get their page`, async ({
			addressOf,
		}) => {
			test.setTimeout(LONGEST);
			const address = addressOf(host);
			const lengths = new Map<string, number>();
			for (const route of routes) lengths.set(route, (await ask(address, route)).body.length);
			const asked = Array.from(
				{ length: REQUESTS },
				(_, index) => routes[index % routes.length] ?? "/",
			);
			let whole = 0;
			await overConnections(CONNECTIONS, asked, async (route, agent) => {
				const { status, body } = await ask(address, route, { agent });
				if (status === 200 && body.length === lengths.get(route)) whole++;
			});
			expect(whole).toBe(REQUESTS);
		});
	});
