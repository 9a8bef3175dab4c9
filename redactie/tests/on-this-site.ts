/** Unit tests of the editor are of this site, but for those of the package that say otherwise. */
import { editSite } from "../../packages/redactie/src/site.ts";
import { site } from "../../redactie.config.ts";

editSite(site);
