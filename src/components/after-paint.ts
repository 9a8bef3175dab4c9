/**
 * Does what the answer to a tap need not wait for, once that answer has been painted. The header's
 * script has its own: shared, it would be one more file on every page.
 */
export const afterPaint = (task: () => void) => requestAnimationFrame(() => setTimeout(task));
