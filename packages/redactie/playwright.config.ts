/** The tests of the package in a browser, without a site around it. CHROMIUM names another than Playwright's own. */
import { defineConfig } from "@playwright/test";

const { CHROMIUM } = process.env;

/**
 * Menus of the address bar, which are pages of their own and start with every window: half
 * of what a visit costs. The rest is Playwright's own list, of which this takes the place.
 */
const DISABLED_FEATURES = [
	...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"],
	...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"],
	...["HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"],
	...["ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect"],
	...["TcpPortRandomizationWin", "OptimizationHints", "NetworkTimeServiceQuerying"],
	...["AimEnabled", "PreconnectToSearch"],
	// A process in store for the next visit, which begins only when this test has ended.
	"SpareRendererForSitePerProcess",
];

export default defineConfig({
	testDir: "tests",
	testMatch: "*.spec.ts",
	// They share a server.
	workers: 1,
	timeout: 600_000,
	expect: { timeout: 60_000 },
	use: {
		launchOptions: {
			...(CHROMIUM && { executablePath: CHROMIUM }),
			// The sandbox does not run as root; the rest keeps Chromium from calling home.
			args: [
				"--no-sandbox",
				"--disable-gpu",
				"--disable-quic",
				"--no-first-run",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
				`--disable-features=${DISABLED_FEATURES.join(",")}`,
			],
		},
	},
});
