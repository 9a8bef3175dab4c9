import { contentDates } from "@/lib/content-dates";
import { getPages } from "@/lib/pages";
import { sitemap } from "@/lib/sitemap";

export const GET = async () => new Response(sitemap(getPages(), await contentDates()));
