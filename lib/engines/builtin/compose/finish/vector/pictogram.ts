import { lightnessOf } from '@/lib/color/hex';
import type { Shape, Shapes } from '../shapes/shape';
import { boxArea, inkHex, isVeil, mainColor } from './edit';
import type { VectorScene } from './scene';

type Ink = readonly [number, number, number];

export interface PictogramOptions {
  ink: Ink;
  paper: Ink;
  /** Width of the gap between two parts in pixels at 1024. */
  gapPx: number;
}

/** Parts lighter than the body by this much (OKLab), and nearly white, are left bare. */
const LIGHTER = 0.1;
const NEARLY_WHITE = 0.86;

/** One ink: the body and what is darker than it solid, what is lighter bare, gaps between the parts. */
export function pictogram(shapes: Shapes, scene: VectorScene, options: PictogramOptions): Shapes {
  // A white plate under a sign is no body, however large it is.
  const figure = shapes.list.filter(
    (shape) =>
      shape.role === 'subject' &&
      shape.fill &&
      !isVeil(shape) &&
      lightnessOf(mainColor(shape.fill).color) <= NEARLY_WHITE,
  );
  const body = figure.reduce<Shape | undefined>(
    (largest, shape) => (!largest || boxArea(shape.path) > boxArea(largest.path) ? shape : largest),
    undefined,
  );
  const bodyLightness = body?.fill ? lightnessOf(mainColor(body.fill).color) : 0.5;
  const [ink, paper] = [inkHex(options.ink), inkHex(options.paper)];
  const gap = options.gapPx * scene.scale;
  const list = shapes.list.flatMap((shape): Shape[] => {
    if (shape.role !== 'subject') return [shape];
    if (isVeil(shape)) return [];
    const paint = shape.fill ?? shape.stroke?.paint;
    if (!paint) return [];
    const light =
      lightnessOf(mainColor(paint).color) > Math.max(bodyLightness + LIGHTER, NEARLY_WHITE);
    const color = light ? paper : ink;
    if (!shape.fill && shape.stroke)
      return [{ ...shape, stroke: { ...shape.stroke, paint: color } }];
    const around = {
      paint: paper,
      widthPx: gap,
      opacity: 1,
      cap: 'round',
      join: 'round',
      dashes: [],
    };
    return [
      { ...shape, fill: color, fillOpacity: 1, opacity: 1, group: undefined, stroke: around },
    ];
  });
  return { ...shapes, list };
}
