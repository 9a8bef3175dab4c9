import type { State } from "../protocol.ts";
import { Doubt } from "./Doubt.tsx";
import { FieldList } from "./FieldList.tsx";
import { FieldView } from "./FieldView.tsx";
import { usePanel } from "./store.ts";

interface PageTabProps {
	state: State;
}

/** The tab Pagina: all of the page, one field of it, or a question. */
export function PageTab({ state }: PageTabProps) {
	const { open, question, path } = usePanel();
	if (question) return <Doubt question={question} state={state} />;
	if (open.length > 0) return <FieldView key={open[0]} state={state} />;
	return <FieldList key={path} state={state} />;
}
