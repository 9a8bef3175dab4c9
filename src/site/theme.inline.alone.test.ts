// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { theme } from "./theme.inline.ts";

/** A system whose colour scheme the test changes. */
let system: { matches: boolean; change: () => void };

/** A page as Page.astro prints it, with a toggle. */
beforeEach(() => {
	// A fresh document for each test: open() also removes the theme's click listener.
	document.open();
	document.write(
		`<html><body><button data-theme-toggle><span>wissel</span></button></body></html>`,
	);
	document.close();
	localStorage.clear();
	vi.restoreAllMocks();

	system = { matches: false, change: () => {} };
	vi.stubGlobal("matchMedia", () => ({
		get matches() {
			return system.matches;
		},
		addEventListener: (_: string, listener: () => void) => {
			system.change = listener;
		},
	}));
});

const root = () => document.documentElement.className;
const press = () => document.querySelector("span")?.click();

describe("the theme", () => {
	it.each(["", "DARK", "blue", "null"])("ignores a stored value it does not know: %j", (stored) => {
		localStorage.setItem("theme", stored);
		theme();
		expect(root()).toBe("light");
	});

	it("does not follow the system once the visitor chose", () => {
		localStorage.setItem("theme", "light");
		theme();
		system.matches = true;
		system.change();
		expect(root()).toBe("light");
	});

	it("follows the system again once another tab cleared the choice", () => {
		localStorage.setItem("theme", "dark");
		theme();
		expect(root()).toBe("dark");
		localStorage.clear();
		dispatchEvent(new StorageEvent("storage", { key: null }));
		expect(root()).toBe("light");
	});

	it("presses the toggle while it is dark, from when that is there", () => {
		const toggle = document.querySelector("button");
		theme();
		dispatchEvent(new Event("pageshow"));
		expect(toggle?.ariaPressed).toBe("false");
		press();
		expect(toggle?.ariaPressed).toBe("true");
		localStorage.clear();
		dispatchEvent(new StorageEvent("storage", { key: null }));
		expect(toggle?.ariaPressed).toBe("false");
	});

	it("survives a storage that cannot be read", () => {
		vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
			throw new DOMException("blocked", "SecurityError");
		});
		theme();
		expect(root()).toBe("light");
	});

	it("stores nothing at a press elsewhere", () => {
		theme();
		document.body.click();
		expect(localStorage).toHaveLength(0);
	});

	it("switches when the choice cannot be stored", () => {
		vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
			throw new DOMException("full", "QuotaExceededError");
		});
		theme();
		press();
		expect(root()).toBe("dark");
	});
});
