import { expect, test } from "@playwright/test";

/**
 * A part of a visit that tests one promise. When it fails, the report gives its title
 * and the visit goes on, so that one fault does not hide another.
 */
export const step = (title: string, body: () => Promise<void>) =>
	test.step(title, async () => {
		try {
			await body();
		} catch (error) {
			const details = error instanceof Error ? error.stack : error;
			expect.soft(undefined, `${title}\n\n${details}`).toBeDefined();
		}
	});
