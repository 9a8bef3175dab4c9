import type { SitePageHandle } from "../page/SitePage.tsx";

/** The page in the frame, for what the panel does there: it is one. */
export const sitePage: { current: SitePageHandle | null } = { current: null };
