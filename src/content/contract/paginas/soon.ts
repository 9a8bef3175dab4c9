import { z } from "astro/zod";
import { flag, label, meta, text } from "../parts.ts";

/** A page that says that its text will come: content/paginas/privacy.yaml and the like. */
export const soonPage = z.strictObject({ meta, flag, title: label, text, button: label });
