import { Button } from "@/components/Button";
import { interfaceText, navigatie } from "@/queries/site";
import { SearchButton } from "../search/Search";
import { MenuButton } from "./FullMenu";
import styles from "./Header.module.css";
import { Logo } from "./Logo";
import { MainMenu } from "./MainMenu";
import { ThemeToggle } from "./ThemeToggle";

interface HeaderProps {
	/** Path of the page it stands on. */
	path: string;
}

/** Stays at the top; transparent until the page has scrolled (page.client.ts). */
export function Header({ path }: HeaderProps) {
	return (
		<header className={styles.root} data-site-header>
			<a className={`screen-only ${styles.skip}`} href="#inhoud">
				{interfaceText.skipLink}
			</a>
			<div className={`wrap ${styles.bar}`}>
				<a href="/" className={styles.logo} aria-label={interfaceText.homeLink}>
					<Logo />
				</a>
				<MainMenu path={path} />
				<div className={styles.actions}>
					<SearchButton className={styles.search} />
					<ThemeToggle />
					<Button href={navigatie.button.href} className={styles.button}>
						{navigatie.button.label}
					</Button>
					<MenuButton />
				</div>
			</div>
		</header>
	);
}
