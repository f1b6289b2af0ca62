import { useCompare } from '../compare/compare-store';

/** A key let go sooner than this was pressed, not held. */
const HELD_MS = 250;

/** What the Tab key would go to from the canvas. */
function focusAfter(surface: HTMLElement): void {
  const region = surface.closest('section');
  region?.querySelector<HTMLElement>('button:not([tabindex="-1"])')?.focus();
}

/**
 * Shows the version before while Tab is held over the canvas, or `\` anywhere. Tab means that only
 * after a click on the canvas, and a short press of it still goes on to the next control, so that
 * nobody is kept there. Returns the function that stops.
 */
export function followPeek(surface: HTMLElement): () => void {
  const aborter = new AbortController();
  const { signal } = aborter;
  let pressedAtMs: number | undefined;
  const peek = (peeking: boolean) => useCompare.getState().change({ peeking });
  const isPeekKey = ({ code, key, target }: KeyboardEvent) =>
    code === 'Backslash' || key === '\\'
      ? !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      : key === 'Tab' && document.activeElement === surface;
  const onDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !isPeekKey(event))
      return;
    event.preventDefault();
    if (event.repeat) return;
    pressedAtMs = performance.now();
    peek(true);
  };
  const onUp = ({ key }: KeyboardEvent) => {
    if (pressedAtMs === undefined) return;
    const short = performance.now() - pressedAtMs < HELD_MS;
    pressedAtMs = undefined;
    peek(false);
    if (key === 'Tab' && short) focusAfter(surface);
  };
  window.addEventListener('keydown', onDown, { signal });
  window.addEventListener('keyup', onUp, { signal });
  window.addEventListener('blur', () => peek(false), { signal });
  return () => {
    aborter.abort();
    peek(false);
  };
}
