import type { Expertise } from "@/queries/expertise";
import { paginas } from "@/queries/site";
import { impactOptions } from "./impact";

interface ImpactFiltersProps {
	cases: Expertise["impact"]["cases"];
}

/**
 * What to filter the impact cases by: radio buttons, which keep their own state. The value of
 * each is the places of the cases that it leaves, '' for all: the island needs to be told none.
 * They need script; without, all cases show.
 */
export function ImpactFilters({ cases }: ImpactFiltersProps) {
	const words = paginas.expertise.detail.impact;
	const options = impactOptions(cases);
	return (
		<div className="scripted row impact-filters">
			{(["sector", "technology"] as const).map(
				(field) =>
					options[field].length > 0 && (
						<fieldset key={field} className="row">
							<legend className="soft small">{words[field]}</legend>
							{[{ name: words.all, places: "" }, ...options[field]].map(({ name, places }) => (
								<label key={name} className="choice">
									<input type="radio" name={field} value={places} defaultChecked={places === ""} />
									{name}
								</label>
							))}
						</fieldset>
					),
			)}
		</div>
	);
}
