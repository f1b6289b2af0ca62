import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { ApiError } from '@/lib/errors/api-error';
import { type Pixels } from '@/lib/engines/engine';
import { type Size } from '../size';

const require = createRequire(import.meta.url);

/** Text is drawn with these fonts only, so that an SVG looks the same on every machine. */
const FONTS = [
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
  '@expo-google-fonts/playfair-display/400Regular/PlayfairDisplay_400Regular.ttf',
];

let fontFiles: string[] | undefined;

/**
 * Draws an SVG that has passed the safety check, or one of our own.
 * @param size the result's size in pixels; the drawing is fitted to its width
 * @throws ApiError `invalid_image` when the drawing can't be read
 */
export function rasterizeSvg(svg: string, size: Size): Pixels {
  fontFiles ??= FONTS.map((font) => require.resolve(font));
  try {
    const drawing = new Resvg(svg, {
      fitTo: { mode: 'width', value: size.widthPx },
      font: {
        loadSystemFonts: false,
        fontFiles,
        defaultFontFamily: 'Inter',
        sansSerifFamily: 'Inter',
        serifFamily: 'Playfair Display',
      },
      logLevel: 'off',
    }).render();
    const data = unpremultiply(drawing.pixels);
    return { widthPx: drawing.width, heightPx: drawing.height, data };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ApiError('invalid_image', `The SVG can't be drawn: ${reason}`, { cause });
  }
}

/** In place: resvg gives colours multiplied by alpha, Pixels hold them straight. */
function unpremultiply(data: Uint8Array): Uint8Array {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]!;
    if (alpha === 255 || alpha === 0) continue;
    for (let channel = at; channel < at + 3; channel++)
      data[channel] = Math.min(255, Math.round((data[channel]! * 255) / alpha));
  }
  return data;
}
