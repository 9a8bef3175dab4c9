/** Milliseconds that the pointer rests on a trigger before its dropdown opens. */
const OPEN_DELAY = 200;
/** Milliseconds after a dropdown closed in which the next opens without delay. */
const SKIP_DELAY = 300;
/** Milliseconds after the pointer left before the dropdown closes. */
const CLOSE_DELAY = 150;

/**
 * Lets the dropdowns of a menu follow the pointer and the arrow keys. Each is an
 * item that holds a button and the popover it controls; clicks, Escape and a click
 * elsewhere are the browser's own.
 */
export function dropdowns(menu: HTMLElement) {
	const items = Array.from(menu.querySelectorAll<HTMLElement>("[data-dropdown]"), (item) => ({
		item,
		trigger: item.querySelector("button") as HTMLElement,
		panel: item.querySelector("[popover]") as HTMLElement,
	}));

	let openTimer: ReturnType<typeof setTimeout> | undefined;
	let closeTimer: ReturnType<typeof setTimeout> | undefined;
	let closedAt = Number.NEGATIVE_INFINITY;
	/** The panel that hover opened and no click has confirmed. */
	let hovered: HTMLElement | null = null;

	const opened = () => items.find(({ panel }) => panel.matches(":popover-open"));
	/** Whether a panel is in use by the keyboard, which the pointer may not take away. */
	const holdsFocus = (panel: HTMLElement) => panel.contains(document.activeElement);

	for (const { item, trigger, panel } of items) {
		const isOpen = () => panel.matches(":popover-open");

		const openByHover = () => {
			hovered = panel;
			panel.showPopover();
		};

		item.addEventListener("pointerenter", (event) => {
			if (event.pointerType !== "mouse") return;
			clearTimeout(closeTimer);
			const another = opened();
			if (another && (isOpen() || holdsFocus(another.panel))) return;
			if (another || performance.now() - closedAt < SKIP_DELAY) openByHover();
			else openTimer = setTimeout(openByHover, OPEN_DELAY);
		});

		item.addEventListener("pointerleave", (event) => {
			if (event.pointerType !== "mouse") return;
			clearTimeout(openTimer);
			if (!holdsFocus(panel)) closeTimer = setTimeout(() => panel.hidePopover(), CLOSE_DELAY);
		});

		trigger.addEventListener("click", (event) => {
			// Hover was just ahead of the click: what the visitor wanted open stays open.
			if (isOpen() && hovered === panel) event.preventDefault();
			hovered = null;
		});

		trigger.ariaExpanded = "false";
		panel.addEventListener("beforetoggle", (event) => {
			const open = event.newState === "open";
			clearTimeout(openTimer);
			// Without anchor positioning a panel does not find its trigger by itself.
			if (open && !CSS.supports("position-area", "end"))
				panel.style.left = `${item.getBoundingClientRect().left}px`;
			trigger.ariaExpanded = `${open}`;
			if (open) clearTimeout(closeTimer);
			else closedAt = performance.now();
		});

		item.addEventListener("focusout", ({ relatedTarget }) => {
			if (relatedTarget && !item.contains(relatedTarget as Node)) panel.hidePopover();
		});

		item.addEventListener("keydown", (event) => {
			const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
			if (step === undefined) return;
			event.preventDefault();
			if (!isOpen()) {
				hovered = null;
				panel.showPopover();
			}
			const links = [...panel.querySelectorAll("a")];
			const current = links.indexOf(document.activeElement as HTMLAnchorElement);
			// From the trigger, down enters at the first link and up at the last.
			const next = current < 0 && step < 0 ? links.length - 1 : current + step;
			(links[next] ?? trigger).focus();
		});
	}

	// A finger that puts a dropdown away does not press what lies there as well. In the bar
	// itself it goes from one part of the menu to another.
	let putsAway = false;
	const watchTouch = ({ type, pointerType, target }: PointerEvent) => {
		putsAway =
			type === "pointerdown" &&
			pointerType !== "mouse" &&
			opened()?.item.parentElement?.contains(target as Node) === false;
	};
	addEventListener("pointerdown", watchTouch, true);
	addEventListener("pointercancel", watchTouch, true);
	addEventListener(
		"click",
		(event) => {
			// Enter and Space click with detail 0: no finger put anything away.
			if (!putsAway || event.detail === 0) return;
			putsAway = false;
			event.preventDefault();
			event.stopPropagation();
		},
		true,
	);

	// Left and right walk along the bar itself.
	menu.addEventListener("keydown", (event) => {
		const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
		const bar = [...menu.querySelectorAll<HTMLElement>("[data-menu-bar] > li > :is(a, button)")];
		const current = bar.indexOf(document.activeElement as HTMLElement);
		if (step === undefined || current < 0) return;
		event.preventDefault();
		bar[current + step]?.focus();
	});
}
