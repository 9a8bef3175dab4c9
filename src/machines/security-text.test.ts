import { describe, expect, it } from "vitest";
import { identity } from "@/queries/site";
import { expiryOf, securityText } from "./security-text.ts";

const DAY = 24 * 60 * 60 * 1000;
const built = new Date("2026-11-21T12:00:00Z");
const later = (days: number) => new Date(built.getTime() + days * DAY);

describe("security.txt", () => {
	it("says where to write, until when, and where it stands", () => {
		expect(securityText(built, built).split("\n")).toEqual([
			`Contact: mailto:${identity.email}`,
			"Expires: 2027-10-17T12:00:00.000Z",
			`Canonical: ${identity.url}/.well-known/security.txt`,
			"Preferred-Languages: nl, en",
			"",
		]);
	});

	it("is the same when the same commit is built again", () => {
		for (const days of [0.5, 1, 100, 299]) expect(expiryOf(built, later(days))).toEqual(later(330));
	});

	it("always expires in the future and within a year, however old the commit or wrong its clock", () => {
		for (let days = -500; days < 5000; days += 7.3) {
			const left = (expiryOf(built, later(days)).getTime() - later(days).getTime()) / DAY;
			expect(left).toBeGreaterThanOrEqual(30);
			expect(left).toBeLessThanOrEqual(360);
		}
	});
});
