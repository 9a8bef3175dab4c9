// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { theme } from "./theme.inline.ts";

/** A system whose colour scheme the test changes. */
let system: { matches: boolean; change: () => void };

/** A page as Page.astro prints it: the browser's colours and a toggle. */
beforeEach(() => {
	// A fresh document for each test: open() also removes the theme's click listener.
	document.open();
	document.write(`<html><head>
		<meta name="theme-color" data-theme="light" media="(prefers-color-scheme: light)">
		<meta name="theme-color" data-theme="dark" media="(prefers-color-scheme: dark)">
	</head><body><button data-theme-toggle><span>wissel</span></button></body></html>`);
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
	it("is the system's while nothing is stored, and stores nothing", () => {
		system.matches = true;
		theme();
		expect(root()).toBe("dark");
		expect(localStorage).toHaveLength(0);
	});

	it.each(["light", "dark"])("is what is stored: %s", (stored) => {
		localStorage.setItem("theme", stored);
		system.matches = stored === "light";
		theme();
		expect(root()).toBe(stored);
	});

	it.each(["", "DARK", "blue", "null"])("ignores a stored value it does not know: %j", (stored) => {
		localStorage.setItem("theme", stored);
		theme();
		expect(root()).toBe("light");
	});

	it("follows the system while nothing is stored", () => {
		theme();
		system.matches = true;
		system.change();
		expect(root()).toBe("dark");
	});

	it("does not follow the system once the visitor chose", () => {
		localStorage.setItem("theme", "light");
		theme();
		system.matches = true;
		system.change();
		expect(root()).toBe("light");
	});

	it("follows another tab", () => {
		theme();
		localStorage.setItem("theme", "dark");
		dispatchEvent(new StorageEvent("storage", { key: "theme" }));
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

	it("shows the browser's bars in the same theme", () => {
		localStorage.setItem("theme", "dark");
		theme();
		const media = [...document.querySelectorAll("meta")].map((meta) => meta.media);
		expect(media).toEqual(["not all", "all"]);
	});

	it("survives a storage that cannot be read", () => {
		vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
			throw new DOMException("blocked", "SecurityError");
		});
		theme();
		expect(root()).toBe("light");
	});

	it("switches and stores when the toggle is pressed, on any part of it", () => {
		theme();
		press();
		expect(root()).toBe("dark");
		expect(localStorage.getItem("theme")).toBe("dark");
		press();
		expect(root()).toBe("light");
		expect(localStorage.getItem("theme")).toBe("light");
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
