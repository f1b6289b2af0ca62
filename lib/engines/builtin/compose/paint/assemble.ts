import type { Painting } from '../painting';

/** One self-contained SVG document, a `<g id>` a layer. */
export function assembleSvg(painting: Painting): string {
  const { widthPx: width, heightPx: height } = painting;
  const layers = painting.layers.map((layer) => `<g id="${layer.id}">${layer.svg}</g>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${painting.defs}</defs>${layers}</svg>`;
}
