/** How the panel settles what refers to something that is removed. For tests. */
import type { Operation, Reference } from "../../packages/redactie/src/protocol.ts";

const BY_NUMBER = new Intl.Collator("en", { numeric: true });

/** Chosen are the first that may stand there. What goes, goes last, and of a list its last item first. */
export function settled(references: readonly Reference[], removal: Operation): Operation[] {
	const all = references.map(({ id, remove, choices }): Operation => {
		const [file = "", path = ""] = id.split("#");
		return remove ?? { do: "set", file, path, value: choices?.[0]?.value ?? null };
	});
	const isRemoval = (one: Operation) => one.do === "remove";
	const removals = [...all.filter(isRemoval), removal];
	return [
		...all.filter((one) => !isRemoval(one)),
		...removals.sort((one, other) => BY_NUMBER.compare(other.path, one.path)),
	];
}
