import { markedInMenu } from "@/queries/pages";

interface MenuLinkProps extends React.ComponentProps<"a"> {
	/** Path of the page it stands on. */
	path: string;
}

/** A link of a menu, marked when it leads to the page it stands on, or to the nearest above that. */
export function MenuLink({ path, ...props }: MenuLinkProps) {
	const current = props.href === path ? "page" : "true";
	return <a aria-current={props.href === markedInMenu(path) ? current : undefined} {...props} />;
}
