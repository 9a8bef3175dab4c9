/** What differs between two pictures. */
import sharp from "sharp";

interface Difference {
	pixels: number;
	/** What holds all of them: from the left, from the top. */
	box: { left: number; top: number; width: number; height: number };
	/** Both, and where they differ, side by side, as PNG. */
	picture: () => Promise<Buffer>;
}

/** No page is of this colour: where one picture is longer, and where they differ. */
const MARK = { r: 255, g: 0, b: 255 };

/** @returns nothing when they are the same. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<Difference | undefined> {
	if (before.equals(after)) return undefined;
	const sizes = await Promise.all([before, after].map((png) => sharp(png).metadata()));
	const width = Math.max(...sizes.map((size) => size.width));
	const height = Math.max(...sizes.map((size) => size.height));
	/** Pixels of a picture, each as a number. */
	const pixelsOf = async (png: Buffer, at: number) => {
		const { width: own = 0, height: tall = 0 } = sizes[at] ?? {};
		const { data } = await sharp(png)
			.extend({ right: width - own, bottom: height - tall, background: MARK })
			.ensureAlpha()
			.raw()
			.toBuffer({ resolveWithObject: true });
		return new Uint32Array(data.buffer, data.byteOffset, width * height);
	};
	const [old, young] = (await Promise.all([before, after].map(pixelsOf))) as [
		Uint32Array,
		Uint32Array,
	];
	const marks = Buffer.alloc(width * height, 255);
	let [pixels, left, right, top, bottom] = [0, width, 0, height, 0];
	for (let at = 0; at < old.length; at++) {
		if (old[at] === young[at]) continue;
		pixels++;
		marks[at] = 0;
		const [x, y] = [at % width, Math.floor(at / width)];
		left = Math.min(left, x);
		right = Math.max(right, x);
		top = Math.min(top, y);
		bottom = y;
	}
	if (pixels === 0) return undefined;
	const raw = (data: Uint32Array) => ({
		input: Buffer.from(data.buffer, data.byteOffset, data.byteLength),
		raw: { width, height, channels: 4 as const },
	});
	return {
		pixels,
		box: { left, top, width: right - left + 1, height: bottom - top + 1 },
		picture: () =>
			sharp({ create: { width: 3 * width + 40, height, channels: 3, background: "#888" } })
				.composite([
					{ ...raw(old), left: 0, top: 0 },
					{ ...raw(young), left: width + 20, top: 0 },
					{ input: marks, raw: { width, height, channels: 1 }, left: 2 * width + 40, top: 0 },
				])
				.png({ compressionLevel: 3 })
				.toBuffer(),
	};
}
