/**
 * Lets the heading and the cards of the tech stack fade in and rise, each once, when
 * it is first seen. Nothing waits hidden for this: without it, all is simply there. Never a box
 * around what is read: a browser remakes it for its move, and a screen reader loses its place.
 */
const RISE = [
	{ opacity: 0, translate: "0 1.5rem" },
	{ opacity: 1, translate: "0 0" },
];
/** Milliseconds. */
const HEADING_TIME = 600;
const CARD_TIME = 500;
const CARD_STAGGER = 100;

const cards = [...document.querySelectorAll("[data-reveal-card]")];

if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
	const observer = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) {
			if (!isIntersecting) continue;
			observer.unobserve(target);
			const place = cards.indexOf(target);
			const duration = place < 0 ? HEADING_TIME : CARD_TIME;
			const delay = Math.max(place, 0) * CARD_STAGGER;
			target.animate(RISE, { easing: "ease-out", fill: "backwards", duration, delay });
		}
	});
	for (const seen of [...cards, ...document.querySelectorAll("[data-reveal-heading]")])
		observer.observe(seen);
}
