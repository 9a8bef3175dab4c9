/** How a number and its unit are written. Apart from what reads content: a drawing is also made in a browser. */
export { isSingular, unitOf } from "@/content/unit";
