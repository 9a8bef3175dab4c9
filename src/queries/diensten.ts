import { content } from "../content/content.ts";

export type { Dienst } from "../content/read-content.ts";

/** The services, in the order of the content. */
export const getDiensten = () => content.diensten;

export const dienstPath = ({ slug }: { slug: string }) => `/diensten/${slug}`;
