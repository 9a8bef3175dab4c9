import site from "../astro.config.ts";
import { editor } from "./integration.ts";

/** The site's own configuration, with the editor: `npm run edit` takes this one, a build never does. */
export default { ...site, integrations: [...(site.integrations ?? []), editor()] };
