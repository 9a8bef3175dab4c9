/**
 * The response headers of the site, and `_headers`, the file in which a static host
 * reads them. `npm run nginx` makes nginx's configuration from that same file.
 */

/** Hosts ignore what is beyond these. */
const LONGEST_LINE = 2000;
const MOST_RULES = 100;

interface HeaderRule {
	/** A path, or a pattern with one `*`. */
	path: string;
	/** What a wider rule gave and this one takes away. */
	without?: readonly string[];
	headers: Readonly<Record<string, string>>;
}

/**
 * What a page could ask of a visitor or read from the device, by the names that Chromium
 * knows, and this site never does. No more: each name comes along with every page, and
 * the HTML of most just fits the first round trip.
 */
const REFUSED_FEATURES = [
	"accelerometer",
	"camera",
	"clipboard-read",
	"display-capture",
	"geolocation",
	"gyroscope",
	"hid",
	"identity-credentials-get",
	"idle-detection",
	"local-fonts",
	"magnetometer",
	"microphone",
	"midi",
	"otp-credentials",
	"payment",
	"publickey-credentials-create",
	"publickey-credentials-get",
	"screen-wake-lock",
	"serial",
	"storage-access",
	"usb",
	"window-management",
	"xr-spatial-tracking",
];
const PERMISSIONS = [
	// The copy buttons of /contact and of the tools.
	"clipboard-write=(self)",
	...REFUSED_FEATURES.map((feature) => `${feature}=()`),
].join(", ");

/** What is written for documents, and nothing else reads. */
const OF_PAGES = ["Content-Security-Policy", "Permissions-Policy"];

/**
 * @param policy the content security policy.
 * @param hashedFiles the paths of files whose name changes with their content. Each by its
 *   name: with a pattern, a 404 there would be kept for a year as well.
 */
export function headerRules(policy: string, hashedFiles: readonly string[]): HeaderRule[] {
	return [
		{
			path: "/*",
			headers: {
				"Content-Security-Policy": policy,
				"Cross-Origin-Embedder-Policy": "require-corp",
				// No Cross-Origin-Opener-Policy: see docs/performance.md.
				"Cross-Origin-Resource-Policy": "same-origin",
				"Permissions-Policy": PERMISSIONS,
				"Referrer-Policy": "same-origin",
				// Two years. Other hosts of the domain are not this site's to decide about.
				"Strict-Transport-Security": "max-age=63072000",
				"X-Content-Type-Options": "nosniff",
			},
		},
		{
			// Share images: other sites show them.
			path: "/*.png",
			without: ["Cross-Origin-Resource-Policy"],
			headers: { "Cross-Origin-Resource-Policy": "cross-origin" },
		},
		// They come along with pages, and hold nothing that could run.
		...["/favicon.svg", "/flags.svg", "/site.webmanifest", "/zoeken.json"].map((path) => ({
			path,
			without: OF_PAGES,
			headers: {},
		})),
		{ path: "/contact.vcf", headers: { "Content-Type": "text/vcard; charset=utf-8" } },
		...hashedFiles.map((path) => ({
			path,
			without: OF_PAGES,
			headers: { "Cache-Control": "public, max-age=31536000, immutable" },
		})),
	];
}

/**
 * @returns the text of `_headers`.
 * @throws when a host would not read all of it.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
	if (rules.length > MOST_RULES)
		throw new Error(
			`There are ${rules.length} rules for response headers, a host reads ${MOST_RULES}. Most are files in _astro/: make fewer and larger scripts in astro.config.ts.`,
		);
	const blocks = rules.map(({ path, without = [], headers }) => [
		path,
		...without.map((name) => `  ! ${name}`),
		...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
	]);
	const tooLong = blocks.flat().find((line) => line.length > LONGEST_LINE);
	if (tooLong)
		throw new Error(
			`A line of _headers is ${tooLong.length} characters long, a host reads ${LONGEST_LINE}: ${tooLong.slice(0, 60)}... If it is the content security policy, the pages hold too much different inline code: make that the same on more pages, or files.`,
		);
	return blocks.map((lines) => `${lines.join("\n")}\n`).join("\n");
}
