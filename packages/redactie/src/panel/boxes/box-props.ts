/** What every box asks. The caller renders its label and what it says below it. */
export interface BoxProps<V> {
	/** Of the control: for the `htmlFor` of its label. */
	id: string;
	/** Its label: not every control can be the one of `htmlFor`. */
	labelledBy: string;
	describedBy?: string | undefined;
	value: V;
	onChange(value: V): void;
	invalid: boolean;
	/** Enter. */
	onKeep(): void;
	/** Esc. */
	onReset(): void;
}
