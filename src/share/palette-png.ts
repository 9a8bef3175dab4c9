/** A PNG of colours from a palette, packed with little effort: what is mostly flat stays small. */
import { promisify } from "node:util";
import { constants, crc32, deflate } from "node:zlib";

/** Runs of a colour are nearly all there is to find. */
const PACKING = { strategy: constants.Z_RLE };
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bits of a pixel, colours from a palette, and what there is only one of. */
const KIND = [8, 3, 0, 0, 0];

export type Color = readonly [red: number, green: number, blue: number];

interface Size {
	width: number;
	height: number;
}

/** Rows of pixels, each the number of a colour in the palette. */
export interface Pixels extends Size {
	data: Uint8Array;
}

/** Pixels, and where they lie in a picture. */
export interface Part {
	x: number;
	y: number;
	pixels: Pixels;
}

/**
 * @param parts the picture, the lowest first.
 * @param palette at most 256.
 */
export async function palettePng(
	{ width, height }: Size,
	parts: readonly Part[],
	palette: readonly Color[],
) {
	const size = Buffer.alloc(8);
	size.writeUInt32BE(width);
	size.writeUInt32BE(height, 4);
	// Before each row stands how it is filtered: not at all.
	const rows = new Uint8Array((width + 1) * height);
	for (const { x, y, pixels } of parts)
		for (let row = 0; row < pixels.height; row++)
			rows.set(
				pixels.data.subarray(row * pixels.width, (row + 1) * pixels.width),
				(y + row) * (width + 1) + 1 + x,
			);
	return Buffer.concat([
		SIGNATURE,
		chunk("IHDR", Buffer.from([...size, ...KIND])),
		chunk("PLTE", Buffer.from(palette.flat())),
		chunk("IDAT", await promisify(deflate)(rows, PACKING)),
		chunk("IEND", Buffer.alloc(0)),
	]);
}

function chunk(type: string, data: Buffer) {
	const length = Buffer.alloc(4);
	length.writeUInt32BE(data.length);
	const sum = Buffer.alloc(4);
	sum.writeUInt32BE(crc32(data, crc32(type)));
	return Buffer.concat([length, Buffer.from(type), data, sum]);
}
