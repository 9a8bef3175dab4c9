import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { editionOf } from "redactie/server/edition.ts";
import { withOperations } from "redactie/server/operations.ts";
import { createRenderer } from "redactie/server/pages/renderer.ts";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Content } from "../fixture/src/contract.ts";
import { kitchenTexts } from "./kitchen.ts";

/** As Astro has it. */
const shown = globalThis as { [key: symbol]: (module: number, id: string) => Content };
const PICTURE = Buffer.from([0xff, 0xd8, 0xff, 0, 0xc3, 0x28]);
/** A site that takes a moment for its pages. */
const site = createServer((request, response) => {
	if (request.url === "/foto.webp")
		response.writeHead(200, { "content-type": "image/webp" }).end(PICTURE);
	else
		setTimeout(() => {
			const { tagline } = shown[Symbol.for("redactie.held")]?.(0, "").kitchen ?? {};
			response.writeHead(200, { "content-type": "text/html" }).end(`<p>${tagline}</p>`);
		}, 20);
});
let origin: string;
beforeAll(async () => {
	await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
	origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => site.close());

const kept = editionOf(kitchenTexts());
const typed = withOperations(kept, [
	{ do: "set", file: "content/kitchen.yaml", path: "tagline", value: "Not kept yet" },
]);
const renderer = createRenderer({ environments: {} } as ViteDevServer, () => origin);

test("a visitor's page is what is kept, whatever is judged at the same moment", async () => {
	const visit = renderer.fetch({ url: "/", headers: {} }, kept);
	const judge = renderer.render("/", typed);
	expect((await visit).body).toBe(`<p>${(kept.content as Content).kitchen.tagline}</p>`);
	expect((await judge).marked).toContain("Not kept yet");
});

test("a picture comes as it is, of whatever kind", async () => {
	const { body } = await renderer.fetch({ url: "/foto.webp", headers: {} }, kept);
	expect(PICTURE.equals(body as Buffer)).toBe(true);
});
