import { useActiveTool, type ToolId } from '../tools/active-tool';
import { belongsToControl } from './belongs-to-control';

/** Shift makes a step ten times as long. */
const LONG_STEP_PX = 10;

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far an arrow key moves what is chosen, in pixels across and down; nothing for other keys. */
export function stepOf({ key, shiftKey }: KeyboardEvent): readonly [number, number] | undefined {
  const step = STEPS[key];
  const lengthPx = shiftKey ? LONG_STEP_PX : 1;
  return step && [step[0] * lengthPx, step[1] * lengthPx];
}

/**
 * Keys of what is chosen while a tool is in hand: they come before those of the studio, which use some
 * of them for other things. Returns the function that stops.
 * @param actionOf what a key does; nothing where it means something else
 */
export function followToolKeys(
  tool: ToolId,
  actionOf: (event: KeyboardEvent) => (() => void) | undefined,
): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (useActiveTool.getState().tool !== tool || belongsToControl(event.target, event.key)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = actionOf(event);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  window.addEventListener('keydown', onKeyDown, { capture: true });
  return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
}
