import { expect, test } from "vitest";
import { fontHint } from "./font-hint.ts";

test("says which characters the site's font lacks", () => {
	expect(fontHint("Één ‘zaak’ van € 5…\n")).toBeUndefined();
	expect(fontHint("Dvořák, Dvořák")).toBe("Dit teken zit niet in ons lettertype: ř.");
	expect(fontHint("ř en 🚀")).toBe("Deze tekens zitten niet in ons lettertype: ř 🚀.");
});
