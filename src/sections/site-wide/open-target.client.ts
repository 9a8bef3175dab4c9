/** Opens the question that an address leads to: it may stand in a box that is closed. */
export function openTarget() {
	const open = () => {
		// The browser may not have looked for it yet, so :target says nothing.
		const box = document.getElementById(location.hash.slice(1))?.parentElement;
		if (box instanceof HTMLDetailsElement) box.open = true;
	};
	open();
	addEventListener("hashchange", open);
}
