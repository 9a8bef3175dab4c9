import { expect, it } from "vitest";
import { listed } from "./listed.ts";

it("reads what stands between commas, over several lines", () => {
	expect(listed("baan, werk zoeken,\nstage ,")).toEqual(["baan", "werk zoeken", "stage"]);
});
