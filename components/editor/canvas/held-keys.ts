import { belongsToControl } from '../shortcuts/belongs-to-control';

/** Keys that are held down over the canvas, by the `code` of their event. */
export const heldKeys = new Set<string>();

/** Follows the keys that mean something while they are held. Returns the function that stops. */
export function followHeldKeys(codes: readonly string[], changed: () => void): () => void {
  const aborter = new AbortController();
  const { signal } = aborter;
  const set = (code: string, held: boolean) => {
    if (heldKeys.has(code) === held) return;
    if (held) heldKeys.add(code);
    else heldKeys.delete(code);
    changed();
  };
  const onDown = (event: KeyboardEvent) => {
    if (!codes.includes(event.code) || belongsToControl(event.target, event.key)) return;
    // The space bar would scroll.
    event.preventDefault();
    set(event.code, true);
  };
  window.addEventListener('keydown', onDown, { signal });
  window.addEventListener('keyup', ({ code }) => set(code, false), { signal });
  window.addEventListener('blur', () => codes.forEach((code) => set(code, false)), { signal });
  return () => {
    aborter.abort();
    heldKeys.clear();
  };
}
