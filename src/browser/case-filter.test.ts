import { expect, it } from "vitest";
import { chosenExpertise, filterPath } from "./case-filter.ts";

const known = ["cloud-solutions", "devops-ci-cd"];

it("reads its own addresses", () => {
	for (const slug of ["", ...known])
		expect(chosenExpertise(new URL(filterPath(slug), "https://x.test").search, known)).toBe(slug);
});

it("chooses among other parameters", () => {
	expect(chosenExpertise("?utm_source=mail&expertise=devops-ci-cd&x", known)).toBe("devops-ci-cd");
});

it.each([
	"",
	"?",
	"?expertise",
	"?expertise=",
	"?expertise=devops",
	"?expertise=DevOps-CI-CD",
	"?expertise=devops-ci-cd%20",
	"?expertise=devops-ci-cd&expertise=cloud-solutions",
	"?expertise=devops-ci-cd&expertise=devops-ci-cd",
	"?expertise=devops-ci-cd&expertise=",
	"?expertise[]=devops-ci-cd",
	"?Expertise=devops-ci-cd",
	"?expertise=<script>alert(1)</script>",
	"?expertise=%00",
	"?expertise=%",
	"?expertise=__proto__",
	`?expertise=${"x".repeat(100_000)}`,
])("takes %.60s for all cases", (search) => {
	expect(chosenExpertise(search, known)).toBe("");
});
