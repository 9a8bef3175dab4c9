import { Button } from "@/components/Button";
import type { Paginas } from "@/content/types";
import { Hoist } from "@/flags/Hoist";
import styles from "./NotFound.module.css";

/** N over C: 'I am in distress'. */
export function NotFound({ code, title, button, flags }: Paginas["niet-gevonden"]) {
	return (
		<section className={`wrap beside ${styles.root}`}>
			<div className={styles.words}>
				<div lang="en" className={styles.words}>
					<h1>
						<span>{`${code} `}</span>
						{title}
					</h1>
					<Button href="/">{button}</Button>
				</div>
				<p>{flags}</p>
			</div>
			<Hoist letters={["N", "C"]} />
		</section>
	);
}
