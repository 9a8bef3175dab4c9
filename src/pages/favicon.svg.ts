import { favicon } from "@/images/icons";

export const GET = () => new Response(favicon());
