import type { Frame, Layer, ProjectDocument } from '@/lib/projects/document';
import { normalAngle } from './kernels/transform';

/** What can be done with a document: pure, a document in and another out. Unknown ids change nothing. */

/** What of a layer can be changed in place; kind and id stay. */
export type LayerChange = Partial<Omit<Layer, 'id' | 'kind' | 'content'>> & {
  content?: Partial<Layer['content']>;
};

function changed(layer: Layer, { content, ...others }: LayerChange): Layer {
  const joined = content ? { ...layer.content, ...content } : layer.content;
  return { ...layer, ...others, content: joined } as Layer;
}

export function changeLayer(
  document: ProjectDocument,
  id: string,
  change: LayerChange,
): ProjectDocument {
  const layers = document.layers.map((layer) => (layer.id === id ? changed(layer, change) : layer));
  return { ...document, layers };
}

/** Puts a layer above another, or on top. */
export function addLayer(
  document: ProjectDocument,
  layer: Layer,
  aboveId?: string,
): ProjectDocument {
  const at = document.layers.findIndex(({ id }) => id === aboveId);
  const layers = document.layers.toSpliced(at < 0 ? document.layers.length : at + 1, 0, layer);
  return { ...document, layers };
}

export function removeLayer(document: ProjectDocument, id: string): ProjectDocument {
  return { ...document, layers: document.layers.filter((layer) => layer.id !== id) };
}

/** Moves a layer to a place counted from the bottom, which is kept within the document. */
export function reorderLayer(document: ProjectDocument, id: string, to: number): ProjectDocument {
  const from = document.layers.findIndex((layer) => layer.id === id);
  const layer = document.layers[from];
  if (!layer) return document;
  const at = Math.max(0, Math.min(document.layers.length - 1, to));
  if (at === from) return document;
  return { ...document, layers: document.layers.toSpliced(from, 1).toSpliced(at, 0, layer) };
}

/** A copy of a layer above it, under a new id. */
export function duplicateLayer(
  document: ProjectDocument,
  id: string,
  newId: string,
): ProjectDocument {
  const layer = document.layers.find((each) => each.id === id);
  if (!layer) return document;
  return addLayer(document, { ...layer, id: newId, name: `${layer.name} copy` }, id);
}

function mapPlaces(
  { layers }: ProjectDocument,
  map: (place: Layer['place']) => Partial<Layer['place']>,
): Layer[] {
  return layers.map((layer) => ({ ...layer, place: { ...layer.place, ...map(layer.place) } }));
}

type Size = Pick<Frame, 'widthPx' | 'heightPx'>;

/**
 * Another part of the plane as the frame, in pixels of the frame that was: smaller crops, larger gives
 * room. Layers stay whole, so what is cropped away comes back with the room.
 */
export function cropFrame(
  document: ProjectDocument,
  { left, top, widthPx, heightPx }: Size & { left: number; top: number },
): ProjectDocument {
  const layers = mapPlaces(document, ({ x, y }) => ({ x: x - left, y: y - top }));
  return { ...document, frame: { ...document.frame, widthPx, heightPx }, layers };
}

/** The whole document at another size: its layers are scaled, not their pixels. */
export function resizeDocument(document: ProjectDocument, size: Size): ProjectDocument {
  const [across, down] = [
    size.widthPx / document.frame.widthPx,
    size.heightPx / document.frame.heightPx,
  ];
  const layers = mapPlaces(document, ({ x, y, scaleX, scaleY, rotationDegrees }) => {
    // A layer that lies on its side is scaled along its own axes.
    const onItsSide = Math.round(rotationDegrees / 90) % 2 !== 0;
    const [alongX, alongY] = onItsSide ? [down, across] : [across, down];
    return { x: x * across, y: y * down, scaleX: scaleX * alongX, scaleY: scaleY * alongY };
  });
  return { ...document, frame: { ...document.frame, ...size }, layers };
}

/** The whole document turned by a quarter, clockwise or back. */
export function turnDocument(document: ProjectDocument, clockwise: boolean): ProjectDocument {
  const { widthPx, heightPx } = document.frame;
  const layers = mapPlaces(document, ({ x, y, rotationDegrees }) =>
    clockwise
      ? { x: heightPx - y, y: x, rotationDegrees: normalAngle(rotationDegrees + 90) }
      : { x: y, y: widthPx - x, rotationDegrees: normalAngle(rotationDegrees - 90) },
  );
  const frame = { ...document.frame, widthPx: heightPx, heightPx: widthPx };
  return { ...document, frame, layers };
}

/** The whole document as in a mirror. */
export function flipDocument(document: ProjectDocument, axis: 'x' | 'y'): ProjectDocument {
  const { widthPx, heightPx } = document.frame;
  const layers = mapPlaces(document, ({ x, y, rotationDegrees, flipX, flipY }) => ({
    rotationDegrees: -rotationDegrees,
    ...(axis === 'x' ? { x: widthPx - x, flipX: !flipX } : { y: heightPx - y, flipY: !flipY }),
  }));
  return { ...document, layers };
}
