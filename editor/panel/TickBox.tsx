import { valueNow } from "./drafts.ts";
import { keep, type as typeIn } from "./keeping.ts";
import type { Tick } from "./launch-points.ts";
import { usePanel } from "./store.ts";

interface TickBoxProps {
	tick: Tick;
}

/** 'Dit is nog een voorbeeld': taken off in the same step as the value is kept. */
export function TickBox({ tick }: TickBoxProps) {
	const { state } = usePanel();
	const isOn = valueNow(tick.id) !== tick.off;
	const before = state?.fields.find(({ id }) => id === tick.id)?.value ?? true;
	return (
		<label className="tick">
			<input
				type="checkbox"
				checked={isOn}
				onChange={(event) => typeIn(tick.id, event.target.checked ? before : tick.off)}
				onKeyDown={(event) => {
					if (event.key === "Enter") void keep();
				}}
			/>
			{tick.label}
		</label>
	);
}
