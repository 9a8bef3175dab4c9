/** A list to choose from, and what the keys do in it while the focus stays in its box. */
export interface Option {
	value: string;
	label: string;
	detail?: string | undefined;
}

/** Which option the key leads to; undefined: the key is not for the list. */
export function moved(key: string, active: number, length: number): number | undefined {
	if (key === "ArrowDown") return (active + 1) % Math.max(length, 1);
	if (key === "ArrowUp") return (Math.max(active, 0) + length - 1) % Math.max(length, 1);
	return;
}

export const optionId = (list: string, index: number) => `${list}-${index}`;
