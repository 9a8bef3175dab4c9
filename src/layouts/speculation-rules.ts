/**
 * Our own pages: not a file, not a place on a page, not a filter, not this page itself. In
 * menus that is `page`; `true` is the page above, in the main part a filter's choice.
 */
const where = {
	selector_matches:
		"a[href^='/']:not([href*='.'],[href*='#'],[href*='?'],[aria-current=page],main [aria-current])",
};

/**
 * Which pages a browser may fetch when they are touched, and draw when they are pointed
 * at. In the page and not in a file named by a header: 0.1 kB instead of a request.
 */
export const speculationRules = {
	prefetch: [{ where, eagerness: "conservative" }],
	prerender: [{ where, eagerness: "moderate" }],
};
