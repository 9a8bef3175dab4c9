import { markedInMenu } from "@/queries/pages";
import { interfaceText, navigatie } from "@/queries/site";
import styles from "./MainMenu.module.css";
import { MenuLink, MenuLinks } from "./MenuLink";

interface MainMenuProps {
	/** Path of the page it stands on. */
	path: string;
}

/** The menu in the header of wide windows. Dropdowns are popovers: they open without script. */
export function MainMenu({ path }: MainMenuProps) {
	const marked = markedInMenu(path);
	return (
		<nav className={styles.root} aria-label={interfaceText.mainMenu}>
			<ul className={styles.bar} data-menu-bar>
				{navigatie.menu.map(({ label, href, items }, index) => (
					<li key={label} className={styles.item} data-dropdown={items && ""}>
						{items ? (
							<>
								<button
									type="button"
									className={`small ${styles.entry}`}
									popoverTarget={`menu-${index}`}
									data-current={items.some((item) => item.href === marked) || undefined}
								>
									{label}
									<svg className={styles.chevron} viewBox="0 0 10 6" aria-hidden="true">
										<path d="M1 1l4 4 4-4" />
									</svg>
								</button>
								<div id={`menu-${index}`} popover="auto" className={`card ${styles.panel}`}>
									<MenuLinks items={items} path={path} />
								</div>
							</>
						) : (
							<MenuLink className={`small ${styles.entry}`} href={href} path={path}>
								{label}
							</MenuLink>
						)}
					</li>
				))}
			</ul>
		</nav>
	);
}
