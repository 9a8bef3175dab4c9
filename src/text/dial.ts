/** A phone number as a link dials it: `tel:`, a plus sign and digits alone. */
export const dial = (phone: string) => `tel:${phone.replaceAll(" ", "")}`;
