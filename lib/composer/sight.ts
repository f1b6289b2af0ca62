import { boundingBox } from '@/lib/imaging/kernels/components';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';

/**
 * What can be seen of each part of the finished picture: the pixels that change when it is left out.
 * The report rests on this and not on the plan, which does not know what covers what.
 */
const SIDE_PX = 160;
/** A channel that differs by less is noise of antialiasing. */
const SEEN = 12;
/** Hues count for less than lightness: what is told apart by hue alone is lost in a small picture. */
const HUE_SHARE = 0.5;
/** Less than this share of the picture, 15 pixels of 160 × 160, is not seen as a thing. */
export const LEAST_SHARE = 0.0006;

/** Something of a picture by the attributes that its groups of SVG bear, such as `data-e="e1"`. */
export interface Part {
  id: string;
  marks: readonly string[];
}

export interface Sight {
  /** Of the picture, 0 to 1. */
  share: number;
  /** Where it is seen, in shares of the picture's sides; none where it is not. */
  box?: { left: number; top: number; right: number; bottom: number };
  /** How far its colours are from what is behind it on average, 0 to about 1. */
  contrast?: number;
  /** How light it is on average, and what is behind it, 0 to 1. */
  light?: number;
  behind?: number;
}

const NOT_SEEN: Sight = { share: 0 };

interface Sides {
  widthPx: number;
  heightPx: number;
}

const pixels = (svg: string, sides: Sides): Uint8Array => rasterizeSvg(svg, sides).data;

function isDifferent(one: Uint8Array, other: Uint8Array, at: number): boolean {
  for (let channel = at; channel < at + 3; channel += 1)
    if (Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)) > SEEN) return true;
  return false;
}

const lightAt = (pixels: Uint8Array, at: number): number =>
  (0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0)) / 255;

/** How far apart two colours are, by lightness and hue. */
function distanceAt(one: Uint8Array, other: Uint8Array, at: number): number {
  const by = lightAt(one, at) - lightAt(other, at);
  const hue = (channel: number) =>
    ((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) / 255 - by;
  return Math.hypot(by, HUE_SHARE * Math.hypot(hue(0), hue(2)));
}

function difference(one: Uint8Array, other: Uint8Array, { widthPx, heightPx }: Sides): Sight {
  let [count, left, top, right, bottom] = [0, widthPx, heightPx, 0, 0];
  let [contrast, light, behind] = [0, 0, 0];
  for (let y = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1) {
      const at = (y * widthPx + x) * 4;
      if (!isDifferent(one, other, at)) continue;
      count += 1;
      contrast += distanceAt(one, other, at);
      light += lightAt(one, at);
      behind += lightAt(other, at);
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  if (count === 0) return NOT_SEEN;
  return {
    share: count / (widthPx * heightPx),
    contrast: contrast / count,
    light: light / count,
    behind: behind / count,
    box: {
      left: left / widthPx,
      top: top / heightPx,
      right: right / widthPx,
      bottom: bottom / heightPx,
    },
  };
}

/** How much of each part is seen in a picture of `size`, and where. About 4 ms a part. */
export function sightsOf(svg: string, parts: readonly Part[], size: Sides): Map<string, Sight> {
  const scale = SIDE_PX / Math.max(size.widthPx, size.heightPx);
  const sides = {
    widthPx: Math.max(1, Math.round(size.widthPx * scale)),
    heightPx: Math.max(1, Math.round(size.heightPx * scale)),
  };
  const whole = pixels(svg, sides);
  const sights = parts.map(({ id, marks }): [string, Sight] => {
    const without = marks.reduce((rest, mark) => rest.replaceAll(mark, 'display="none"'), svg);
    return [id, without === svg ? NOT_SEEN : difference(whole, pixels(without, sides), sides)];
  });
  return new Map(sights);
}

/** The mark of what is drawn of a thing in a state, with all of the thing that it changes. */
export const stateMark = (elementId: string, state: string): string =>
  `data-state="${stateId(elementId, state)}"`;

/** What a picture on a thing shows is told as a state of the thing, by its place among them. */
export const depictedState = (index: number): string => `depicts-${String(index)}`;

/** How a part of a thing looks, as a state of the thing. */
export const partState = (part: string): string => `part-${part}`;

/** The mark of all in a place that shows what is said of it: `messy`. */
export const qualityMark = (id: string): string => `quality-${id}`;

export const isDepictedState = (id: string): boolean => / depicts-\d+$/.test(id);

export const stateId = (elementId: string, state: string): string => `${elementId} ${state}`;

/** The mark of the drawing of an element, as `arrange/assemble.ts` and the signs of designs bear it. */
export const markOf = (elementId: string): string => `data-e="${elementId}"`;

/** How far beyond the edges of a picture what is drawn in it is looked for, in shares of its sides. */
const BEYOND = 0.3;
/** Alpha that counts as drawn. */
const INKED = 24;

/** Where everything is that is drawn on transparency, in shares of the sides, and what stands out over the edges with it. */
export function reachOf({
  widthPx,
  heightPx,
  defs,
  layers,
}: Sides & { defs: string; layers: readonly { svg: string }[] }): Sight['box'] {
  const content = layers.map(({ svg }) => svg).join('');
  const [x, y] = [-BEYOND * widthPx, -BEYOND * heightPx];
  const whole = 1 + 2 * BEYOND;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${widthPx * whole} ${heightPx * whole}"><defs>${defs}</defs>${content}</svg>`;
  const scale = (SIDE_PX * 2) / Math.max(widthPx, heightPx) / whole;
  const sides = {
    widthPx: Math.round(widthPx * whole * scale),
    heightPx: Math.round(heightPx * whole * scale),
  };
  const rgba = pixels(svg, sides);
  const inked = new Uint8Array(sides.widthPx * sides.heightPx);
  for (let at = 0; at < inked.length; at += 1) if ((rgba[at * 4 + 3] ?? 0) >= INKED) inked[at] = 1;
  const box = boundingBox({ ...sides, data: inked });
  if (!box) return undefined;
  const share = (pixel: number, side: number) => (pixel / side) * whole - BEYOND;
  return {
    left: share(box.leftPx, sides.widthPx),
    top: share(box.topPx, sides.heightPx),
    right: share(box.leftPx + box.widthPx, sides.widthPx),
    bottom: share(box.topPx + box.heightPx, sides.heightPx),
  };
}
