import { llmsText } from "@/machines/llms-text";

export const GET = () => new Response(llmsText());
