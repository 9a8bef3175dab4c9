import { TickBox as Tick } from "./boxes/TickBox.tsx";
import { valueNow } from "./drafts.ts";
import { keep, type as typeIn } from "./keeping.ts";
import type { Tick as Mark } from "./launch-points.ts";
import { putBackOrLeave } from "./shortcuts.ts";
import { usePanel } from "./store.ts";

interface TickBoxProps {
	tick: Mark;
}

/** 'Dit is nog een voorbeeld': taken off in the same step as the value is kept. */
export function TickBox({ tick }: TickBoxProps) {
	const { state } = usePanel();
	const isOn = valueNow(tick.id) !== tick.off;
	const before = state?.fields.find(({ id }) => id === tick.id)?.value ?? true;
	return (
		<Tick
			id={`box-${tick.id}`}
			labelledBy=""
			words={tick.label}
			value={isOn}
			invalid={false}
			onChange={(ticked) => typeIn(tick.id, ticked ? before : tick.off)}
			onKeep={() => void keep()}
			onReset={putBackOrLeave}
		/>
	);
}
