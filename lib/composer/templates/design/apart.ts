import { type Hex, rgbToHex, toLch } from '@/lib/color/hex';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import type { TemplateRequest } from '../template';
import type { TemplatePalette } from '../template-palette';

/** The subject is looked at in this size. */
const PREVIEW_PX = 40;
const FULL_CHROMA = 0.05;
/** Of 256 steps of a channel, how many are one colour. */
const STEP = 24;

/** How far two colours are from each other, in lightness and in hue as far as both have one. */
function distance(one: Hex, other: Hex): number {
  const [a, b] = [toLch(one), toLch(other)];
  const turn = Math.abs(((a.hueDegrees - b.hueDegrees + 540) % 360) - 180) / 180;
  const hue = turn * Math.min(a.chroma, b.chroma) * 4;
  return Math.hypot((a.lightness - b.lightness) * 1.4, hue);
}

/** The colours of what a design shows, each with how much of it is seen. */
function colorsOf({ brief, drawingOf }: TemplateRequest): Map<Hex, number> {
  const areas = new Map<Hex, number>();
  const [first] = brief.elements;
  const drawn = first && drawingOf(first, 1);
  if (!drawn) return areas;
  const { left, right, top, bottom } = drawn.box;
  const view = [left, top, Math.max(1, right - left), Math.max(1, bottom - top)].join(' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${drawn.svg}${drawn.front ?? ''}</svg>`;
  const { data } = rasterizeSvg(svg, { widthPx: PREVIEW_PX, heightPx: PREVIEW_PX });
  const even = (value: number) => Math.min(255, Math.round(value / STEP) * STEP);
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 200) continue;
    const [r = 0, g = 0, b = 0] = data.slice(at, at + 3);
    const color = rgbToHex([even(r), even(g), even(b)]);
    areas.set(color, (areas.get(color) ?? 0) + 1);
  }
  return areas;
}

/**
 * The palette of a design, its accents turned so that the field behind its subject is none of the
 * subject's own colours: no yellow bag on yellow.
 */
export function apart(request: TemplateRequest): TemplatePalette {
  const { palette } = request;
  const colors = [...colorsOf(request)];
  const total = colors.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return palette;
  const worth = (field: Hex, order: number) => {
    const far = colors.reduce((sum, [color, count]) => sum + distance(color, field) * count, 0);
    // The palette leads with its first colour where the subject leaves it free.
    return far / total + (toLch(field).chroma > FULL_CHROMA ? 0.06 : 0) - order * 0.045;
  };
  const ranked = palette.accents
    .slice(0, 3)
    .map((color, order) => ({ color, worth: worth(color, order) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ color }) => color);
  const [lead, second, third] = ranked as [Hex, Hex, Hex];
  return { ...palette, accents: [lead, second, third, palette.accents[3]] };
}
