/** Pixels of height for one of ours, full time, and which words fit in a field so high. */
export { FTE, fits } from "@/drawings/timeline/timeline.schema";
