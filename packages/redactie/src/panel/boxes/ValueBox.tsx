import type { Choice, Field, Name, SitePage, Value } from "../../protocol.ts";
import { draw, ofSite } from "../of-site.ts";
import type { Caret } from "../state/store.ts";
import { ChoiceBox } from "./ChoiceBox.tsx";
import { AddressBox, type BoxProps, LineBox, LinkBox, NumberBox, TickBox } from "./LineBox.tsx";
import { TextBox } from "./TextBox.tsx";

interface ValueBoxProps extends BoxProps<Value> {
	field: Field;
	names: readonly Name[];
	pages: readonly SitePage[];
	caret?: Caret | undefined;
}

/** What the file may lack can be taken away again. */
const NONE: Choice = { value: "", label: "geen" };

/** The box for the kind of the field. */
export function ValueBox({ field, names, pages, caret, ...box }: ValueBoxProps) {
	const { value, onChange } = box;
	const { kind, choices = [], required } = field;
	const words = {
		...box,
		value: value === null ? "" : String(value),
		// What the file may lack is taken away with its last character.
		onChange: (typed: string) => onChange(typed === "" && !required ? null : typed),
	};
	switch (kind) {
		case "text":
			return <TextBox {...words} {...{ names, caret }} max={field.max} />;
		case "number":
			return <NumberBox {...box} value={typeof value === "boolean" ? String(value) : value} />;
		case "tick":
			return <TickBox {...box} value={value === true} words={field.short} />;
		case "choice":
		case "picture": {
			const pictureOf = field.drawn
				? (value: string) => draw({ kind: field.drawn ?? "", value })
				: choices.some(({ picture }) => picture) && drawnIn(choices);
			const labelOf = ofSite.pictures[field.drawn ?? ""]?.labelOf;
			const named = choices.map((one) => ({ ...one, label: labelOf?.(one) ?? one.label }));
			const all = required || pictureOf ? named : [NONE, ...named];
			return <ChoiceBox {...words} choices={all} picture={pictureOf || undefined} />;
		}
		case "link":
			return <LinkBox {...words} pages={pages} />;
		case "address":
			return <AddressBox {...words} />;
		case "form":
			return field.form === "date" && isDay(words.value) ? (
				<LineBox {...words} input={{ type: "date", max: LAST_DAY }} />
			) : (
				<LineBox {...words} />
			);
	}
}

const drawnIn = (choices: readonly Choice[]) => (value: string) => {
	const picture = choices.find((choice) => choice.value === value)?.picture;
	return picture && draw(picture);
};

/** Without it a browser takes years of six digits, which are no day here. */
const LAST_DAY = "9999-12-31";

/** Empty, or as the file writes it: 2031-05-28. A browser shows it as its reader writes dates. */
const isDay = (value: string) => value === "" || /^\d{4}-\d\d-\d\d$/.test(value);
