/**
 * The site's content. `npm run dev` reads it here, anew on every save; a build reads it in
 * island-words.ts, and editor/ puts its own in this place.
 */
import { readContent } from "./read-content.ts";

const files = import.meta.glob<string>(["/content/**/*", "!/content/**/*.md"], {
	query: "?raw",
	import: "default",
	eager: true,
});

export const content = readContent(
	Object.fromEntries(Object.entries(files).map(([path, source]) => [path.slice(1), source])),
);
