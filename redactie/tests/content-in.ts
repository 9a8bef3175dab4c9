import type { Content } from "../../src/content/read-content.ts";

/** What this site made of its files: the editor need not know of what it consists. */
export const contentIn = (edition: { content: unknown } | undefined) => edition?.content as Content;
