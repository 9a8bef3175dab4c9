import { iconHref } from "@/drawing/icon-sprite";
import type { Case } from "@/queries/cases";

/** The four figures of a case as its island gets them: each with where its icon stands. */
export const figuresOf = ({ metrics }: Case) =>
	metrics.map(({ icon, ...metric }) => ({ ...metric, icon: icon && iconHref(icon) }));
