import { identity } from "@/queries/site";

/** The full address of a path of this site. */
export const fullAddress = (path: string) =>
	new URL(path, identity.url).href.replace(/\/$/, path === "/" ? "/" : "");
