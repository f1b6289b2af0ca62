import type { Layer, LayerOf, ProjectDocument } from '@/lib/projects/document';

/** Why a layer can't be painted on; nothing where it can. */
export function refusalOfPaint(layer: Layer | undefined): string | undefined {
  if (!layer) return 'There is no layer to paint on.';
  if (layer.locked) return `${layer.name} is locked: unlock it in Layers, or choose another layer.`;
  if (!layer.visible) return `${layer.name} is hidden: show it in Layers, or choose another layer.`;
  if (layer.kind === 'picture') return undefined;
  const kind = { vector: 'a vector', text: 'text', adjustment: 'an adjustment' }[layer.kind];
  return `${layer.name} is ${kind}: choose a picture in Layers to paint on it.`;
}

export function isPaintable(layer: Layer | undefined): layer is LayerOf<'picture'> {
  return refusalOfPaint(layer) === undefined;
}

/** A document whose layer shows another picture of the same size. */
export function withPicture(
  document: ProjectDocument,
  layerId: string,
  fileId: string,
): ProjectDocument {
  const layers = document.layers.map((layer) =>
    layer.id === layerId && layer.kind === 'picture'
      ? { ...layer, content: { ...layer.content, fileId } }
      : layer,
  );
  return { ...document, layers };
}
