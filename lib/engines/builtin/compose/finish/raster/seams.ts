import { boxBlur } from './blur';
import { smoothstep } from './math';
import type { Planes } from './planes';
import type { RasterScene } from './scene';

export interface SeamOptions {
  widthPx: number;
  /** Strength of lines around subjects, and inside and around everything else, 0 to 1. */
  subject: number;
  scenery: number;
  /** Only where two layers meet, not inside a figure. */
  layersOnly?: boolean;
}

/** Colours nearer than this (sum over the channels, 0 to 3) need no line between them. */
const SAME_COLOR = 0.07;
/** Distance in pixels at which the colours beside a seam are compared, past its smoothed edge. */
const BESIDE_PX = 2;

/** Scenery shapes smaller than this share of the picture get no line: far woods would fill with ink. */
const SMALL_SHARE = 0.0007;
/** Lines around scenery are this much thinner than those around the subject. */
const SCENERY_THINNESS = 0.5;

/** Lines may cover this share of a subject; on one full of detail they get thinner instead. */
const INKED_SHARE = 0.26;

function fittingWidth(
  seam: Float32Array,
  layer: Uint16Array,
  isSubject: readonly boolean[],
): number {
  let [area, length] = [0, 1];
  for (let p = 0; p < seam.length; p += 1) {
    if (isSubject[layer[p]!]) area += 1;
    if (seam[p]! > 0) length += 1;
  }
  return Math.max(1.5, (INKED_SHARE * area) / length);
}

function smallShapes(shape: Int32Array): (number: number) => boolean {
  const areas = new Map<number, number>();
  for (const number of shape) areas.set(number, (areas.get(number) ?? 0) + 1);
  const least = SMALL_SHARE * shape.length;
  return (number) => (areas.get(number) ?? 0) < least;
}

/**
 * Outlines of the drawing, from its shapes rather than from its pixels: clean lines of even width
 * where two shapes of different colour meet. Answers coverage, 0 to 1.
 */
export function drawnSeams(planes: Planes, scene: RasterScene, options: SeamOptions): Float32Array {
  const { widthPx, heightPx } = planes;
  if (options.widthPx <= 0) return new Float32Array(widthPx * heightPx);
  const { shape, layer, roles } = scene.regions();
  const labels = options.layersOnly ? layer : shape;
  const isSubject = [false, ...roles.map((role) => role === 'subject' || role === 'lettering')];
  const small = smallShapes(shape);
  const subject = new Float32Array(shape.length);
  const scenery = new Float32Array(shape.length);
  const colorStep = (p: number, step: number) => {
    const before = Math.max(0, p - step * BESIDE_PX);
    const after = Math.min(shape.length - 1, p + step * (BESIDE_PX + 1));
    return (
      Math.abs(planes.red[after]! - planes.red[before]!) +
      Math.abs(planes.green[after]! - planes.green[before]!) +
      Math.abs(planes.blue[after]! - planes.blue[before]!)
    );
  };
  for (let p = 0; p < shape.length - widthPx; p += 1) {
    for (const step of [1, widthPx]) {
      const q = p + step;
      if (labels[p] === labels[q] || (step === 1 && q % widthPx === 0)) continue;
      if (colorStep(p, step) < SAME_COLOR) continue;
      if (isSubject[layer[p]!] || isSubject[layer[q]!]) subject[p] = 1;
      else if (!small(shape[p]!) && !small(shape[q]!)) scenery[p] = 1;
    }
  }
  const thin = Math.max(1, options.widthPx * SCENERY_THINNESS);
  const fine = Math.min(options.widthPx, fittingWidth(subject, layer, isSubject));
  const near = thicken(subject, widthPx, heightPx, fine);
  const far = options.scenery > 0 ? thicken(scenery, widthPx, heightPx, thin) : scenery;
  for (let p = 0; p < near.length; p += 1)
    near[p] = Math.max(near[p]! * options.subject, far[p]! * options.scenery);
  return near;
}

/** Grows a one-pixel line to a width, with a smooth edge, keeping its strength. */
export function thicken(
  line: Float32Array,
  widthPx: number,
  heightPx: number,
  toPx: number,
): Float32Array {
  const radius = Math.max(1, toPx / 2);
  const grown = boxBlur(line, widthPx, heightPx, radius, 2);
  // A one-pixel line blurred twice peaks near 1 / (2 r + 1) and falls to half of that at r.
  const peak = 1 / (2 * Math.round(radius) + 1);
  // Lines finer than two pixels keep to the middle of what the blur has spread.
  const fine = Math.max(0, 1 - toPx / 2);
  const [from, to] = [peak * (0.22 + 0.5 * fine), peak * (0.62 + 0.55 * fine)];
  for (let p = 0; p < grown.length; p += 1) grown[p] = smoothstep(from, to, grown[p]!);
  return grown;
}
