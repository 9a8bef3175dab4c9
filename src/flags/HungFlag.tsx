import { Flag } from "./Flag";
import type { FlagSign } from "./flags";
import wind from "./wind.module.css";

interface HungFlagProps {
	/** Without: the place of a flag that is still to come. */
	letter?: FlagSign | undefined;
	/** What stands in that place, or under the flag. */
	children?: React.ReactNode;
}

/** A flag and the two toggles by which it is bent on to the rope above it. Decoration. */
export function HungFlag({ letter, children }: HungFlagProps) {
	return (
		<span className={`${wind.hung} hung-flag ${letter ? "" : "hung-flag-open"}`}>
			{letter && <Flag letter={letter} />}
			{children}
		</span>
	);
}
