/**
 * Runs browser tests over the site of another company. Arguments go to Playwright:
 * `node scripts/test-second-brand.mjs tests/routes.spec.ts`.
 */
import { run } from "./project.mjs";
import { asSecondBrand } from "./second-brand.mjs";
import { buildVariant } from "./variant.mjs";

const { directory, remove } = await buildVariant(asSecondBrand);
// What tests/site.ts and playwright.config.ts take their pages from.
process.env.SITE = directory;
process.exitCode = await run("playwright", ["test", ...process.argv.slice(2)]);
remove();
