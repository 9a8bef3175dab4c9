import { manifest } from "@/machines/manifest";
import { themeColors } from "@/styles/theme-colors";

export const GET = () => Response.json(manifest(themeColors.light));
