import { Button } from "@/components/Button";
import styles from "./SoonPage.module.css";

interface SoonPageProps {
	page: { title: string; text: string; button: string };
}

/** A page whose content is still to come, and says so. */
export function SoonPage({ page }: SoonPageProps) {
	return (
		<section className={`wrap ${styles.root}`}>
			<h1>{page.title}</h1>
			<p>{page.text}</p>
			<Button href="/" variant="secondary">
				{page.button}
			</Button>
		</section>
	);
}
