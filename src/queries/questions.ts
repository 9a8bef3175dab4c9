import type { Questions } from "@/content/types";

/** The questions that have an answer; the others wait for the owner, and no page shows them. */
export const answered = ({ items }: Questions) => items.filter(({ answer }) => answer);
