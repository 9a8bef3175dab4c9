/** How the numbers of a figure are written. */
export { isSingular, unitOf } from "@/content/unit";
