import { Button } from "@/components/Button";
import { EmailAddress } from "@/components/EmailAddress";
import { emailHref, phoneHref } from "@/queries/contact";
import { markedInMenu } from "@/queries/pages";
import { identity, interfaceText, navigatie } from "@/queries/site";
import { CloseButton } from "../components/CloseButton";
import { IconButton } from "../components/IconButton";
import { SearchButton } from "../search/Search";
import styles from "./FullMenu.module.css";
import { Logo } from "./Logo";
import { MenuLink, MenuLinks } from "./MenuLink";

interface FullMenuProps {
	/** Path of the page it stands on. */
	path: string;
}

/**
 * The whole menu of small windows, which `MenuButton` opens without script: a dialog as a popover,
 * see modal.client.ts.
 */
export function FullMenu({ path }: FullMenuProps) {
	const marked = markedInMenu(path);
	return (
		<dialog
			id="menu"
			className={styles.root}
			popover="auto"
			aria-modal="true"
			aria-label={interfaceText.menu}
		>
			<div className={styles.top}>
				<Logo />
				<SearchButton />
				<CloseButton
					className={styles.button}
					label={interfaceText.closeMenu}
					dialog="menu"
					isFirst
				/>
			</div>
			<nav aria-label={interfaceText.mainMenu}>
				<ul className={styles.list}>
					{navigatie.menu.map(({ label, href, items }) => (
						<li key={label}>
							{items ? (
								<details name="menu" open={items.some((item) => item.href === marked)}>
									<summary className={`opens display ${styles.entry}`}>{label}</summary>
									<MenuLinks items={items} path={path} />
								</details>
							) : (
								<MenuLink className={`display ${styles.entry}`} href={href} path={path}>
									{label}
								</MenuLink>
							)}
						</li>
					))}
				</ul>
			</nav>
			<div className={`row ${styles.contact}`}>
				<Button href={navigatie.button.href}>{navigatie.button.label}</Button>
				<a href={phoneHref}>{identity.phone}</a>
				<a href={emailHref}>
					<EmailAddress address={identity.email} />
				</a>
			</div>
		</dialog>
	);
}

/** The hamburger. */
export function MenuButton() {
	return (
		<IconButton
			className={`${styles.button} ${styles.open}`}
			aria-haspopup="dialog"
			aria-label={interfaceText.openMenu}
			popoverTarget="menu"
		>
			<svg viewBox="0 0 24 24" aria-hidden="true">
				<path d="M3 7h18M3 12h18M3 17h18" />
			</svg>
		</IconButton>
	);
}
