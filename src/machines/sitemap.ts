import type { SitePage } from "@/queries/pages";
import { escaped } from "@/text/escaped";
import { fullAddress } from "./address.ts";
import type { contentDates } from "./content-dates.ts";

type Dated = Pick<SitePage, "path" | "sources">;
type ContentDates = Awaited<ReturnType<typeof contentDates>>;

/**
 * The sitemap of sitemaps.org.
 * @param dates when each file of content/ last changed, as an ISO date and time.
 */
export function sitemap(pages: readonly Dated[], dates: ContentDates): string {
	const urls = pages.map((page) => {
		const changed = lastChange(page, dates);
		return `<url><loc>${escaped(fullAddress(page.path))}</loc><lastmod>${changed}</lastmod></url>`;
	});
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

/** When the newest of a page's files changed. */
export function lastChange({ sources }: Pick<Dated, "sources">, { files, build }: ContentDates) {
	const times = sources.map((file) => files.get(file) ?? build);
	return times.reduce((newest, time) => (Date.parse(time) > Date.parse(newest) ? time : newest));
}
