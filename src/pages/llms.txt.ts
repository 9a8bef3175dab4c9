import { llmsText } from "@/lib/llms-text";

export const GET = () => new Response(llmsText());
