/**
 * An e-mail link with subject and opening lines filled in.
 * @param to the address it goes to.
 * @param lines of the mail, each a paragraph.
 */
export function preparedEmail(to: string, subject: string, lines: readonly string[]): string {
	// CRLF between lines, and %20 for spaces: mail programs show a + as a plus sign.
	const body = lines.join("\r\n\r\n");
	return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
