import { addPaintedAsset } from '../document/assets';
import { commitDocument } from '../document/document-actions';
import { currentDocument, selectedLayer, useDocuments } from '../document/document-store';
import { refuseFile } from '../store/open-file';
import { isPaintable, withPicture } from './paintable';
import { paintPicture } from './painter';
import { strokeOnLayer } from './place-stroke';
import type { Stroke } from './stroke';

/** Thumbnails show a painted picture, and sessions keep it, once it is there. */
function showMade(): void {
  useDocuments.setState((state) => ({ ...state }));
}

/**
 * Makes a stroke on the frame part of the selected layer, as one step of the history. The picture follows
 * from a worker: until then the layer names it already, and whoever needs its bytes waits.
 * @returns what the layer's picture is called from now on; nothing where the layer takes no paint
 */
export function commitStroke(label: string, stroke: Stroke): string | undefined {
  const document = currentDocument();
  const layer = document && selectedLayer(document);
  if (!isPaintable(layer)) return undefined;
  const { fileId, widthPx, heightPx } = layer.content;
  const job = { widthPx, heightPx, stroke: strokeOnLayer(stroke, layer) };
  const paintedId = addPaintedAsset(
    fileId,
    (id) =>
      paintPicture({ fileId, paintedId: id, job }).catch((error: unknown) => {
        console.warn('A stroke could not be painted', error);
        refuseFile({
          title: 'The stroke was not painted',
          reason: 'The picture of its layer could not be read. Undo shows it as it was.',
        });
        throw error;
      }),
    showMade,
  );
  // As PNG a photo has about a byte a pixel.
  const pictureBytes = widthPx * heightPx;
  commitDocument(label, (before) => withPicture(before, layer.id, paintedId), { pictureBytes });
  return paintedId;
}
