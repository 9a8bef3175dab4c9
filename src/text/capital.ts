/** A text that begins with a capital. Not by styles: these would part its first letter from the rest for a screen reader. */
export const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
