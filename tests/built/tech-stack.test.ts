// @vitest-environment jsdom
/** Each technology of the tech stack, with its own words and the way to its field of expertise. */
import { expect, test } from "vitest";
import { content } from "../built-site.ts";
import { documentOf } from "../document.ts";

const page = documentOf("/expertise");
const cards = [...page.querySelectorAll("main li:has(h3)")];

test.for(content.paginas.expertise.techStack.items)("$name", ({ name, description }) => {
	const card = cards.find((card) => card.querySelector("h3")?.textContent === name);
	expect(card?.querySelector("p")?.textContent).toBe(description);
	const fields = content.expertise
		.filter(({ technologies }) => technologies.items.some((item) => item.name === name))
		.map(({ slug }) => `/expertise/${slug}`);
	expect(fields).toContain(card?.querySelector("a")?.getAttribute("href"));
});
