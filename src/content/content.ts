/** The site's content, in development read anew on every save; Redactie puts its own in this place. */
import { readContent } from "./read-content.ts";

const files = import.meta.glob<string>(["/content/**/*", "!/content/**/*.md"], {
	query: "?raw",
	import: "default",
	eager: true,
});

export const content = readContent(
	Object.fromEntries(Object.entries(files).map(([path, source]) => [path.slice(1), source])),
);
