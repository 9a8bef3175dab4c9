/**
 * nginx's configuration for the site, made from the same `_headers` that other hosts
 * read, so that both give the same answers.
 */

/** By file name extension. nginx's own list lacks some, and some of its types differ from other hosts'. */
const TYPES = {
	"text/html": "html",
	"text/css": "css",
	"text/javascript": "js",
	"text/markdown": "md",
	"text/plain": "txt",
	"application/json": "json",
	"application/manifest+json": "webmanifest",
	"application/xml": "xml",
	"image/png": "png",
	"image/svg+xml": "svg",
	"font/woff2": "woff2",
};
/** Beside text/html. */
const WITH_CHARSET = "text/css text/javascript text/markdown text/plain";
/** Names of pages are made of these alone: see `slug` in the content contract. */
const PAGE = "(?<page>(/[a-z0-9-]+)+)";

interface Rule {
	path: string;
	/** An empty value takes the header away. */
	headers: [name: string, value: string][];
}

/** @param text of `_headers`. */
function readHeaders(text: string): Rule[] {
	const rules: Rule[] = [];
	for (const line of text.split("\n").filter(Boolean)) {
		const [, name, value = ""] = /^ {2}(?:! )?([\w-]+)(?:: (.*))?$/.exec(line) ?? [];
		if (name) rules.at(-1)?.headers.push([name, value]);
		else rules.push({ path: line, headers: [] });
	}
	return rules;
}

/**
 * @param headersFile the text of `_headers`.
 * @param root where the built site stands on the server.
 * @returns the text of a file for /etc/nginx/sites-enabled/.
 * @throws when a value holds what nginx would read as a variable.
 */
export function nginxConfig(headersFile: string, root: string): string {
	const byHeader = new Map<string, Map<string, string>>();
	for (const { path, headers } of readHeaders(headersFile))
		for (const [name, value] of headers) {
			const paths = byHeader.get(name) ?? new Map<string, string>();
			byHeader.set(name, paths.set(path, value));
		}
	// nginx has its own way with these: a value per place.
	const types = byHeader.get("Content-Type") ?? [];
	byHeader.delete("Content-Type");
	const caching = byHeader.get("Cache-Control") ?? [];
	byHeader.set(
		"Cache-Control",
		new Map([["/*", "public, max-age=0, must-revalidate"], ...caching]),
	);

	const variable = (name: string) => `$site_${name.toLowerCase().replaceAll("-", "_")}`;
	const maps = [...byHeader].map(([name, values]) => {
		const lines = [...values].map(([path, value]) => `\t${pattern(path)} ${quote(value)};`);
		return `map $uri ${variable(name)} {\n${lines.join("\n")}\n}\n`;
	});
	const added = [...byHeader.keys()].map(
		(name) => `\tadd_header ${name} ${variable(name)} always;`,
	);
	const typed = [...types].map(
		([path, type]) => `\tlocation = ${path} { types {} default_type ${quote(type)}; charset off; }`,
	);

	return `# Written by 'npm run nginx'. Changes here are lost: make them in scripts/nginx-config.ts.

${maps.join("\n")}
server {
	# Plain HTTP, for a server behind something that speaks TLS. To speak it here:
	# listen 443 ssl, with your certificate, and a server on 80 that redirects.
	listen 80;
	server_name _;
	server_tokens off;
	root ${quote(root)};

	# Without the module libnginx-mod-http-brotli-static, remove the next line.
	brotli_static on;
	gzip_static on;
	gzip_vary on;

	types {
${Object.entries(TYPES)
	.map(([type, extension]) => `\t\t${type} ${extension};`)
	.join("\n")}
	}
	charset utf-8;
	charset_types ${WITH_CHARSET};

${added.join("\n")}

	# An address of ours is never the start of another: no host in a redirect.
	absolute_redirect off;
	error_page 404 /404.html;
	location = /404.html { internal; }
	location = /404 { return 404; }
	location ^~ /404/ { return 404; }
	location ~ ^/_(headers|redirects)$ { return 404; }
	# Only as another form of the file beside it.
	location ~ \\.(br|gz)$ { return 404; }

	location = / { try_files /index.html =404; }
	location ~ ^/index(\\.html)?$ { return 307 /$is_args$args; }
	# A page has one address: without slash, without extension. Only what is a page is
	# redirected, so that nobody chooses where to.
	location ~ ^${PAGE}(/|\\.html)$ {
		if (-f $document_root$page.html) { return 307 $page$is_args$args; }
		return 404;
	}
	location / {
		# nginx would take two slashes for one, and give a page a second address.
		if ($request_uri ~ "^[^?]*//") { return 404; }
		try_files $uri $uri.html =404;
	}

${typed.join("\n")}
}
`;
}

/**
 * Always as a regular expression: plain names of this length would need a setting of
 * all sites of the server, map_hash_bucket_size.
 */
function pattern(path: string): string {
	if (path === "/*") return "default";
	const escaped = path.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
	return quote(`~^${escaped}$`);
}

function quote(text: string): string {
	if (text.includes("$") && !text.startsWith("~"))
		throw new Error(`nginx reads a variable in: ${text}`);
	return `"${text.replace(/["\\]/g, "\\$&")}"`;
}
