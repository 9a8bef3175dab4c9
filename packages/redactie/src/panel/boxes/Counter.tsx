interface CounterProps {
	id?: string | undefined;
	/** As a visitor reads: see count.ts. */
	count: number;
	min?: number | undefined;
	max?: number | undefined;
}

/** '26 van 60 tekens', and at the other side what is too many or too few. */
export function Counter({ id, count, min = 0, max }: CounterProps) {
	const unit = count === 1 ? "teken" : "tekens";
	return (
		<p id={id} className="counter">
			<span>
				{max === undefined ? (
					<>
						<b>
							{count} {unit}
						</b>
						, geen grens
					</>
				) : (
					<>
						<b>{count}</b> van {max} tekens
					</>
				)}
			</span>
			{max !== undefined && count > max && <b>{count - max} te veel</b>}
			{count < min && <b>nog {min - count} te weinig</b>}
		</p>
	);
}
