import { writePsd, type BlendMode, type Layer as PsdLayer, type PixelData } from 'ag-psd';
import { sizeOfLayer, type Layer, type ProjectDocument } from '@/lib/projects/document';
import { boundsOf } from '../kernels/transform';
import { compose } from './compose';
import { contextOf, type Sources } from './sources';

/** A document as a layered PSD, as Photoshop, Photopea, GIMP and Krita read it. */

interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The part of the frame that a layer can be seen in; at least a pixel, which formats ask for. */
export function regionOf(layer: Layer, { frame }: ProjectDocument): Region {
  const { left, top, right, bottom } = boundsOf(layer.place, sizeOfLayer(layer, frame));
  const within = (value: number, side: number) => Math.max(0, Math.min(side, value));
  const [x, y] = [
    Math.min(frame.widthPx - 1, within(Math.floor(left), frame.widthPx)),
    Math.min(frame.heightPx - 1, within(Math.floor(top), frame.heightPx)),
  ];
  return {
    left: x,
    top: y,
    width: Math.max(1, within(Math.ceil(right), frame.widthPx) - x),
    height: Math.max(1, within(Math.ceil(bottom), frame.heightPx) - y),
  };
}

/** `color-dodge` is `color dodge` there. */
export function psdBlendMode({ blendMode }: Pick<Layer, 'blendMode'>): BlendMode {
  return blendMode.replace('-', ' ') as BlendMode;
}

/**
 * What is drawn to have a layer's own pixels: it alone, masked and in its place. An adjustment has none,
 * so it becomes what it makes of everything beneath.
 */
export function documentOfLayer(document: ProjectDocument, layer: Layer): ProjectDocument {
  const { background: _, ...frame } = document.frame;
  const plain = { ...layer, visible: true, opacity: 1, blendMode: 'normal' } as const;
  if (layer.kind !== 'adjustment') return { ...document, frame, layers: [plain] };
  const below = document.layers.slice(0, document.layers.indexOf(layer));
  return { ...document, layers: [...below, plain] };
}

async function pixelsOf(
  document: ProjectDocument,
  { left, top, width, height }: Region,
  sources: Sources,
): Promise<PixelData> {
  const canvas = await compose({ document, scale: 1, sources }, () => false);
  if (!canvas) throw new Error('A layer was not drawn.');
  return contextOf(canvas).getImageData(left, top, width, height);
}

export async function encodePsd(document: ProjectDocument, sources: Sources): Promise<Blob> {
  const { widthPx: width, heightPx: height, background } = document.frame;
  const whole = { left: 0, top: 0, width, height };
  const children: PsdLayer[] = [];
  if (background) {
    const imageData = await pixelsOf({ ...document, layers: [] }, whole, sources);
    children.push({ name: 'Background', left: 0, top: 0, imageData });
  }
  for (const layer of document.layers) {
    const region = regionOf(layer, document);
    const imageData = await pixelsOf(documentOfLayer(document, layer), region, sources);
    const { left, top } = region;
    const { name, opacity, visible } = layer;
    const blendMode = psdBlendMode(layer);
    children.push({ name, left, top, imageData, opacity, blendMode, hidden: !visible });
  }
  const imageData = await pixelsOf(document, whole, sources);
  const psd = { width, height, children, imageData };
  return new Blob([writePsd(psd, { noBackground: true })], { type: 'image/vnd.adobe.photoshop' });
}
