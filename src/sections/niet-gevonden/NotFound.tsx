import { Button } from "@/components/Button";
import type { Paginas } from "@/content/types";
import { HungFlag } from "@/flags/HungFlag";
import { Spelled } from "@/flags/Spelled";
import { SearchFields } from "@/search/Search";
import styles from "./NotFound.module.css";

/**
 * N and C, 'I am in distress', and a field: what one types in it goes up in their place
 * (typed-flags.client.ts), while the search finds it. Without script there is no field.
 */
export function NotFound({ code, title, button, flags, field }: Paginas["niet-gevonden"]) {
	return (
		<section className={styles.root}>
			<div className="wrap">
				<div className={styles.line}>
					<Spelled word="NC">
						<HungFlag />
					</Spelled>
				</div>
				<div className={`beside-late ${styles.words}`}>
					<div lang="en">
						<h1>
							<span>{`${code} `}</span>
							{title}
						</h1>
						<Button href="/">{button}</Button>
					</div>
					<div>
						<p>{flags}</p>
						<search>
							<SearchFields id="gezocht" label={field} />
						</search>
					</div>
				</div>
			</div>
		</section>
	);
}
