import { Button } from "@/components/Button";
import type { Paginas } from "@/content/types";
import { Hoist } from "@/flags/Hoist";
import styles from "./SoonPage.module.css";

interface SoonPageProps {
	page: Paginas["privacy"];
}

/** A page whose content is still to come, and says so. */
export function SoonPage({ page }: SoonPageProps) {
	return (
		<section className={`wrap ${styles.root}`}>
			<div className={styles.words}>
				<h1>{page.title}</h1>
				<p>{page.text}</p>
				<Button href="/" variant="secondary">
					{page.button}
				</Button>
			</div>
			<Hoist letters={[page.flag]} />
		</section>
	);
}
