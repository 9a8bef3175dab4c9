import { describe, expect, it } from "vitest";
import { tripsPath } from "./distance.schema.ts";

describe("trips there and back", () => {
	it("are as many as there are, and end where they began", () => {
		expect(tripsPath(1, 42, 100, 16)).toBe("M0 100l21 -16l21 16z");
		expect(tripsPath(3, 310, 100, 100)).toBe(`M0 100${"l51.67 -100l51.67 100".repeat(3)}z`);
	});
});
