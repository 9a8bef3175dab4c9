interface MenuLinkProps extends React.ComponentProps<"a"> {
	/** Path of the page it stands on. */
	path: string;
}

/** A link of a menu, marked when it leads to the page it stands on. */
export function MenuLink({ path, ...props }: MenuLinkProps) {
	return <a aria-current={props.href === path ? "page" : undefined} {...props} />;
}
