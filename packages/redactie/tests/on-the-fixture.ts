/** Unit tests are of the fixture site where they do not say otherwise. */
import { editSite } from "redactie/site.ts";
import { site } from "../fixture/redactie.config.ts";

editSite(site);
