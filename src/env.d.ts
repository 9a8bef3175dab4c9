/// <reference types="astro/client" />

/** Words of islands, see src/content/island-words.ts. */
declare module "words:tools" {
	const words: import("@/content/types").Content["interface"]["tools"] & {
		/** Where a prepared e-mail goes to. */
		address: string;
		phone: string;
	};
	export default words;
}

declare module "words:spoken" {
	const words: import("@/text/spoken").SpokenWords;
	export default words;
}

declare module "words:choice" {
	const words: import("@/tools/service/service-choice").ChooserWords;
	export default words;
}

declare module "words:team" {
	const words: import("@/content/types").TeamComposerData;
	export default words;
}
