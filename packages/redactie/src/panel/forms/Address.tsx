import { useState } from "react";
import type { Field, State } from "../../protocol.ts";
import type { OpenForm } from "../store.ts";
import { FormBox } from "./FormBox.tsx";
import { nameOf } from "./form-drafts.ts";
import { focusInForm } from "./open-form.ts";
import { formWords } from "./words.ts";

interface AddressProps {
	/** It follows the title until somebody types another. */
	field: Field;
	form: OpenForm;
	state: State;
}

/** Nobody has a link to what is not made yet: it needs no lock. */
export function Address({ field, form, state }: AddressProps) {
	const [isOpen, setOpen] = useState(false);
	if (isOpen) return <FormBox field={{ ...field, kind: "form" }} form={form} state={state} />;
	if (!field.value || nameOf(form) === "") return null;
	const end = `/${field.value}`;
	const page = form.answer?.pages.find(({ path }) => path.endsWith(end));
	return (
		<p className="form-address">
			{formWords.address} <strong>{page?.path ?? field.value}</strong>{" "}
			<button
				type="button"
				className="link-button"
				onClick={() => {
					setOpen(true);
					focusInForm(field.id);
				}}
			>
				{formWords.changeAddress}
			</button>
		</p>
	);
}
