/** Numbers from 0 to 1 that look random and are the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
	let state = Math.imul(seed, 0x9e3779b9);
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let bits = Math.imul(state ^ (state >>> 15), 1 | state);
		bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
		return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
	};
}
