import { iconFile, iconFilePath } from "@/lib/icons";

/** Beside the other files whose name changes with their content. */
export const getStaticPaths = () => [{ params: { icons: iconFilePath } }];

export const GET = () => new Response(iconFile, { headers: { "content-type": "image/svg+xml" } });
