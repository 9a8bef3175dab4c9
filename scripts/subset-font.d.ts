/** The part of subset-font that is used here; the package has no types of its own. */
declare module "subset-font" {
	type Range = number | { min: number; max: number; default?: number };

	export default function subsetFont(
		font: Uint8Array,
		text: string,
		options: { targetFormat: "woff2"; variationAxes: Record<string, Range> },
	): Promise<Buffer>;
}
