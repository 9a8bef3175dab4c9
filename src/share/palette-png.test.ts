import sharp from "sharp";
import { expect, test } from "vitest";
import { type Color, palettePng } from "./palette-png.ts";

test("a picture is read with the colours that it was written with", async () => {
	const palette: Color[] = Array.from({ length: 256 }, (_, number) => [number, 255 - number, 7]);
	const size = { width: 3, height: 2 };
	const data = Uint8Array.from([0, 1, 2, 2, 200, 255]);
	const png = await palettePng(size, [{ x: 0, y: 0, pixels: { ...size, data } }], palette);
	const read = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	expect(read.info).toMatchObject({ ...size, channels: 3 });
	expect([...read.data]).toEqual([...data].flatMap((number) => palette[number] ?? []));
});
