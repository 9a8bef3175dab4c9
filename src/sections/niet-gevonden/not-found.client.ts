import { scriptLoader } from "../../components/script-loader.client";
import search from "../../search/search.client?worker&url";
import flags from "./typed-flags.client?worker&url";

// As text, and to the console only: nothing of an address is ever written into the page.
console.error("404, no page at:", location.pathname);

/** Fetches what searches and what hoists when somebody goes to the field; after an error once more. */
function whenNeeded(box: HTMLElement) {
	const field = box.querySelector("input") as HTMLInputElement;
	const status = box.querySelector("[aria-live]") as HTMLElement;
	const loaders = [
		scriptLoader(flags, () => {}),
		scriptLoader(search, (state) => {
			status.textContent = box.dataset[state] as string;
		}),
	];
	for (const event of ["focus", "input"])
		field.addEventListener(event, () => {
			for (const load of loaders) load();
		});
	// Pressed before there are results: search.client.ts follows the first as soon as it is there.
	field.addEventListener("keydown", ({ key }) => {
		field.toggleAttribute("data-enter", key === "Enter");
	});
}

const box = document.querySelector<HTMLElement>("main search");
if (box) whenNeeded(box);
