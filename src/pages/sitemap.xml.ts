import { contentDates } from "@/machines/content-dates";
import { sitemap } from "@/machines/sitemap";
import { getPages } from "@/queries/pages";

export const GET = async () => new Response(sitemap(getPages(), await contentDates()));
