/** Where the file of icon-sprite.ts stands: a page that shows an icon needs no outlines. */
import type { IconName } from "@/content/types";

/** Its path without extension, until src/icons/icon-sprites.ts cuts it for each page. */
export const iconFilePath = "_astro/icons";

/** Where an icon stands. */
export const iconHref = (name: IconName) => `/${iconFilePath}.svg#${name}`;
