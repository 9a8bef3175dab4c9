import { expect, it } from "vitest";
import { mail, questions, text } from "./parts.ts";

const TYPED = "Over 2 weken: 'Java' en API's...";

it("keeps what a visitor sends as he would type it, and prints what he reads", () => {
	const prepared = { subject: TYPED, opening: [TYPED] };
	expect(mail.parse(prepared)).toEqual(prepared);
	expect(text.parse(TYPED)).not.toBe(TYPED);
});

it("lets a question wait for its answer", () => {
	const asked = { title: "Vragen", items: [{ question: "Wat?", ask: "Zoek dit uit." }] };
	expect(questions.parse(asked)).toEqual(asked);
});
