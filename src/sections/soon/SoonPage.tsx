import { Button } from "@/components/Button";
import type { Paginas } from "@/content/types";
import { Hoist } from "@/flags/Hoist";
import styles from "./SoonPage.module.css";

/** A page whose content is still to come, and says so. */
export function SoonPage({ flag, title, text, button }: Paginas["privacy"]) {
	return (
		<section className={`wrap beside ${styles.root}`}>
			<div className={styles.words}>
				<h1>{title}</h1>
				<p>{text}</p>
				<Button href="/" variant="secondary">
					{button}
				</Button>
			</div>
			<Hoist letters={[flag]} />
		</section>
	);
}
