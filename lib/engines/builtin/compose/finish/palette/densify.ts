import { hexToRgb, rgbToHex } from '@/lib/color/hex';
import { rgbToLab, squaredDistance } from '../color/oklab';
import { parseColor } from '../shapes/css-color';

interface MarkupStop {
  offset: number;
  rgb: [number, number, number];
  opacity: number;
}

const RUN_OF_STOPS = /(?:<stop\b[^>]*\/>\s*){2,}/g;
/** Neighbouring stops farther apart than this in OKLab get stops between them. */
const STEP = 0.045;
const MOST_BETWEEN = 7;

function attribute(markup: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(markup)?.[1];
}

function stopOf(markup: string): MarkupStop | undefined {
  const color = parseColor(attribute(markup, 'stop-color') ?? '#000');
  if (!color) return undefined;
  const offset = attribute(markup, 'offset') ?? '0';
  const value = Number.parseFloat(offset) / (offset.endsWith('%') ? 100 : 1);
  const opacity = Number(attribute(markup, 'stop-opacity') ?? 1) * color.opacity;
  return { offset: value, rgb: hexToRgb(color.color), opacity };
}

function between(from: MarkupStop, to: MarkupStop): MarkupStop[] {
  const distance = Math.sqrt(squaredDistance(rgbToLab(...from.rgb), rgbToLab(...to.rgb)));
  const count = to.offset > from.offset ? Math.min(MOST_BETWEEN, Math.floor(distance / STEP)) : 0;
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 1) / (count + 1);
    const mix = (a: number, b: number) => a + (b - a) * t;
    return {
      offset: mix(from.offset, to.offset),
      rgb: [0, 1, 2].map((c) => mix(from.rgb[c]!, to.rgb[c]!)) as [number, number, number],
      opacity: mix(from.opacity, to.opacity),
    };
  });
}

function write({ offset, rgb, opacity }: MarkupStop): string {
  const alpha = opacity < 0.999 ? ` stop-opacity="${Number(opacity.toFixed(3))}"` : '';
  return `<stop offset="${Number(offset.toFixed(4))}" stop-color="${rgbToHex(rgb)}"${alpha}/>`;
}

/**
 * Adds stops along the gradients of a fragment of SVG without changing how they look (gradients mix
 * in sRGB), so that a change of colours bends them as it bends every pixel in between.
 */
export function densifyGradients(markup: string): string {
  return markup.replace(RUN_OF_STOPS, (run) => {
    const stops = (run.match(/<stop\b[^>]*\/>/g) ?? []).map(stopOf);
    if (!stops.every((stop) => stop !== undefined)) return run;
    return stops
      .flatMap((stop, i) => {
        const next = stops[i + 1];
        return next ? [stop, ...between(stop, next)] : [stop];
      })
      .map(write)
      .join('');
  });
}
