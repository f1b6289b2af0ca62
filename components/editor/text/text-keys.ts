import { followToolKeys, stepOf } from '../shortcuts/tool-keys';
import { useTextBoxes } from './text-boxes';
import { nudgeBox, removeBox, selectedBox } from './text-state';

/** What a key does to the chosen box; nothing where it means something else. */
function actionOf(event: KeyboardEvent): (() => void) | undefined {
  const box = selectedBox();
  if (!box) return undefined;
  const step = stepOf(event);
  if (step) return () => nudgeBox(...step);
  const { key } = event;
  if (key === 'Backspace' || key === 'Delete') return () => removeBox(box.id);
  if (key === 'Escape') return () => useTextBoxes.getState().select(undefined);
  if (key === 'Enter')
    return () => useTextBoxes.getState().setEntry({ quad: box.quad, boxId: box.id });
  return undefined;
}

/** Keys of the chosen text box while the tool is in hand. Returns the function that stops. */
export function followTextKeys(): () => void {
  return followToolKeys('text', actionOf);
}
