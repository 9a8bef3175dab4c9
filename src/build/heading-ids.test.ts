import { expect, it } from "vitest";
import { readPage } from "./built-page.ts";
import { addHeadingIds } from "./heading-ids.ts";

const withIds = (html: string) => {
	const page = readPage(html);
	addHeadingIds(page);
	return page.edits.toString();
};

it.each([
	["Onze Expertise", "onze-expertise"],
	["Eén team, 100% &amp; meer!", "een-team-100-meer"],
	["DevOps &amp; CI/CD", "devops-ci-cd"],
	["Collega&#x27;s <a href=/x>van <b>ons</b></a>", "collegas-van-ons"],
	["???", "deel"],
])("makes an id of the words of %s", (words, id) => {
	expect(withIds(`<main><h2 class=x>${words}</h2></main>`)).toBe(
		`<main><h2 id="${id}" class=x>${words}</h2></main>`,
	);
});

it("gives no id twice, whatever has it already", () => {
	expect(withIds("<main><h2>Menu</h2><h2>Menu</h2><h2>Team</h2></main><nav id=menu></nav>")).toBe(
		'<main><h2 id="menu-2">Menu</h2><h2 id="menu-3">Menu</h2><h2 id="team">Team</h2></main><nav id=menu></nav>',
	);
});

it("leaves an id that is there, smaller headings, and what is not of this page", () => {
	const html =
		"<main><h2 id=facts>Feiten</h2><h3>Klein</h3></main><footer><h2>Diensten</h2></footer>";
	expect(withIds(html)).toBe(html);
});

it("gives one to what is found by itself, a smaller heading or a question", () => {
	expect(
		withIds(
			"<main><h3 data-found=technology>Java &amp; co</h3><h3>Klein</h3><summary data-found=question> Hoe dan? </summary></main>",
		),
	).toBe(
		'<main><h3 id="java-co" data-found=technology>Java &amp; co</h3><h3>Klein</h3><summary id="hoe-dan" data-found=question> Hoe dan? </summary></main>',
	);
});
