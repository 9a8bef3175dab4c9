import { iconFilePath } from "@/drawing/icon-file";
import { iconFile } from "@/drawing/icon-sprite";

/** Its parts end up beside the other files whose name changes with their content. */
export const getStaticPaths = () => [{ params: { icons: iconFilePath } }];

export const GET = () => new Response(iconFile, { headers: { "content-type": "image/svg+xml" } });
