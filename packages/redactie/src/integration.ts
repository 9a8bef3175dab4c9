/** Redactie: the site's pages with a panel beside them in which their words are edited. */
import type { AstroIntegration } from "astro";
import type { Plugin } from "vite";
import { CHANGED, type Changed, DRAFTS, type DraftsRequest } from "./protocol.ts";
import { createEditor } from "./server/editor.ts";
import { keyOf, openContent, openDrafts } from "./server/files/files.ts";
import { openGit } from "./server/files/git.ts";
import { api, asVisitorsGetIt, createHints, OWN_PANEL, panelPage } from "./server/http/api.ts";
import { protect } from "./server/http/guard.ts";
import { createRenderer, siteContent } from "./server/pages/renderer.ts";
import { editSite, type Site, site } from "./site.ts";

export const editor = <Content>(one: Site<Content>): AstroIntegration => ({
	name: "editor",
	hooks: {
		"astro:config:setup": ({ updateConfig }) => {
			editSite(one);
			updateConfig({
				vite: {
					plugins: [siteContent(), editorServer()],
					// Packages that are found only when the panel asks for them would load it again.
					optimizeDeps: { entries: [one.panel ?? OWN_PANEL] },
					// The panel says itself what is wrong with a file.
					server: { hmr: { overlay: false } },
				},
			});
		},
	},
});

/** Milliseconds in which a program writes the rest of what it saves. */
const SETTLES_IN = 100;

const editorServer = (): Plugin => ({
	name: "editor-server",
	async configureServer(server) {
		const { root } = server.config;
		const folder = openContent(root);
		const origin = () => {
			const address = server.httpServer?.address();
			return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
		};
		const renderer = createRenderer(server, origin);
		const tell = (changed: Changed) => server.environments.client.hot.send(CHANGED, changed);
		const editor = createEditor(folder, renderer, tell, await openGit(root));
		let isWaiting = false;
		server.watcher.on("all", (_, path) => {
			if (isWaiting || !path.endsWith(".yaml")) return;
			isWaiting = true;
			setTimeout(() => {
				isWaiting = false;
				// A folder that is just being moved cannot be read: its next event tells.
				editor.lookAtDisk().catch(() => {});
			}, SETTLES_IN);
		});
		server.middlewares.use(panelPage(server));
		const tellTyped = (typed: DraftsRequest) => server.environments.client.hot.send(DRAFTS, typed);
		server.middlewares.use(api(editor, createHints(site.hints, root), openDrafts(root), tellTyped));
		server.middlewares.use(asVisitorsGetIt(editor, renderer, root));
		return () => protect(server, keyOf(root));
	},
	/** Files of content/ are the editor's: it tells of changes itself, and the panel is not reloaded. */
	hotUpdate({ file, modules }) {
		if (!file.endsWith(".yaml")) return undefined;
		for (const module of modules) this.environment.moduleGraph.invalidateModule(module);
		return [];
	},
});
