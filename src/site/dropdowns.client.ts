/** Milliseconds that the pointer rests on a trigger before its dropdown opens. */
const OPEN_DELAY = 200;
/** Milliseconds after a dropdown closed in which the next opens without delay. */
const SKIP_DELAY = 300;
/** Milliseconds after the pointer left before the dropdown closes. */
const CLOSE_DELAY = 150;

/**
 * Lets the dropdowns of a menu follow the pointer. Each is an item that holds a button and
 * the popover it controls; clicks, keys and a click elsewhere are the browser's own.
 */
export function dropdowns(menu: HTMLElement) {
	/** Of what the pointer is about to do. */
	let timer: ReturnType<typeof setTimeout> | undefined;
	let closedAt = Number.NEGATIVE_INFINITY;
	/** The panel that hover opened and no click has confirmed. */
	let hovered: HTMLElement | undefined;

	for (const item of menu.querySelectorAll<HTMLElement>("[data-dropdown]")) {
		const trigger = item.querySelector("button") as HTMLElement;
		const panel = item.querySelector("[popover]") as HTMLElement;
		const openByHover = () => {
			hovered = panel;
			panel.showPopover();
		};

		item.addEventListener("pointerenter", ({ pointerType }) => {
			if (pointerType !== "mouse") return;
			clearTimeout(timer);
			const open = menu.querySelector(":popover-open");
			// What the keyboard uses the pointer may not take away.
			if (open === panel || open?.contains(document.activeElement)) return;
			if (open || performance.now() - closedAt < SKIP_DELAY) openByHover();
			else timer = setTimeout(openByHover, OPEN_DELAY);
		});

		item.addEventListener("pointerleave", ({ pointerType }) => {
			if (pointerType !== "mouse") return;
			clearTimeout(timer);
			if (!panel.contains(document.activeElement))
				timer = setTimeout(() => panel.hidePopover(), CLOSE_DELAY);
		});

		trigger.addEventListener("click", (event) => {
			// Hover was just ahead of the click: what the visitor wanted open stays open.
			if (hovered === panel && panel.matches(":popover-open")) event.preventDefault();
			hovered = undefined;
		});

		panel.addEventListener("beforetoggle", ({ newState }) => {
			clearTimeout(timer);
			trigger.ariaExpanded = `${newState === "open"}`;
			if (newState === "closed") closedAt = performance.now();
		});

		// The Tab key went on.
		item.addEventListener("focusout", ({ relatedTarget }) => {
			if (relatedTarget && !item.contains(relatedTarget as Node)) panel.hidePopover();
		});
	}
}
