/** Remembers what it has been asked: most words of a text come back. */
export function remembered<Value>(make: (text: string) => Value): (text: string) => Value {
	const known = new Map<string, Value>();
	return (text) => {
		let value = known.get(text);
		if (value === undefined) {
			value = make(text);
			known.set(text, value);
		}
		return value;
	};
}
