/** Keys that are held down over the canvas, by the `code` of their event. */
export const heldKeys = new Set<string>();

/** Where typing means letters, also while the pointer is over the canvas. */
function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}

/**
 * Follows the keys that mean something while they are held over the canvas: there they do, also
 * while a button that was just pressed has the focus. Returns the function that stops.
 */
export function followHeldKeys(surface: HTMLElement, codes: readonly string[]): () => void {
  const aborter = new AbortController();
  const { signal } = aborter;
  const onDown = (event: KeyboardEvent) => {
    if (!codes.includes(event.code) || isTyping(event)) return;
    if (!heldKeys.has(event.code) && !surface.matches(':hover')) return;
    // The space bar would scroll, or press the button that has the focus.
    event.preventDefault();
    heldKeys.add(event.code);
  };
  const onUp = (event: KeyboardEvent) => {
    if (heldKeys.delete(event.code)) event.preventDefault();
  };
  window.addEventListener('keydown', onDown, { signal });
  window.addEventListener('keyup', onUp, { signal });
  window.addEventListener('blur', () => heldKeys.clear(), { signal });
  return () => {
    aborter.abort();
    heldKeys.clear();
  };
}
