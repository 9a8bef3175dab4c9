import { content } from "@/content/content";
import { entryPath } from "@/content/pages";

export type { Dienst } from "@/content/types";

/** The services, in the order of the content. */
export const getDiensten = () => content.diensten;

export const dienstPath = (dienst: { slug: string }) => entryPath("diensten", dienst);
