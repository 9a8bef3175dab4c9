import type { State } from "../protocol.ts";
import { Doubt } from "./Doubt.tsx";
import { FieldList } from "./FieldList.tsx";
import { FieldView } from "./FieldView.tsx";
import { FormView } from "./forms/FormView.tsx";
import { ListView } from "./lists/ListView.tsx";
import { RemoveView } from "./lists/RemoveView.tsx";
import { usePanel } from "./store.ts";

interface PageTabProps {
	state: State;
}

/** The tab Pagina: all of the page, one field or list of it, what is about to come or go, or a question. */
export function PageTab({ state }: PageTabProps) {
	const { open, question, list, form, removing, sheet, path } = usePanel();
	if (question) return <Doubt question={question} state={state} />;
	if (removing) return <RemoveView state={state} />;
	if (form) return <FormView state={state} />;
	if (open.length > 0) return <FieldView key={open[0]} state={state} />;
	if (list) return <ListView key={list} state={state} />;
	return <FieldList key={sheet ?? path} state={state} />;
}
