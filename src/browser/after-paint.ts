/** Does what the answer to a tap need not wait for, once that answer has been painted. */
export const afterPaint = (task: () => void) => requestAnimationFrame(() => setTimeout(task));
