import { Button } from "@/components/Button";
import type { Paginas } from "@/content/types";
import { HungFlag } from "@/flags/HungFlag";
import { Spelled } from "@/flags/Spelled";
import { SearchFields } from "@/search/Search";
import styles from "./NotFound.module.css";

type NotFoundProps = Paginas["niet-gevonden"];

/**
 * N and C, 'I am in distress', and a field: what one types in it goes up in their place
 * (typed-flags.client.ts), while the search finds it. Without script there is no field.
 */
export function NotFound({ code, title, button, flags, field, example, find }: NotFoundProps) {
	return (
		<section className={styles.root}>
			<div className="wrap stack">
				<Spelled word="NC">
					<HungFlag />
					<HungFlag />
				</Spelled>
				<h1 lang="en">{`${code} ${title}`}</h1>
				<p>{flags}</p>
				<search className="scripted">
					<SearchFields id="gezocht" label={field} placeholder={example} />
					<button type="button">{find}</button>
				</search>
				<p lang="en">
					<Button href="/" variant="secondary">
						{button}
					</Button>
				</p>
			</div>
		</section>
	);
}
