/// <reference types="astro/client" />

/** Words of islands, see src/content/island-words.ts. */
declare module "words:tools" {
	const words: import("@/content/types").Content["interface"]["tools"] & {
		/** Where a prepared e-mail goes to. */
		address: string;
	};
	export default words;
}

declare module "words:choice" {
	const words: import("@/content/types").Choice & {
		services: {
			id: string;
			name: string;
			/** In the address, and of its flag: `#flag-t`. */
			letter: string;
			/** Of the field that it wins. */
			color: "blue" | "red" | "yellow";
			path: string;
		}[];
	};
	export default words;
}

declare module "words:team" {
	const words: import("@/content/types").TeamComposer;
	export default words;
}
