import type { Field, Name, Value } from "../../protocol.ts";

export interface BoxProps {
	id: string;
	labelledBy: string;
	describedBy?: string | undefined;
	value: Value;
	onChange(value: Value): void;
	invalid: boolean;
	onKeep(): void;
	onReset(): void;
}
interface TextBoxProps extends BoxProps {
	names: readonly Name[];
	max?: number | undefined;
	empty?: string | undefined;
	caret?: { offset: number; word: boolean } | undefined;
	onChip(name: string | undefined): void;
	onUndoBeyond(): void;
	onRedoBeyond(): void;
}

export function TextBox(props: TextBoxProps) {
	return (
		<textarea
			className="box"
			id={props.id}
			aria-labelledby={props.labelledBy}
			aria-describedby={props.describedBy}
			aria-invalid={props.invalid}
			value={String(props.value ?? "")}
			placeholder={props.empty}
			onChange={(event) => props.onChange(event.target.value)}
			onKeyDown={(event) => {
				if (event.key !== "Enter") return;
				event.preventDefault();
				props.onKeep();
			}}
		/>
	);
}

export function ValueBox(props: BoxProps & { field: Field }) {
	return (
		<input
			className="box"
			id={props.id}
			aria-labelledby={props.labelledBy}
			aria-describedby={props.describedBy}
			aria-invalid={props.invalid}
			value={String(props.value ?? "")}
			onChange={(event) => props.onChange(event.target.value)}
			onKeyDown={(event) => {
				if (event.key === "Enter") props.onKeep();
			}}
		/>
	);
}

export function Counter({ text, max }: { text: string; max?: number | undefined }) {
	return (
		<span>
			<strong>{text.length}</strong> {max ? `van ${max} tekens` : "tekens, geen grens"}
		</span>
	);
}
