/**
 * What the contract says of a field to an editor, in Dutch: the editor on the page and code editors
 * show it. It goes into `.meta`, which is inherited: what a shared schema says holds at each use,
 * unless that says something else. It changes nothing about what is valid. What it may say is in
 * packages/redactie/src/contract/nodes.ts; of some of that only these words are known here.
 */
import type {} from "zod/v4/core";

declare module "zod/v4/core" {
	interface GlobalMeta {
		/** What is more than its type tells. */
		kind?: "text" | "link" | "icon" | "flag" | "address";
		/** What it names: entries of these folders, a technology, a value of the identity. */
		names?: readonly ("diensten" | "expertise" | "technologies" | "identity")[];
	}
}
