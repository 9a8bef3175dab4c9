interface CounterProps {
	id?: string | undefined;
	/** As a visitor reads: see count.ts. */
	count: number;
	min?: number | undefined;
	max?: number | undefined;
}

/** '26 van 60 tekens', and at the other side what is too many or too few. */
export function Counter({ id, count, min = 0, max = Infinity }: CounterProps) {
	const limit = max === Infinity ? (count === 1 ? "teken" : "tekens") : `van ${max} tekens`;
	return (
		<p id={id} className="counter">
			<span>
				<b>{count}</b> {limit}
			</span>
			{count > max && <b>{count - max} te veel</b>}
			{count < min && <b>nog {min - count} te weinig</b>}
		</p>
	);
}
