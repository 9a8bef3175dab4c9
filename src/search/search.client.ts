/**
 * The search at work, in its dialog and on the not-found page: results under the field, up and
 * down through them with the arrow keys. Loaded as one file when the first of these is gone to;
 * when what it searches does not come, loading fails as a whole, see search-opener.client.ts.
 */
import type { Segment } from "./excerpt";
import { type Found, type Hit, type SearchFile, searchIn } from "./search";

const FILE = "/zoeken.json";
/** Milliseconds without a letter after which typing rests. */
const REST = 500;
/** Letters from which a word that is not found is said to be so. */
const SHORTEST_WORD = 3;

async function load() {
	const response = await fetch(FILE);
	if (!response.ok) throw new Error(`${FILE} answers ${response.status}`);
	const { words, contact, ...file } = (await response.json()) as SearchFile;
	return { words, contact, find: await searchIn(file) };
}

const loaded = load();

async function search(box: HTMLElement) {
	const field = box.querySelector("input");
	const status = box.querySelector("[aria-live]");
	const results = box.querySelector("ol");
	if (!field || !status || !results) return;
	// Who closes its dialog does not wait any more.
	box.closest("dialog")?.addEventListener("beforetoggle", () => box.removeAttribute("data-enter"));
	const { words, contact, find } = await loaded;
	let rest: ReturnType<typeof setTimeout> | undefined;
	const links = () => [...box.querySelectorAll<HTMLElement>("li :is(a, button)")];
	/** What Enter presses: the best hit, else the word that is meant. To ask us is for the visitor to choose. */
	let best: HTMLElement | undefined;

	const update = () => {
		const query = field.value.trim();
		const found = find(query);
		// Two letters may become any word.
		const isNothing = query.length >= SHORTEST_WORD && found.total === 0;
		show(found.total > 0 || isNothing ? said(found, query) : "");
		results.replaceChildren(...(isNothing ? insteadOf(found) : found.hits.map(resultOf)));
		best = isNothing && !found.nearest ? undefined : links()[0];
	};

	/** Shows at once what was found, and has it announced when typing rests. */
	const show = (text: string) => {
		if (status.textContent === text) return;
		status.ariaLive = "off";
		status.textContent = text;
		clearTimeout(rest);
		rest = setTimeout(() => {
			status.ariaLive = "polite";
			status.textContent = text;
		}, REST);
	};

	function said({ hits, total }: Found, query: string) {
		if (total === 0) return words.none.replace("{zoekwoord}", () => query);
		if (total === 1) return words.one;
		return (total > hits.length ? words.best : words.many)
			.replace("{aantal}", `${total}`)
			.replace("{getoond}", `${hits.length}`);
	}

	/** What to do when nothing was found. */
	const insteadOf = ({ nearest }: Found) => {
		const link = make("a", words.ask);
		link.href = contact;
		if (!nearest) return [make("li", link)];
		const button = make(
			"button",
			words.nearest.replace("{woord}", () => nearest),
		);
		button.type = "button";
		button.className = "strong";
		button.addEventListener("click", () => {
			field.value = nearest;
			field.focus();
			update();
		});
		return [make("li", button), make("li", link)];
	};

	field.addEventListener("input", update);
	box.addEventListener("keydown", (event) => {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		const stops = [field, ...links()];
		const current = stops.indexOf(document.activeElement as HTMLElement);
		if (step !== undefined && current >= 0) {
			event.preventDefault();
			stops[current + step]?.focus();
		}
		if (event.key === "Enter" && current === 0 && !event.isComposing) {
			// Else the key would go on to the button that has the focus once the dialog is closed.
			event.preventDefault();
			// With the keys that ask for a new tab.
			best?.dispatchEvent(new MouseEvent("click", event));
		}
	});
	// What was typed before all this had loaded.
	update();
	if (box.matches("[data-enter]")) best?.click();
}

function resultOf({ path, flag, title, where, excerpt }: Hit) {
	const link = make("a", make("strong", ...title.map(marked)));
	link.href = path;
	if (where) link.append(make("span", where));
	link.append(make("p", ...excerpt.map(marked)));
	if (flag) link.append(small(flag));
	return make("li", link);
}

function small(flag: string) {
	const picture = make("img");
	picture.src = `/flags.svg#${flag}`;
	picture.alt = "";
	return picture;
}

const marked = ({ text, isMatch }: Segment) => (isMatch ? make("b", text) : text);

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, ...content: (Node | string)[]) {
	const element = document.createElement(name);
	element.append(...content);
	return element;
}

await Promise.all([...document.querySelectorAll("search")].map(search));
