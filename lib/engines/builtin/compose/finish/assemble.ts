import type { PaintedLayer, Painting } from '../painting';

const round = (value: number) => String(Math.round(value * 100) / 100);

/**
 * A painting as one self-contained SVG document: sized in pixels, with one named group per layer,
 * clipped to the picture by its own viewport.
 */
export function assemble(
  painting: Painting,
  layers: readonly PaintedLayer[] = painting.layers,
): string {
  const width = round(painting.widthPx);
  const height = round(painting.heightPx);
  const defs = painting.defs === '' ? '' : `<defs>${painting.defs}</defs>`;
  const groups = layers.map((layer) => `<g id="${layer.id}">${layer.svg}</g>`).join('');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ' +
    `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${defs}${groups}</svg>`
  );
}
