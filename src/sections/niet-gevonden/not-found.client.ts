import flags from "./typed-flags.client?worker&url";

// As text, and to the console only: nothing of an address is ever written into the page.
console.error("404, no page at:", location.pathname);

/**
 * Fetches what hoists and what searches when somebody goes to the field; after an error once more.
 * What searches is that of the dialog, which fetches it when somebody types there, and says how
 * that goes: a loader of its own, shared with the pages', would be one more file on each.
 */
function whenNeeded(box: HTMLElement, dialog: HTMLElement) {
	const field = box.querySelector("input") as HTMLInputElement;
	const [status, theirs] = [box, dialog].map(
		(part) => part.querySelector("[aria-live]") as Element,
	);
	for (const event of ["focus", "input"])
		field.addEventListener(event, () => {
			// Decoration, once: nobody is told when it does not come.
			import(/* @vite-ignore */ flags).catch(() => {});
			dialog.querySelector("input")?.dispatchEvent(new Event("input"));
		});
	new MutationObserver(() => {
		const { loading, failed } = dialog.dataset;
		const said = theirs?.textContent;
		if (status && (said === loading || said === failed)) status.textContent = said ?? "";
	}).observe(theirs as Element, { childList: true });
	// Pressed before there are results: search.client.ts follows the first as soon as it is there.
	field.addEventListener("keydown", ({ key }) => {
		field.toggleAttribute("data-enter", key === "Enter");
	});
	// The button does what that key does.
	box.querySelector("button")?.addEventListener("click", () => {
		field.focus();
		field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
	});
}

const box = document.querySelector<HTMLElement>("main search");
const dialog = document.querySelector<HTMLElement>("#zoeken");
if (box && dialog) whenNeeded(box, dialog);
