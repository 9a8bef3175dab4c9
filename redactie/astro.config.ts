import { setFlagsFromString } from "node:v8";
import astro from "../astro.config.ts";
import { editor } from "../packages/redactie/src/integration.ts";
import { site } from "../redactie.config.ts";

// A build keeps its heap small, which takes time: here somebody waits for a page.
setFlagsFromString("--heap-growing-percent=0");

/** The site's own configuration, with the editor: `npm run edit` takes this one, a build never does. */
export default { ...astro, integrations: [...(astro.integrations ?? []), editor(site)] };
