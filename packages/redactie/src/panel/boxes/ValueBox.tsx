import { type Ref, useImperativeHandle, useRef } from "react";
import type { Choice, Field, Name, SitePage, Value } from "../../protocol";
import { draw, ofSite } from "../of-site";
import { AddressBox } from "./AddressBox";
import type { BoxProps } from "./box-props";
import { ChoiceBox } from "./choices/ChoiceBox";
import { LinkBox } from "./choices/LinkBox";
import { PictureBox } from "./choices/PictureBox";
import { DateBox, isDay } from "./DateBox";
import { LineBox } from "./LineBox";
import { NumberBox } from "./NumberBox";
import { TickBox } from "./TickBox";
import { type Caret, TextBox } from "./text/TextBox";

export interface ValueBoxProps extends BoxProps<Value> {
	field: Field;
	names: readonly Name[];
	pages: readonly SitePage[];
	caret?: Caret | undefined;
	ref?: Ref<ValueBoxHandle> | undefined;
}

export interface ValueBoxHandle {
	focus(): void;
}

const CHOSEN = "input:checked";
const CONTROLS = "input:not([type=search]), select, [role=textbox], [role=combobox]";

/** What the file may lack can be taken away again. */
const NONE: Choice = { value: "", label: "geen" };

/** The box for the kind of the field. */
export function ValueBox({ ref, ...props }: ValueBoxProps) {
	const root = useRef<HTMLDivElement>(null);
	const text = useRef<ValueBoxHandle>(null);
	useImperativeHandle(ref, () => ({
		focus() {
			if (root.current?.contains(document.activeElement)) return;
			const find = (controls: string) => root.current?.querySelector<HTMLElement>(controls);
			(text.current ?? find(CHOSEN) ?? find(CONTROLS))?.focus();
			// Not every box comes into view by itself.
			root.current?.closest(".field-box")?.scrollIntoView({ block: "nearest" });
		},
	}));
	return <div ref={root}>{boxOfKind(props, text)}</div>;
}

function boxOfKind({ field, ...props }: Omit<ValueBoxProps, "ref">, text: Ref<ValueBoxHandle>) {
	const { value, onChange, names, pages, caret, ...box } = props;
	const choices = field.choices ?? [];
	const words = {
		...box,
		value: value === null ? "" : String(value),
		// What the file may lack is taken away with its last character.
		onChange: (typed: string) => onChange(typed === "" && !field.required ? null : typed),
	};
	switch (field.kind) {
		case "text":
			return (
				<TextBox {...words} ref={text} {...{ names, caret }} kept={field.value} max={field.max} />
			);
		case "number":
			return (
				<NumberBox
					{...box}
					value={typeof value === "boolean" ? String(value) : value}
					onChange={onChange}
				/>
			);
		case "tick":
			return <TickBox {...box} value={value === true} onChange={onChange} words={field.short} />;
		case "choice":
			return areDrawn(choices) ? (
				<PictureBox
					{...words}
					choices={choices}
					find={ofSite.findChoice ?? ""}
					shortOf={areClear(choices) ? firstWord : undefined}
					picture={(value) => drawnFor(choices, value)}
				/>
			) : (
				<ChoiceBox {...words} choices={field.required ? choices : [NONE, ...choices]} />
			);
		case "picture": {
			const { find = "", labelOf } = ofSite.pictures[field.drawn ?? ""] ?? {};
			const named = choices.map((one) => ({ ...one, label: labelOf?.(one) ?? one.label }));
			const picture = (value: string) => draw({ kind: field.drawn ?? "", value });
			return <PictureBox {...words} choices={named} {...{ find, picture }} />;
		}
		case "link":
			return <LinkBox {...words} pages={pages} />;
		case "address":
			return <AddressBox {...words} />;
		case "form":
			return field.form === "date" && isDay(words.value) ? (
				<DateBox {...words} />
			) : (
				<LineBox
					{...words}
					isSmall={field.form === "emoji"}
					onChange={(typed) => words.onChange(inForm(typed))}
				/>
			);
	}
}

const areDrawn = (choices: readonly Choice[]) =>
	choices.length > 0 && choices.every(({ picture }) => picture);
const drawnFor = (choices: readonly Choice[], value: string) => {
	const picture = choices.find((choice) => choice.value === value)?.picture;
	return picture && draw(picture);
};
const firstWord = ({ label }: Choice) => label.split(" ")[0] ?? label;
/** What they begin with tells them apart. */
const areClear = (choices: readonly Choice[]) =>
	new Set(choices.map(firstWord)).size === choices.length;

/** Quotes are for the file, which gets its own; a time may be typed as Dutch people write it: 17.30. */
const inForm = (typed: string) =>
	typed.replace(/^["'“‘](.*?)["'”’]?$/, "$1").replace(/^(\d{1,2})\.(\d\d)$/, "$1:$2");
