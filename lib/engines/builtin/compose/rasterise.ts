import { Resvg } from '@resvg/resvg-js';
import type { Pixels } from '@/lib/engines/engine';

/**
 * Renders a self-contained SVG to straight RGBA. resvg aborts the process on some input instead of
 * throwing, so this runs in a drawing worker and only ever sees SVG that the composer wrote.
 */
export function rasterise(svg: string, widthPx: number, heightPx: number): Pixels {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: widthPx },
    font: { loadSystemFonts: false },
  }).render();
  if (image.width !== widthPx || image.height !== heightPx) {
    throw new Error(
      `The picture came out ${image.width}x${image.height}, not ${widthPx}x${heightPx}`,
    );
  }
  return { widthPx, heightPx, data: straightAlpha(image.pixels) };
}

/** resvg answers premultiplied pixels; the port wants straight ones. */
function straightAlpha(pixels: Uint8Array): Uint8Array {
  const data = new Uint8Array(pixels);
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] ?? 255;
    if (alpha === 255 || alpha === 0) continue;
    for (let c = i; c < i + 3; c += 1)
      data[c] = Math.min(255, Math.round(((data[c] ?? 0) * 255) / alpha));
  }
  return data;
}
