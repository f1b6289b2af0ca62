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

/**
 * Outlines of the drawing, from its shapes rather than from its pixels: clean lines of even width
 * where two shapes of different colour meet. Answers coverage, 0 to 1.
 */
export function drawnSeams(planes: Planes, scene: RasterScene, options: SeamOptions): Float32Array {
  const { widthPx, heightPx } = planes;
  const { shape, layer, roles } = scene.regions();
  const labels = options.layersOnly ? layer : shape;
  const seam = new Float32Array(shape.length);
  const weights = [
    options.scenery,
    ...roles.map((role) => (role === 'subject' ? options.subject : options.scenery)),
  ];
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
      if (labels[p] === labels[p + step] || (step === 1 && (p + 1) % widthPx === 0)) continue;
      if (colorStep(p, step) < SAME_COLOR) continue;
      const weight = Math.max(weights[layer[p]!]!, weights[layer[p + step]!]!);
      if (weight > seam[p]!) seam[p] = weight;
    }
  }
  return thicken(seam, widthPx, heightPx, options.widthPx);
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
  return grown.map((value) => smoothstep(peak * 0.22, peak * 0.62, value));
}
