import type { Variant } from "../../protocol.ts";
import { Radios } from "../boxes/Radios.tsx";
import { chooseVariant } from "./open-form.ts";

interface VariantChoiceProps {
	/** Of what has the shape: 'Was'. */
	title: string;
	variant: Variant;
}

/** Which of several shapes a part has: 'Eén getal', 'Meer plekken'. */
export function VariantChoice({ title, variant: { id, options, chosen } }: VariantChoiceProps) {
	const labelId = `label-variant-${id}`;
	return (
		<div className="field-box">
			<span className="label" id={labelId}>
				{title}
			</span>
			<Radios
				isRow
				id={`variant-${id}`}
				labelledBy={labelId}
				choices={options.map(({ label }, index) => ({ value: String(index), label }))}
				value={String(chosen)}
				invalid={false}
				onChange={(value) => {
					const option = options[Number(value)];
					if (option) chooseVariant(id, option.data);
				}}
				onKeep={() => {}}
				onReset={() => {}}
			/>
		</div>
	);
}
