import type { Part } from "../../protocol.ts";
import { shortOf } from "./layout.ts";
import { addPart, removePart } from "./open-form.ts";
import { formWords } from "./words.ts";

interface FormPartProps {
	part: Part;
}

/** What may be added: 'Salaris, nog niet ingevuld'. */
export function FormPart({ part }: FormPartProps) {
	return (
		<div className="form-part">
			<p>
				<span className="label">{shortOf(part)}</span>
				<small>{part.help || formWords.notThere}</small>
			</p>
			<button
				type="button"
				className="button small"
				aria-label={formWords.fillOne(part.name)}
				onClick={() => addPart(part.id)}
			>
				{formWords.fill}
			</button>
		</div>
	);
}

/** Takes away what was added, with all that was filled in of it. */
export function RemovePart({ part }: FormPartProps) {
	return (
		<button
			type="button"
			className="link-button form-remove"
			aria-label={formWords.removeOne(part.name)}
			onClick={() => removePart(part.id)}
		>
			{formWords.remove}
		</button>
	);
}
