import { Button } from "@/components/Button";
import { paginas } from "@/queries/site";
import { QuoteBand } from "@/sections/shared/QuoteBand";

/** A colleague's words, and the way to become one. */
export function Community() {
	const { quote, button } = paginas.home.community;
	return (
		<QuoteBand quote={quote}>
			<Button href="/over-ons/werken-bij">{button}</Button>
		</QuoteBand>
	);
}
