import type { SitePage } from "@/queries/pages";
import { caseTwin, dienstTwin, expertiseTwin } from "./entries.ts";
import type { Twin } from "./markdown.ts";
import { PAGINA_TWINS } from "./paginas.ts";

/** The same words as the page, made of the same content. */
export function twinOf(page: SitePage): Twin {
	switch (page.kind) {
		case "pagina":
			return PAGINA_TWINS[page.id as keyof typeof PAGINA_TWINS]();
		case "dienst":
			return dienstTwin(page.entry);
		case "expertise":
			return expertiseTwin(page.entry);
		case "case":
			return caseTwin(page.entry);
	}
}
