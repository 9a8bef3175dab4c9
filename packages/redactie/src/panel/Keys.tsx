interface KeysProps {
	keys: readonly string[];
}

/** Keys that are pressed together. */
export function Keys({ keys }: KeysProps) {
	return (
		<span className="keys">
			{keys.map((key) => (
				<kbd key={key}>{key}</kbd>
			))}
		</span>
	);
}
