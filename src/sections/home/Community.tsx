import { Button } from "@/components/Button";
import { QuoteBand } from "@/sections/site-wide/QuoteBand";
import { paginas } from "@/lib/site";

/** A colleague's words, and the way to become one. */
export function Community() {
	const { quote, button } = paginas.home.community;
	return (
		<QuoteBand quote={quote}>
			<Button href="/over-ons/werken-bij" variant="accent">
				{button}
			</Button>
		</QuoteBand>
	);
}
