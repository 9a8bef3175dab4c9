import { buildDate } from "@/lib/build-date";
import { securityText } from "@/lib/security-text";

export const GET = async () => new Response(securityText(await buildDate(), new Date()));
