import { findPage, markedInMenu } from "@/queries/pages";
import type { navigatie } from "@/queries/site";

interface MenuLinkProps extends React.ComponentProps<"a"> {
	/** Path of the page it stands on. */
	path: string;
}

/** A link of a menu, marked when it leads to the page it stands on, or to the nearest above that. */
export function MenuLink({ path, ...props }: MenuLinkProps) {
	const current = props.href === path ? "page" : "true";
	return <a aria-current={props.href === markedInMenu(path) ? current : undefined} {...props} />;
}

interface MenuLinksProps {
	items: NonNullable<(typeof navigatie.menu)[number]["items"]>;
	/** Path of the page they stand on. */
	path: string;
}

/** What a part of the menu opens: each page under its flag, which is asked for once the menu is open. */
export function MenuLinks({ items, path }: MenuLinksProps) {
	return (
		<ul className="ways">
			{items.map(({ label, href, text }) => {
				const { flag } = findPage(href) ?? {};
				return (
					<li key={href}>
						<MenuLink href={href} path={path}>
							{label}
							{text && <span>{text}</span>}
							{flag && <img src={`/flags.svg#${flag}`} alt="" loading="lazy" />}
						</MenuLink>
					</li>
				);
			})}
		</ul>
	);
}
