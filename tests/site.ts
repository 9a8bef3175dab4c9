/** What the tests know of the site: its pages, read from the build. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { readContent } from "../src/content/read-content.ts";

/** This project, or a copy of it with other content. */
const project = process.env.SITE ?? join(import.meta.dirname, "..");
const dist = join(project, "dist");

/** The path of every built page but the not-found screen: a new page is tested unasked. */
export const routes = globSync("**/*.html", { cwd: dist })
	.map((file) => `/${file.replaceAll("\\", "/").replace(/(^index)?\.html$/, "")}`)
	.filter((route) => route !== "/404")
	.sort();

/** The HTML of a built page. */
export const builtPage = (route: string) =>
	readFileSync(join(dist, `${route === "/" ? "index" : route}.html`), "utf8");

export const content = readContent(
	Object.fromEntries(
		globSync("content/**/*.yaml", { cwd: project }).map((file) => [
			file.replaceAll("\\", "/"),
			readFileSync(join(project, file), "utf8"),
		]),
	),
);

/** A page that fails its test at the end if anything went wrong in it that nobody asked about. */
export const test = base.extend<{ complaints: string[] }>({
	complaints: [
		async ({ page, baseURL }, use) => {
			const complaints: string[] = [];
			page.on("console", (message) => {
				if (["error", "warning"].includes(message.type())) complaints.push(message.text());
			});
			page.on("pageerror", (error) => complaints.push(String(error)));
			page.on("request", (request) => {
				if (!request.url().startsWith(`${baseURL}/`)) complaints.push(`asked ${request.url()}`);
			});
			await page.addInitScript(() => {
				document.addEventListener("securitypolicyviolation", (event) => {
					console.error(`policy violated: ${event.violatedDirective} by ${event.blockedURI}`);
				});
			});
			await use(complaints);
			expect(complaints, "the page complains").toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };
