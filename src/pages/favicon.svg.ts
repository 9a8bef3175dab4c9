import { favicon } from "@/drawing/app-icons";

export const GET = () => new Response(favicon());
