/** How Chromium is started for tests: of the package alone, and of a site around it. */

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

/** The sandbox does not run as root; the rest keeps Chromium from calling home. */
export const CHROMIUM_ARGUMENTS: readonly string[] = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	`--disable-features=${DISABLED_FEATURES.join(",")}`,
];
