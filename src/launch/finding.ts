/** Something that must still be settled, and where. */
export interface Finding {
	/** As `content/identity.yaml`. */
	file: string;
	field: string;
	problem: string;
	/** Which kind it is, where Redactie tells it in words of its own. */
	code?: "example" | "unanswered" | "unconfirmed" | "unmeasured" | "unsourced" | "without-page";
	/** What it is of: who a quote is of, a figure with its label, a question. */
	about?: string;
	/** What a measurement does not say yet. */
	lacking?: readonly ("was" | "now" | "period" | "method")[];
}

/** Somebody who does not exist. */
export function exampleOf(
	file: string,
	field: string,
	{ name, role }: { name: string; role: string },
): Finding {
	const about = `${name}, ${role}`;
	return { file, field, problem: `${about}, is een voorbeeld`, code: "example", about };
}
