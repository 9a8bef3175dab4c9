/** Our own pages: not a file, not a place on a page, not a filter, not this page itself. */
const where = {
	and: [
		{ href_matches: "/*" },
		{ not: { href_matches: "/*.*" } },
		{ not: { selector_matches: "[href*='#'], [href*='?'], [aria-current=page]" } },
	],
};

/** Which pages a browser may fetch when they are touched, and draw when they are pointed at. */
export const GET = () =>
	Response.json({
		prefetch: [{ where, eagerness: "conservative" }],
		prerender: [{ where, eagerness: "moderate" }],
	});
