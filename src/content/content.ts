/** The site's content, read once per build; the editing server reads anew on every save. */
import { readContent } from "./read-content.ts";

const files = import.meta.glob<string>(["/content/**/*", "!/content/**/*.md"], {
	query: "?raw",
	import: "default",
	eager: true,
});

export const content = readContent(
	Object.fromEntries(Object.entries(files).map(([path, source]) => [path.slice(1), source])),
);
