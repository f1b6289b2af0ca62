import { boxBlur } from './blur';
import { enlarge } from './enlarge';
import { swell } from './poisson';
import { wideShapes, type Regions } from './regions';

export interface ReliefOptions {
  /**
   * What swells: all but backdrops; all but shapes as wide as the picture, which are ground; or
   * subjects only.
   */
  what: 'everything' | 'things' | 'subjects';
  /** Largest height of a single shape as a share of the picture's width. */
  roundness: number;
  /** How much the whole figure swells besides its single shapes. */
  body: number;
}

export interface Relief {
  /** Height in pixels above the picture plane, 0 on the ground. */
  height: Float32Array;
  /** 1 where something stands out of the plane. */
  raised: Float32Array;
}

/** Heights are computed at this fraction of the picture: cushions are smooth anyway. */
const COARSENESS = 2;

/** By number of the layer (0 is none): whether it stands out of the plane. */
function swellingLayers(regions: Regions, { what }: ReliefOptions): boolean[] {
  return [
    false,
    ...regions.roles.map((role) =>
      what === 'subjects' ? role === 'subject' : role !== 'backdrop',
    ),
  ];
}

function labelsOf(regions: Regions, options: ReliefOptions, w: number, h: number) {
  const shapes = new Int32Array(w * h);
  const figures = new Int32Array(w * h);
  const swells = swellingLayers(regions, options);
  const grounds = options.what === 'things' ? wideShapes(regions) : new Set<number>();
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const from =
        Math.min(regions.heightPx - 1, y * COARSENESS) * regions.widthPx +
        Math.min(regions.widthPx - 1, x * COARSENESS);
      const layer = regions.layer[from]!;
      if (!swells[layer] || grounds.has(regions.shape[from]!)) continue;
      shapes[y * w + x] = regions.shape[from]!;
      figures[y * w + x] = layer;
    }
  }
  dissolveSpecks(shapes, figures, w, h);
  return { shapes, figures };
}

/** Blades of grass and dots are too small to swell: they lie on what is around them. */
const SPECK_SHARE = 0.0002;
/** A shape with more of its pixels on its border than this is thin as a blade. */
const THIN_SHARE = 0.5;

/** Labels of shapes that are too small or too thin to swell. */
function speckLabels(shapes: Int32Array, w: number): Set<number> {
  const areas = new Map<number, number>();
  const borders = new Map<number, number>();
  for (let p = w; p < shapes.length - w; p += 1) {
    const label = shapes[p]!;
    if (label === 0) continue;
    areas.set(label, (areas.get(label) ?? 0) + 1);
    const inside =
      shapes[p - 1] === label &&
      shapes[p + 1] === label &&
      shapes[p - w] === label &&
      shapes[p + w] === label;
    if (!inside) borders.set(label, (borders.get(label) ?? 0) + 1);
  }
  const specks = new Set<number>();
  for (const [label, area] of areas) {
    const thin = (borders.get(label) ?? 0) > THIN_SHARE * area;
    if (area < SPECK_SHARE * shapes.length || thin) specks.add(label);
  }
  return specks;
}

/** Gives the pixels of specks the labels around them, spreading inwards from the nearest. */
function dissolveSpecks(shapes: Int32Array, figures: Int32Array, w: number, h: number): void {
  const specks = speckLabels(shapes, w);
  const open = new Uint8Array(shapes.length);
  for (let p = 0; p < shapes.length; p += 1) if (specks.has(shapes[p]!)) open[p] = 1;
  const queue = new Int32Array(shapes.length);
  let end = 0;
  for (let p = 0; p < shapes.length; p += 1) if (open[p] === 0) queue[end++] = p;
  for (let at = 0; at < end; at += 1) {
    const p = queue[at]!;
    const x = p % w;
    for (let side = 0; side < 4; side += 1) {
      if ((side === 0 && x === 0) || (side === 1 && x === w - 1)) continue;
      const q = p + (side === 0 ? -1 : side === 1 ? 1 : side === 2 ? -w : w);
      if (q < 0 || q >= w * h || open[q] === 0) continue;
      open[q] = 0;
      shapes[q] = shapes[p]!;
      figures[q] = figures[p]!;
      queue[end++] = q;
    }
  }
}

/** The flat shapes of a picture as a relief: each shape a cushion, each figure a larger one below. */
export function reliefOf(regions: Regions, options: ReliefOptions): Relief {
  const { widthPx, heightPx } = regions;
  const w = Math.ceil(widthPx / COARSENESS) + 1;
  const h = Math.ceil(heightPx / COARSENESS) + 1;
  const { shapes, figures } = labelsOf(regions, options, w, h);
  const single = swell(shapes, w, h);
  const whole = swell(figures, w, h);
  const limit = w * options.roundness;
  const coarse = new Float32Array(w * h);
  for (let p = 0; p < coarse.length; p += 1) {
    const body = Math.min(Math.sqrt(whole[p]!), limit * 2.2);
    coarse[p] = (options.body * body + Math.min(Math.sqrt(single[p]!), limit)) * COARSENESS;
  }
  const smooth = boxBlur(coarse, w, h, 1, 1);
  const raised = new Float32Array(widthPx * heightPx);
  const swells = swellingLayers(regions, options);
  const grounds = options.what === 'things' ? wideShapes(regions) : new Set<number>();
  for (let p = 0; p < raised.length; p += 1) {
    if (swells[regions.layer[p]!] && !grounds.has(regions.shape[p]!)) raised[p] = 1;
  }
  return { height: enlarge(smooth, w, COARSENESS, widthPx, heightPx), raised };
}
