import { createRequire } from 'node:module';
import { type RenderedImage, renderAsync, Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
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

function optionsOf({ widthPx }: Size): ResvgRenderOptions {
  fontFiles ??= FONTS.map((font) => require.resolve(font));
  return {
    fitTo: { mode: 'width', value: widthPx },
    font: {
      loadSystemFonts: false,
      fontFiles,
      defaultFontFamily: 'Inter',
      sansSerifFamily: 'Inter',
      serifFamily: 'Playfair Display',
    },
    logLevel: 'off',
  };
}

/**
 * Draws one of our own SVGs, at once.
 * @param size the result's size in pixels; the drawing is fitted to its width
 * @throws ApiError `invalid_image` when the drawing can't be read
 */
export function rasterizeSvg(svg: string, size: Size): Pixels {
  try {
    return pixelsOf(new Resvg(svg, optionsOf(size)).render());
  } catch (cause) {
    throw undrawable(cause);
  }
}

let hasAbandonedWork = false;

/**
 * Whether a drawing that nobody waits for is still being drawn. Nothing but the end of its process
 * stops it.
 */
export function isDrawingAbandoned(): boolean {
  return hasAbandonedWork;
}

/**
 * Draws an untrusted SVG that has passed the safety check, on a thread of its own: the signal ends the
 * wait, and the process must end then (see `isDrawingAbandoned`).
 * @param size as for `rasterizeSvg`
 * @throws ApiError `invalid_image` when the drawing can't be read; the signal's reason
 */
export async function rasterizeUntrustedSvg(
  svg: string,
  size: Size,
  signal: AbortSignal,
): Promise<Pixels> {
  signal.throwIfAborted();
  let abandon: (() => void) | undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    abandon = () => {
      hasAbandonedWork = true;
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', abandon, { once: true });
  });
  const drawn = renderAsync(svg, optionsOf(size)).then(pixelsOf, (cause: unknown) => {
    throw undrawable(cause);
  });
  try {
    return await Promise.race([drawn, aborted]);
  } finally {
    if (abandon) signal.removeEventListener('abort', abandon);
  }
}

function undrawable(cause: unknown): ApiError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new ApiError('invalid_image', `The SVG can't be drawn: ${reason}`, { cause });
}

function pixelsOf(drawing: RenderedImage): Pixels {
  const data = unpremultiply(drawing.pixels);
  return { widthPx: drawing.width, heightPx: drawing.height, data };
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
