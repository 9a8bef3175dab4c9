/** The unit tests of the package alone, without a site around it. */
import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: ["{src,tests}/**/*.test.ts"],
		setupFiles: ["tests/on-the-fixture.ts"],
		testTimeout: 300_000,
		hookTimeout: 300_000,
	},
});
