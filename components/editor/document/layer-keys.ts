import { sizeOfLayer } from '@/lib/projects/document';
import { belongsToControl } from '../shortcuts/belongs-to-control';
import { useActiveTool } from '../tools/active-tool';
import { changeLayer, removeLayer } from './commands';
import { commitDocument, selectLayer } from './document-actions';
import { currentDocument, selectedLayer } from './document-store';
import { onPixels } from './kernels/transform';
import { isMovable } from './layer-parts';

/** Shift makes a step ten times as long. */
const LONG_STEP_PX = 10;

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the selected layer by whole pixels. Quick presses are one step of the history. */
function nudge(id: string, dx: number, dy: number): void {
  commitDocument(
    'Move layer',
    (document) => {
      const layer = document.layers.find((each) => each.id === id);
      if (!layer) return document;
      const place = { ...layer.place, x: layer.place.x + dx, y: layer.place.y + dy };
      const size = sizeOfLayer(layer, document.frame);
      return changeLayer(document, id, { place: onPixels(place, size) });
    },
    `nudge-${id}`,
  );
}

function actionOf({ key, shiftKey }: KeyboardEvent): (() => void) | undefined {
  const document = currentDocument();
  const layer = document && selectedLayer(document);
  if (!document || !layer) return undefined;
  const step = STEPS[key];
  const lengthPx = shiftKey ? LONG_STEP_PX : 1;
  if (step) {
    if (!isMovable(layer)) return () => undefined;
    return () => nudge(layer.id, step[0] * lengthPx, step[1] * lengthPx);
  }
  if (key === 'Backspace' || key === 'Delete') {
    if (document.layers.length < 2 || layer.locked) return () => undefined;
    return () => commitDocument('Delete layer', (before) => removeLayer(before, layer.id));
  }
  return key === 'Escape' ? () => selectLayer(undefined) : undefined;
}

/** Keys of the selected layer while the move tool is in hand. Returns the function that stops. */
export function followLayerKeys(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (useActiveTool.getState().tool !== 'move' || belongsToControl(event.target, event.key))
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
