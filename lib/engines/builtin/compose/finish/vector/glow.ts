import { fromLch, toLch } from '@/lib/color/hex';
import type { Shape, Shapes } from '../shapes/shape';
import { boxArea, groundShape, inkHex, isVeil, mainColor } from './edit';
import { isCompound } from './line';
import type { VectorScene } from './scene';

type Ink = readonly [number, number, number];

export interface TubesOptions {
  linePx: number;
  night: Ink;
}

/** Halo of a tube: widths in line widths and opacities, widest first. */
const HALO = [
  { width: 9, opacity: 0.07 },
  { width: 5.2, opacity: 0.12 },
  { width: 2.8, opacity: 0.26 },
] as const;

/** Neon tubes: every shape is a dark pane with a bright line and a halo of wide faint lines. */
export function tubes(shapes: Shapes, scene: VectorScene, { linePx, night }: TubesOptions): Shapes {
  const width = linePx * scene.scale;
  const ground = inkHex(night);
  const picture = scene.widthPx * scene.heightPx;
  const list = shapes.list.flatMap((shape): Shape[] => {
    const area = boxArea(shape.path);
    if (isVeil(shape) || (shape.role === 'backdrop' && area > picture * 0.9)) return [];
    if (area < 220 * scene.scale ** 2) return [];
    const paint = shape.fill ?? shape.stroke?.paint;
    if (!paint) return [];
    const lch = toLch(mainColor(paint).color);
    const grey = lch.chroma < 0.035;
    const color = fromLch({
      lightness: 0.74,
      chroma: grey ? 0.09 : Math.max(0.15, lch.chroma),
      hueDegrees: grey ? 215 : lch.hueDegrees,
    });
    const core = fromLch({ ...toLch(color), lightness: 0.94, chroma: 0.06 });
    const subject = shape.role === 'subject';
    const line = (widthPx: number, opacity: number, ink = color): Shape => ({
      ...shape,
      fill: undefined,
      group: undefined,
      opacity: 1,
      stroke: { paint: ink, widthPx, opacity, cap: 'round', join: 'round', dashes: [] },
    });
    const pane: Shape = {
      ...shape,
      fill: ground,
      fillOpacity: subject ? 0.92 : 0.8,
      stroke: undefined,
      group: undefined,
      opacity: 1,
    };
    const strong = (subject ? 1 : 0.6) * Math.min(1.4, scene.boldness);
    const halo =
      subject || area > picture * 0.004
        ? HALO.map(({ width: w, opacity }) => line(w * width, opacity * strong))
        : [];
    const tube = [
      ...halo,
      line(width, Math.min(1, 0.95 * strong)),
      line(width * 0.4, Math.min(1, 0.9 * strong), core),
    ];
    const panes = shape.fill ? [pane] : [];
    // One tube around the balls of a crown: its pane hides the others.
    return !subject && isCompound(shape) ? [...tube, ...panes] : [...panes, ...tube];
  });
  return { ...shapes, list: [{ ...groundShape(shapes, ground), layer: 0 }, ...list] };
}
