/** What marks are made of: private use, plane 15. */
export const MARK = /[\u{F0000}-\u{FFFFD}]/gu;
/** A mark in an address: a prepared e-mail has its words there. */
export const ENCODED_MARK = /%F3%B[0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F]/gi;
export const decodedMarks = (text: string) =>
	text.replaceAll(ENCODED_MARK, (mark) => decodeURIComponent(mark));
