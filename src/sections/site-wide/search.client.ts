/**
 * The search dialog at work: results under the field, up and down through them with
 * the arrow keys. Loaded as one file when the dialog opens for the first time.
 */
import { excerpt, type SearchEntry, type SearchFile, searchIn } from "@/browser/search";

const FILE = "/zoeken.json";

async function search(dialog: HTMLDialogElement) {
	const field = dialog.querySelector("input");
	const status = dialog.querySelector("[role=status]");
	const results = dialog.querySelector("ol");
	if (!field || !status || !results) return;
	const links = () => [...results.querySelectorAll("a")];
	const say = (text: string) => {
		status.textContent = text;
	};

	dialog.addEventListener("keydown", (event) => {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		const stops = [field, ...links()];
		const current = stops.indexOf(document.activeElement as HTMLInputElement);
		if (step !== undefined && current >= 0) {
			event.preventDefault();
			stops[current + step]?.focus();
		}
		if (event.key === "Enter" && current === 0) stops[1]?.click();
	});
	results.addEventListener("click", (event) => {
		const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
		// A place on this same page does not load a new one.
		if (!elsewhere && event.target instanceof Element && event.target.closest("a")) dialog.close();
	});

	const response = await fetch(FILE).catch(() => null);
	if (!response?.ok) return say(dialog.dataset.failed ?? "");
	const { entries, words } = (await response.json()) as SearchFile;
	const find = searchIn(entries);

	const update = () => {
		const query = field.value.trim();
		const found = query ? find(query) : [];
		results.replaceChildren(...found.map((entry) => resultOf(entry, query)));
		const count = found.length === 1 ? words.one : words.many;
		say(query && (found.length ? count : words.none).replace("{aantal}", `${found.length}`));
	};
	field.addEventListener("input", update);
	// Typed before all this had loaded.
	update();
}

function resultOf({ path, page, heading, text }: SearchEntry, query: string) {
	const part = (name: string, words: string) => {
		const element = document.createElement(name);
		element.textContent = words;
		return element;
	};
	const link = document.createElement("a");
	link.href = path;
	link.append(part("strong", heading), part("span", page), part("p", excerpt(text, query)));
	const item = document.createElement("li");
	item.append(link);
	return item;
}

const dialog = document.querySelector<HTMLDialogElement>("#zoeken");
if (dialog) search(dialog);
