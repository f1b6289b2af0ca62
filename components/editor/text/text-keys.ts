import { belongsToControl } from '../shortcuts/belongs-to-control';
import { useActiveTool } from '../tools/active-tool';
import { useTextBoxes } from './text-boxes';
import { nudgeBox, removeBox, selectedBox } from './text-state';

/** Shift makes a step ten times as long. */
const LONG_STEP_PX = 10;

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a key does to the chosen box; nothing where it means something else. */
function actionOf({ key, shiftKey }: KeyboardEvent): (() => void) | undefined {
  const box = selectedBox();
  if (!box) return undefined;
  const step = STEPS[key];
  const lengthPx = shiftKey ? LONG_STEP_PX : 1;
  if (step) return () => nudgeBox(step[0] * lengthPx, step[1] * lengthPx);
  if (key === 'Backspace' || key === 'Delete') return () => removeBox(box.id);
  if (key === 'Escape') return () => useTextBoxes.getState().select(undefined);
  if (key === 'Enter')
    return () => useTextBoxes.getState().setEntry({ quad: box.quad, boxId: box.id });
  return undefined;
}

/**
 * Keys of the chosen text box while the tool is in hand: they come before those of the studio, which
 * use some of them for other things. Returns the function that stops.
 */
export function followTextKeys(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (useActiveTool.getState().tool !== 'text' || belongsToControl(event.target, event.key))
      return;
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
