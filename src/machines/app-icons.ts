/** The site's icons: the flag T of the logo. */
import sharp from "sharp";
import { DARK_STYLE, fieldsSvg, flagSvg } from "../flags/flag-svg";
import { FLAG_BOX } from "../flags/flags";

/** The flag as it flies, in the colours of the browser's scheme. */
export function favicon(): string {
	const { width, height } = FLAG_BOX;
	const box = `0 ${(height - width) / 2} ${width} ${width}`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${DARK_STYLE}${fieldsSvg("T")}</svg>`;
}

/**
 * The flag as a square that is full to its edges, so that any mask a device lays
 * over it leaves three whole fields.
 * @param size in pixels.
 */
export const squareIcon = (size: number): Promise<Buffer> =>
	sharp(Buffer.from(flagSvg("T", size, size)))
		.png({ palette: true })
		.toBuffer();
