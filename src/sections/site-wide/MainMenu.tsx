import { interfaceText, navigatie } from "@/lib/site";
import styles from "./MainMenu.module.css";

interface MainMenuProps {
	/** Path of the page it stands on. */
	path: string;
}

/** The menu in the header of wide windows. Dropdowns are popovers: they open without script. */
export function MainMenu({ path }: MainMenuProps) {
	return (
		<nav className={styles.root} aria-label={interfaceText.mainMenu}>
			<ul className={styles.bar} data-menu-bar>
				{navigatie.menu.map(({ label, href, items }, index) => {
					if (!items)
						return (
							<li key={label}>
								<a
									className={styles.entry}
									href={href}
									aria-current={href === path ? "page" : undefined}
								>
									{label}
								</a>
							</li>
						);
					const panel = `menu-${index}`;
					return (
						<li key={label} className={styles.item} data-dropdown>
							<button
								type="button"
								className={styles.entry}
								popoverTarget={panel}
								data-current={items.some((item) => item.href === path) || undefined}
							>
								{label}
								<svg className={styles.chevron} viewBox="0 0 10 6" aria-hidden="true">
									<path d="M1 1l4 4 4-4" />
								</svg>
							</button>
							<div id={panel} popover="auto" className={styles.panel}>
								<ul>
									{items.map((item) => (
										<li key={item.href}>
											<a href={item.href} aria-current={item.href === path ? "page" : undefined}>
												{item.label}
												<span>{item.text}</span>
											</a>
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
