import { basename } from "node:path";
import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { finishPages } from "./src/build/finish-pages.ts";
import { thirdPartyLicences } from "./src/build/third-party.ts";
import { islandWords } from "./src/content/island-words.ts";

export default defineConfig({
	// /cases is cases.html; the host drops slashes, see wrangler.jsonc.
	trailingSlash: "never",
	build: {
		format: "file",
		// No request stands between the HTML and the first view.
		inlineStylesheets: "always",
		// Pages are drawn while the share images of others are, which takes other threads.
		concurrency: 8,
	},
	integrations: [react(), finishPages(), thirdPartyLicences()],
	// Scripts are files: they may come after the words, and are fetched once for all pages.
	vite: {
		plugins: [islandWords()],
		css: {
			modules: {
				// Header_root: says where it is from, and is shorter on the line than a hash.
				generateScopedName: (name, file) => `${basename(file, ".module.css")}_${name}`,
			},
		},
		build: {
			assetsInlineLimit: 0,
			cssMinify: "esbuild",
			rolldownOptions: {
				output: {
					codeSplitting: {
						// React, and the line that islands share, in one file instead of five. No components: their
						// styles would come along, to every page.
						groups: [
							{
								name: "react",
								test: /node_modules\/(@astrojs\/react|react|react-dom|scheduler)\/|components\/after-paint/,
							},
						],
					},
				},
			},
		},
		// A module, so that the search can say whether what it needs has come.
		worker: { format: "es" },
	},
	devToolbar: { enabled: false },
	server: { port: 4321 },
});
