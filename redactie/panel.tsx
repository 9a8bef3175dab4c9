/** The panel on this site: its colours and fonts, how flags and icons are drawn, and its theme. */
import "./panel.css";
import { start } from "../packages/redactie/src/panel/main.tsx";
import type { Choice } from "../packages/redactie/src/protocol.ts";
import type { IconName } from "../src/content/types.ts";
import { Flag } from "../src/flags/Flag.tsx";
import { FLAGS, type FlagColor, type FlagLetter } from "../src/flags/flags.ts";
import { Icon } from "../src/icons/Icon.tsx";
import { theme } from "../src/site/theme.inline.ts";

const COLORS: Record<FlagColor, string> = {
	blue: "blauw",
	red: "rood",
	yellow: "geel",
	white: "wit",
	black: "zwart",
};
const colorsOf = (letter: FlagLetter) =>
	[...new Set(FLAGS[letter].fields.map(([color]) => COLORS[color]))].join(", ");
const isLetter = (value: string): value is FlagLetter => value in FLAGS;

/** A flag that stands for nothing is called by its colours. */
const labelOf = ({ label, value }: Choice) =>
	label === value && isLetter(value) ? `${value}: ${colorsOf(value)}` : label;

/** What one of a list is called with 'het': 'Nieuw kerncijfer'. */
const NEUTER =
	/(aantal|cijfer|citaat|dienstverband|doel|deel van het werk|feit|gegeven|hoofdstuk|inzicht|kenmerk|menu|moment boven de lijn|onderdeel|onderwerp|programma|punt|resultaat|team|vak|vakje|veld|voorbeeld|voordeel)$/;

theme();
void start({
	pictures: {
		flag: {
			draw: (value) => isLetter(value) && <Flag letter={value} className="flag" />,
			labelOf,
		},
		icon: { draw: (value) => <Icon name={value as IconName} /> },
	},
	neuter: NEUTER,
});
