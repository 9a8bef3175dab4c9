/** The site's icons: the flag T of the logo. */
import sharp from "sharp";
import { rawColor } from "@/styles/colors";
import { fieldsSvg, flagSvg } from "../flags/flag-svg";
import { FLAG_BOX } from "../flags/flags";

/** The flag as it flies, in the colours of the browser's scheme. */
export function favicon(): string {
	const { width, height } = FLAG_BOX;
	const dark = (["blue-bright", "cream"] as const).map(rawColor);
	const scheme = `@media (prefers-color-scheme:dark){.blue{fill:${dark[0]}}.white{fill:${dark[1]}}}`;
	const box = `0 ${(height - width) / 2} ${width} ${width}`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><style>${scheme}</style>${fieldsSvg("T")}</svg>`;
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
