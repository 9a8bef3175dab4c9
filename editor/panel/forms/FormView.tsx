import type { State } from "../../protocol.ts";
import { usePanel } from "../store.ts";

interface FormViewProps {
	state: State;
}

/** A form of the contract for what is about to be made: what is required first. */
export function FormView(_: FormViewProps) {
	const { form } = usePanel();
	return <h2>{form?.answer?.item}</h2>;
}
