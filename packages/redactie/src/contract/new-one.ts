/**
 * @param item what one of a list is called: 'vacature'.
 * @param neuter what has 'het'.
 */
export const newOne = (item: string, neuter: RegExp | undefined) =>
	neuter?.test(item) ? `Nieuw ${item}` : `Nieuwe ${item}`;
