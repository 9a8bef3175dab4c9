/**
 * Counts figures up, once, when they are first seen. Until this runs CountUp.module.css
 * shows their start, for three seconds at most: what is the final text by then, because this
 * came late or less motion is asked for, stays so.
 */
import { figureAt, parseFigure } from "@/text/count-up";

/** In seconds. */
const DURATION = 2;

/** Shows the start of a figure in place of its styles. Returns what begins to count. */
function takeOver(root: HTMLElement): FrameRequestCallback {
	const text = root.textContent;
	const figure = parseFigure(text);
	const { duration = DURATION, steps = 0 } = root.dataset;

	// One text that changes, in a box of its own: nothing else is styled or laid out.
	const shown = new Text(root.dataset.count);
	const box = document.createElement("span");
	box.ariaHidden = "true";
	box.append(shown);
	root.append(box);
	root.dataset.counting = "";

	let start = 0;
	const next = (now: number) => {
		start ||= now;
		let progress = (now - start) / (+duration * 1000);
		if (+steps) progress = Math.round(progress * +steps) / +steps;
		if (progress < 1) {
			shown.data = figureAt(text, figure, progress);
			requestAnimationFrame(next);
		} else {
			box.remove();
			delete root.dataset.count;
			delete root.dataset.counting;
		}
	};
	return next;
}

for (const root of document.querySelectorAll<HTMLElement>("[data-count]")) {
	if (getComputedStyle(root).getPropertyValue("--waits") !== "1") continue;
	const begin = takeOver(root);
	const observer = new IntersectionObserver((entries) => {
		if (!entries.some((entry) => entry.isIntersecting)) return;
		observer.disconnect();
		requestAnimationFrame(begin);
	});
	observer.observe(root);
}
