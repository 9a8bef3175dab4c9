/** Text that needs no full stop: it ends in one, or in a quote that does. */
export const ENDS_A_SENTENCE = /[.?!:]’?$|”$/;
