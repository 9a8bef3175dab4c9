import type { z } from "astro/zod";

/**
 * A field with what its owner reads of it, in the editor and in a code editor.
 * @param title what it is, in a word or two.
 * @param description where it shows, or what it does.
 */
export const named = <Schema extends z.ZodType>(
	schema: Schema,
	title: string,
	description: string,
): Schema => schema.meta({ title, description });
