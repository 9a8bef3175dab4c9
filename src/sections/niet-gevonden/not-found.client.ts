import flags from "./typed-flags.client?worker&url";

// As text, and to the console only: nothing of an address is ever written into the page.
console.error("404, no page at:", location.pathname);

const field = document.querySelector<HTMLInputElement>("main search input");
// Decoration, fetched when somebody types: nobody is told when it does not come.
field?.addEventListener("input", () => import(/* @vite-ignore */ flags).catch(() => {}));
// The button does what Enter does in the field.
document.querySelector("main search button")?.addEventListener("click", () => {
	field?.focus();
	field?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
});
