import { manifest } from "@/machines/manifest";
import { themeColors } from "@/styles/colors";

export const GET = () => Response.json(manifest(themeColors.light));
