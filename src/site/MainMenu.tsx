import { markedInMenu } from "@/queries/pages";
import { interfaceText, navigatie } from "@/queries/site";
import styles from "./MainMenu.module.css";
import { MenuFlag } from "./MenuFlag";
import { MenuLink } from "./MenuLink";

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
				{navigatie.menu.map(({ label, href, items }, index) => {
					if (!items)
						return (
							<li key={label}>
								<MenuLink className={styles.entry} href={href} path={path}>
									{label}
								</MenuLink>
							</li>
						);
					const panel = `menu-${index}`;
					return (
						<li key={label} className={styles.item} data-dropdown>
							<button
								type="button"
								className={styles.entry}
								popoverTarget={panel}
								data-current={items.some((item) => item.href === marked) || undefined}
							>
								{label}
								<svg className={styles.chevron} viewBox="0 0 10 6" aria-hidden="true">
									<path d="M1 1l4 4 4-4" />
								</svg>
							</button>
							<div id={panel} popover="auto" className={`card ${styles.panel}`}>
								<ul>
									{items.map((item) => (
										<li key={item.href}>
											<MenuLink href={item.href} path={path}>
												{item.label}
												<span>{item.text}</span>
												<MenuFlag of={item.href} />
											</MenuLink>
										</li>
									))}
								</ul>
							</div>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}
