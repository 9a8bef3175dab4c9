/** A measurement out of what somebody is filling in: what can be drawn, and nothing of what is right. */
import type { Measured } from "../../../src/drawings/figures/measured.schema.ts";
import type { Data } from "../../protocol.ts";

/** @returns undefined while a number or the unit that its drawing needs is missing. */
export function drawable(data: Data | undefined): Measured | undefined {
	if (!isGroup(data)) return undefined;
	const has = isComplete(data) && amountsIn(data).some((amount) => amount > 0);
	return has ? (data as unknown as Measured) : undefined;
}

function isComplete({ kind, unit, was, now, invested, perMonth, months }: Group): boolean {
	switch (kind) {
		case "bar":
			return isText(unit) && isAmounts(was) && isPlace(now);
		case "count":
			return isText(unit) && isCount(was) && isCount(now);
		case "uptime":
			return isAmount(was) && isAmount(now);
		case "payback":
			return [invested, perMonth, months].every((each) => isAmount(each) && each > 0);
		case "total":
			return isText(unit) && isAmount(now);
		default:
			return false;
	}
}

type Group = { [key: string]: Data };

/** More are not drawn one by one. */
const MOST_CELLS = 40;

const isGroup = (data: Data | undefined): data is Group =>
	typeof data === "object" && data !== null && !Array.isArray(data);
const isText = (data: Data | undefined) => typeof data === "string" && data !== "";
const isAmount = (data: Data | undefined): data is number => typeof data === "number" && data >= 0;
const isCount = (data: Data | undefined) =>
	isAmount(data) && Number.isInteger(data) && data <= MOST_CELLS;
const isPlace = (data: Data | undefined) => isAmount(isGroup(data) ? data.value : data);
const isAmounts = (data: Data | undefined) =>
	Array.isArray(data) ? data.length > 0 && data.every(isPlace) : isPlace(data);

/** Of nothing at all there is no longest to draw the others by. */
const amountsIn = (data: Data | undefined): number[] =>
	isAmount(data)
		? [data]
		: typeof data === "object" && data !== null
			? Object.values(data).flatMap(amountsIn)
			: [];
