import type { IconName } from "@/content/types";
import { ICONS } from "@/fields/icon-names";
import { iconFile } from "@/icons/icon-sprite";

const file = iconFile(Object.keys(ICONS) as IconName[]);

/** All icons; what ships are parts of it, cut for the pages by src/icons/icon-sprites.ts. */
export const GET = () => new Response(file, { headers: { "Content-Type": "image/svg+xml" } });
