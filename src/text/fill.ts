/** Fills in what stands in braces: `{dienst} past het best`. What nobody gives stays as it is. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
	text.replaceAll(/\{(\w+)\}/g, (braces, name: string) =>
		Object.hasOwn(values, name) ? `${values[name]}` : braces,
	);
