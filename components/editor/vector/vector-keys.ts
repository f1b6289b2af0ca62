import { followToolKeys } from '../shortcuts/tool-keys';
import { chooseNone, deleteShape } from './vector-actions';
import { useVector } from './vector-store';

function actionOf({ key }: KeyboardEvent): (() => void) | undefined {
  if (!useVector.getState().chosen) return undefined;
  if (key === 'Backspace' || key === 'Delete') return () => void deleteShape();
  return key === 'Escape' ? chooseNone : undefined;
}

/** Keys of the chosen path while the tool is in hand. Returns the function that stops. */
export function followVectorKeys(): () => void {
  return followToolKeys('paths', actionOf);
}
