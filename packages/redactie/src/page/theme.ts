/** Shows the page in the theme of the panel: no script of the site's own does that here. */
export function followTheme(frame: Document): () => void {
	const root = document.documentElement;
	const follow = () => {
		const { theme } = root.dataset;
		frame.documentElement.className = theme ?? root.className;
	};
	follow();
	const observer = new MutationObserver(follow);
	observer.observe(root, { attributes: true, attributeFilter: ["class", "data-theme"] });
	return () => observer.disconnect();
}
