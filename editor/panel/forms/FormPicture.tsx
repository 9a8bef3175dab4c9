import { useEffect, useRef } from "react";
import type { State } from "../../protocol.ts";
import { MeasuredPicture } from "../charts/MeasuredPicture.tsx";
import { valueNow } from "../drafts.ts";
import { filled, idOf } from "../fields.ts";
import { problemsOf } from "../judging.ts";
import { DangerFlag } from "../Signal.tsx";
import type { OpenForm } from "../store.ts";
import { dataAt } from "./data.ts";
import { pathIn } from "./form-drafts.ts";

interface FormPictureProps {
	/** Of the measurement, in the form. */
	path: string;
	form: OpenForm;
	state: State;
}

/** What the site will draw of a measurement, with the figure that it belongs to. */
export function FormPicture({ path, form, state }: FormPictureProps) {
	const { data, answer } = form;
	if (!answer) return null;
	const whole = [answer.path, path].filter(Boolean).join(".");
	const figure = idOf({ file: answer.file, path: whole.replace(/measured$/, "value") });
	const isHere = answer.fields.some(({ id }) => id === figure);
	const value = isHere ? dataAt(data, pathIn(answer, figure)) : valueNow(figure);
	const kind = answer.fields.find((field) => field.path === `${whole}.kind`)?.value;
	const measured = dataAt(data, path);
	const isGroup = typeof measured === "object" && measured !== null && !Array.isArray(measured);
	const [wrong] = isHere ? problemsOf(answer.problems, figure) : [];
	return (
		<>
			{wrong && <WrongSum problem={wrong.problem} />}
			<MeasuredPicture
				measured={isGroup ? { kind: kind ?? null, ...measured } : undefined}
				value={filled(state, String(value ?? ""))}
				state={state}
			/>
		</>
	);
}

/** Stands at the box of the figure too, and is heard there: that is far above the numbers. */
function WrongSum({ problem }: { problem: string }) {
	const own = useRef<HTMLParagraphElement>(null);
	useEffect(() => own.current?.scrollIntoView({ block: "nearest" }), []);
	return (
		<p ref={own} className="notice" aria-hidden="true">
			<DangerFlag />
			<strong>{problem}</strong>
		</p>
	);
}
