import { sizeOfLayer } from '@/lib/projects/document';
import { followToolKeys, stepOf } from '../shortcuts/tool-keys';
import { changeLayer, removeLayer } from './commands';
import { commitDocument, selectLayer } from './document-actions';
import { currentDocument, selectedLayer } from './document-store';
import { onPixels } from './kernels/transform';
import { isMovable } from './layer-parts';

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
    { mergeKey: `nudge-${id}` },
  );
}

function actionOf(event: KeyboardEvent): (() => void) | undefined {
  const document = currentDocument();
  const layer = document && selectedLayer(document);
  if (!document || !layer) return undefined;
  const step = stepOf(event);
  if (step) return isMovable(layer) ? () => nudge(layer.id, ...step) : () => undefined;
  const { key } = event;
  if (key === 'Backspace' || key === 'Delete') {
    if (document.layers.length < 2 || layer.locked) return () => undefined;
    return () => commitDocument('Delete layer', (before) => removeLayer(before, layer.id));
  }
  return key === 'Escape' ? () => selectLayer(undefined) : undefined;
}

/** Keys of the selected layer while the move tool is in hand. Returns the function that stops. */
export function followLayerKeys(): () => void {
  return followToolKeys('move', actionOf);
}
