/** Stands in content for the address of what has none yet. On its own, so that a browser may import it. */
export const NO_LINK = "#";
