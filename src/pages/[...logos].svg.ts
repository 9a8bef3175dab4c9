import { logoFile, logoFileName } from "@/lib/brand-logos";

/** Beside the other files whose name changes with their content. */
export const getStaticPaths = () => [{ params: { logos: `_astro/${logoFileName}` } }];

export const GET = () => new Response(logoFile, { headers: { "content-type": "image/svg+xml" } });
