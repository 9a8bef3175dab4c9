import { findPage } from "@/queries/pages";

interface MenuFlagProps {
	/** The page whose flag it is. */
	of: string;
}

/** The flag of a page beside its name, asked for once the menu is open. Decoration: it has no name. */
export function MenuFlag({ of }: MenuFlagProps) {
	const { flag } = findPage(of) ?? {};
	return flag && <img src={`/flags.svg#${flag}`} alt="" loading="lazy" />;
}
