import type { PaintedLayer, Painting } from '../painting';

const round = (value: number) => String(Math.round(value * 100) / 100);

export interface AssembleOptions {
  /** Which layers, back to front; all of the painting's by default. */
  layers?: readonly PaintedLayer[];
  /** Size of the document in pixels; the painting's own by default. */
  widthPx?: number;
  heightPx?: number;
}

/**
 * A painting as one self-contained SVG document: sized in pixels, with one named group per layer,
 * clipped to the picture by its own viewport.
 */
export function assemble(painting: Painting, options: AssembleOptions = {}): string {
  const { layers = painting.layers, widthPx, heightPx } = options;
  return svgDocument(
    painting,
    painting.defs,
    layers.map((layer) => `<g id="${layer.id}">${layer.svg}</g>`).join(''),
    { widthPx, heightPx },
  );
}

/** The frame of every SVG of the composer: size, view box, definitions, content. */
export function svgDocument(
  picture: { widthPx: number; heightPx: number },
  defs: string,
  content: string,
  size: { widthPx?: number; heightPx?: number } = {},
): string {
  const [width, height] = [round(picture.widthPx), round(picture.heightPx)];
  const scaled = size.widthPx !== undefined && size.widthPx !== picture.widthPx;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ' +
    `width="${size.widthPx ?? width}" height="${size.heightPx ?? height}" ` +
    `viewBox="0 0 ${width} ${height}"${scaled ? ' preserveAspectRatio="none"' : ''}>` +
    `${defs === '' ? '' : `<defs>${defs}</defs>`}${content}</svg>`
  );
}

/** Size of a small rendering of a picture, at most `sidePx` on its longer side. */
export function previewSize(
  picture: { widthPx: number; heightPx: number },
  sidePx: number,
): { widthPx: number; heightPx: number } {
  const factor = Math.min(1, sidePx / Math.max(picture.widthPx, picture.heightPx));
  return {
    widthPx: Math.max(1, Math.round(picture.widthPx * factor)),
    heightPx: Math.max(1, Math.round(picture.heightPx * factor)),
  };
}
