import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Field } from "../../protocol.ts";
import { ValueBox } from "./ValueBox.tsx";

test("a date has no year of more digits than a date may have", () => {
	const box = createElement(ValueBox, {
		field: { kind: "form", form: "date" } as Field,
		...{ id: "box-date", value: "2026-01-02", names: [], pages: [] },
		...{ labelledBy: "", describedBy: "", invalid: false },
		...{ onChange() {}, onKeep() {}, onReset() {} },
	});
	expect(renderToStaticMarkup(box)).toContain('max="9999-12-31"');
});
