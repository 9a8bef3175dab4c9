import type { APIRoute } from "astro";
import { vCard } from "@/machines/contact-card";
import { identity } from "@/queries/site";

/** Built to contact.vcf, the file that puts the company in an address book. */
export const GET: APIRoute = () => new Response(vCard(identity));
