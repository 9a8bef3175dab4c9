import { Button } from "@/components/Button";
import type { Paginas } from "@/content/types";
import { HungFlag } from "@/flags/HungFlag";
import { Spelled } from "@/flags/Spelled";
import styles from "./SoonPage.module.css";

/** A page whose content is still to come, and says so. */
export function SoonPage({ flag, title, text, button }: Paginas["privacy"]) {
	return (
		<section className={styles.root}>
			<div className="wrap beside">
				<div className={styles.words}>
					<h1>{title}</h1>
					<p>{text}</p>
					<Button href="/" variant="secondary">
						{button}
					</Button>
				</div>
				<div className={`screen-only ${styles.line}`}>
					<Spelled word="">
						<HungFlag letter={flag} />
					</Spelled>
				</div>
			</div>
		</section>
	);
}
