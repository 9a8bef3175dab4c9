/** How soon the editor shows a key on the page and has a text kept, and how much the server answers. */
import type { Browser, Response } from "@playwright/test";
import { openProject } from "../../tests/editor.ts";
import { circumstances, median, whole } from "./report.ts";

const TIMES = 20;
const FIELD = "content/paginas/contact.yaml#title";

/** The window in which something is waited for: milliseconds from a key. */
type Waiting = Window & { waited: Promise<number> };

const sizeOf = async (response: Promise<Response> | undefined) =>
	((await (await response)?.body()) ?? "").length;

/** Prints the median and the worst of it, on the page that is asked for. */
export async function measureEditor(browser: Browser) {
	const editor = await openProject();
	const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
	const query = new URLSearchParams({ pagina: "/contact", veld: FIELD, sleutel: editor.key });
	await page.goto(`${editor.url}/redactie?${query}`);
	const box = page.locator(`[id="box-${FIELD}"]`);
	await box.press("ControlOrMeta+End");
	const said = page.locator(".foot [role=status]");
	const onPage = page.frameLocator("iframe").locator("h1");
	/** From a key to what follows of it in an element, by the clock of the window. */
	const from = async (key: string, element: typeof said, begins = "") => {
		// It listens before the key is pressed, and is asked afterwards.
		await element.evaluate((element, begins) => {
			const view = window.top as Waiting;
			const before = element.textContent;
			view.waited = new Promise((resolve) => {
				let pressed = 0;
				const seen = () => {
					const { textContent: now } = element;
					if (now !== before && now.startsWith(begins)) resolve(Date.now() - pressed);
					else view.requestAnimationFrame(seen);
				};
				const press = () => {
					pressed = Date.now();
					seen();
				};
				view.addEventListener("keydown", press, { capture: true, once: true });
			});
		}, begins);
		await page.keyboard.press(key);
		return page.evaluate(() => (window as unknown as Waiting).waited);
	};
	const keys: number[] = [];
	const kept: number[] = [];
	const bytes: number[] = [];
	const stateBytes: number[] = [];
	for (let time = 0; time < TIMES; time++) {
		keys.push(await from(time % 2 ? "Backspace" : "x", onPage));
		await said.filter({ hasText: /bewaard/ }).waitFor();
		const [answered, told, ...others] = ["apply", "state", "page", "changes"].map((path) =>
			page.waitForResponse(new RegExp(`/_redactie/${path}`)),
		);
		kept.push(await from("Enter", said, "Bewaard"));
		bytes.push(await sizeOf(answered));
		stateBytes.push(await sizeOf(told));
		// What the window asks for then is no part of the next step.
		await Promise.all(others);
	}
	await page.close();
	await editor.remove();
	const medianOf = (all: number[]) => `${whole(median(all))} (at most ${whole(Math.max(...all))})`;
	console.log(`# The editor

${circumstances()}.
From key to page ${medianOf(keys)} ms, from Enter to kept ${medianOf(kept)} ms, an answer to that ${medianOf(bytes)} bytes,
what changed by it ${medianOf(stateBytes)}.`);
}
