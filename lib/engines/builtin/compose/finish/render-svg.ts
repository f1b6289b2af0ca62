import { Resvg } from '@resvg/resvg-js';
import type { Pixels } from '@/lib/engines/engine';

/** Straightens premultiplied alpha in place: resvg answers colours multiplied by their alpha. */
function unpremultiply(data: Uint8Array): void {
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] ?? 255;
    if (alpha === 255 || alpha === 0) continue;
    for (let c = i; c < i + 3; c += 1) {
      data[c] = Math.min(255, Math.round(((data[c] ?? 0) * 255) / alpha));
    }
  }
}

/**
 * Rasterises an SVG document at a width in pixels. Pictures of the composer hold no text elements,
 * so no fonts are loaded. A panic of resvg aborts the process: call this in a worker only.
 */
export function renderSvg(svg: string, widthPx: number): Pixels {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: widthPx },
    font: { loadSystemFonts: false },
  }).render();
  const data = new Uint8Array(image.pixels);
  unpremultiply(data);
  return { widthPx: image.width, heightPx: image.height, data };
}
