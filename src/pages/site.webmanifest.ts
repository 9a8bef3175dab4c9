import { themeColors } from "@/layouts/theme-colors";
import { manifest } from "@/lib/manifest";

export const GET = () => Response.json(manifest(themeColors.light));
