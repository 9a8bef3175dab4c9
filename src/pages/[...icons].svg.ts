import { iconFilePath } from "@/icons/icon-file";
import { iconFile } from "@/icons/icon-sprite";

/** Its parts end up beside the other files whose name changes with their content. */
export const getStaticPaths = () => [{ params: { icons: iconFilePath } }];

export const GET = () => new Response(iconFile, { headers: { "content-type": "image/svg+xml" } });
