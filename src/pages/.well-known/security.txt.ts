import { buildDate } from "@/machines/build-date";
import { securityText } from "@/machines/security-text";

export const GET = async () => new Response(securityText(await buildDate(), new Date()));
