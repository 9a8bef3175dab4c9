/** A text as it stands between the tags of HTML or XML. */
export const escaped = (text: string) =>
	text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
