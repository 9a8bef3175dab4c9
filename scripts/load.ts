/**
 * npm run load: the tests of tests/server.spec.ts with thousands of requests instead of
 * hundreds, against the build in dist/. On this machine only, and at most half an hour.
 */
import { run } from "./project.mjs";

const LONGEST = 30 * 60 * 1000;

process.env.LOAD = "yes";
process.exitCode = await run("playwright", [
	"test",
	"tests/server.spec.ts",
	`--global-timeout=${LONGEST}`,
]);
