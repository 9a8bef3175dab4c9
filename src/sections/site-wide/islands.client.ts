/**
 * Fetches the script that wakes islands when the first of them comes near: a visitor
 * who sees none never pays for it. The build writes its address; see
 * src/build/island-runtime.ts.
 */
export function wakeIslands() {
	const address = document.body.dataset.islands;
	if (!address) return;
	const observer = new IntersectionObserver(
		(entries) => {
			if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
			observer.disconnect();
			// Without it the page stays as it is: complete.
			import(/* @vite-ignore */ address).catch(() => {});
		},
		{ rootMargin: "25%" },
	);
	// The elements themselves have no box.
	for (const child of document.querySelectorAll("astro-island > *")) observer.observe(child);
}
