/** Pixels of height for one of ours, full time: the contract checks with it which words fit. */
export { FTE } from "@/content/contract/timeline";
