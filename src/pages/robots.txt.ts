import { addressOf } from "@/machines/address";

/** All may be read, by all. */
export const GET = () =>
	new Response(`User-agent: *\nAllow: /\n\nSitemap: ${addressOf("/sitemap.xml")}\n`);
