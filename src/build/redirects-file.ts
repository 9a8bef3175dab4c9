/**
 * `_redirects`, in which a static host reads what it answers elsewhere. The file that holds
 * the not-found screen is not a page: without these lines, a host that finds /cases in
 * cases.html also finds /404 in 404.html and calls that a success. So its addresses are
 * looked up where nothing can stand, as slugs have no underscore: a real 404, at the address
 * that was asked for. nginx has lines of its own, in scripts/nginx-config.ts.
 */
export const REDIRECTS_FILE = ["/404", "/404.html", "/404/*"]
	.map((path) => `${path} /_/404 200\n`)
	.join("");
