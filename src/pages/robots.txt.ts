import { fullAddress } from "@/machines/address";

/** All may be read, by all. */
export const GET = () =>
	new Response(`User-agent: *\nAllow: /\n\nSitemap: ${fullAddress("/sitemap.xml")}\n`);
