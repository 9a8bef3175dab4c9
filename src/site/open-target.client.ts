/** Opens the question that an address leads to: it may stand in a box that is closed. */
export function openTarget() {
	const open = () => {
		// The browser may not have looked for it yet, so :target says nothing.
		const box = document.getElementById(location.hash.slice(1))?.closest("details");
		if (box) box.open = true;
	};
	open();
	addEventListener("hashchange", open);
}
