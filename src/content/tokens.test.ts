import { describe, expect, it } from "vitest";
import { contentWith, problemsAfter, real } from "../../tests/planted-mistakes.ts";

describe("identity and claims", () => {
	it("fill their tokens in texts and addresses", () => {
		const identity = real["content/identity.yaml"] ?? "";
		const content = contentWith({
			...real,
			"content/identity.yaml": identity
				.replace(/^name: .*$/m, "name: Bouwploeg")
				.replace(/(?<=^platform:\n {2}name: .*\n {2}slug: ).*$/m, "rand"),
		});
		expect(content.paginas.home.why.title).toBe("Waarom Bouwploeg");
		expect(content.expertise.map(({ slug }) => slug)).toContain("rand-developer-platform");
		expect(content.cases.map(({ link }) => link)).toContain("/cases/rand-fintech");
	});

	it("refuse a placeholder that is not a value of the identity", () => {
		const [problem] = problemsAfter(
			"content/identity.yaml",
			/^placeholders:[\s\S]*/m,
			"placeholders:\n  - e-mail\n",
		);
		expect(problem).toContain(
			'content/identity.yaml, veld "placeholders.0": "e-mail" is geen bestaande waarde',
		);
	});

	it("refuse a token in the identity itself, which others refer to", () => {
		const [problem] = problemsAfter(
			"content/identity.yaml",
			/^tagline: .*$/m,
			'tagline: "Teams van {{name}}"',
		);
		expect(problem).toContain('veld "tagline": ');
	});

	it("refuse a group whose page another page already is", () => {
		const [problem] = problemsAfter(
			"content/identity.yaml",
			/(?<=^group:\n {2}name: .*\n {2}slug: ).*$/m,
			"werken-bij",
		);
		expect(problem).toContain('veld "group.slug": /over-ons/werken-bij is al een andere pagina.');
	});
});
