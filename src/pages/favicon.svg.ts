import { favicon } from "@/machines/app-icons";

/** With its type: what serves it while nothing is built has nothing else to tell it by. */
export const GET = () => new Response(favicon(), { headers: { "Content-Type": "image/svg+xml" } });
