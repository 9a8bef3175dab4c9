import type { IconName } from "@/content/types";
import { ICONS } from "@/fields/icon-names";
import { iconFilePath } from "@/icons/icon-file";
import { iconFile } from "@/icons/icon-sprite";

/** Its parts end up beside the other files whose name changes with their content. */
export const getStaticPaths = () => [{ params: { icons: iconFilePath } }];

export const GET = () =>
	new Response(iconFile(Object.keys(ICONS) as IconName[]), {
		headers: { "content-type": "image/svg+xml" },
	});
