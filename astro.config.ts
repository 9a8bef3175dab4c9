import { basename } from "node:path";
import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { hostFiles } from "./src/build/host-files.ts";
import { iconSprites } from "./src/build/icon-sprites.ts";
import { integrity } from "./src/build/integrity.ts";
import { islandRuntime } from "./src/build/island-runtime.ts";
import { rawColors } from "./src/build/raw-colors.ts";

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
	// In this order: each reads what the one before it has written.
	integrations: [react(), islandRuntime(), iconSprites(), integrity(), hostFiles()],
	// Scripts are files: they may come after the words, and are fetched once for all pages.
	vite: {
		css: {
			postcss: { plugins: [rawColors()] },
			modules: {
				// Header_root: says where it is from, and is shorter on the line than a hash.
				generateScopedName: (name, file) => `${basename(file, ".module.css")}_${name}`,
			},
		},
		build: {
			assetsInlineLimit: 0,
			rolldownOptions: {
				output: {
					codeSplitting: {
						// React in one file instead of four. No components: their styles would come along, to every page.
						groups: [
							{
								name: "react",
								test: /node_modules\/(@astrojs\/react|react|react-dom|scheduler)\//,
							},
						],
					},
				},
			},
		},
	},
	devToolbar: { enabled: false },
	server: { port: 4321 },
});
