import { fromLch, mix, toLch } from '../../paint/color';
import type { Shape, Shapes } from '../shapes/shape';
import { boxArea, groundShape, inkHex, isVeil, mainColor } from './edit';
import { wobbled } from './line';
import type { VectorScene } from './scene';

type Ink = readonly [number, number, number];

export interface WashOptions {
  /** How far the edges of the washes wander, pixels at 1024. */
  strayPx: number;
  paper: Ink;
  /** Washes laid over each other per shape. */
  coats: number;
}

/** Shapes below this box area (square pixels at 1024) get one coat. */
const ONE_COAT_BELOW_PX = 1500;

/**
 * Watercolour of shapes alone: translucent coats whose edges never quite meet, with a thin darker rim
 * where pigment would gather.
 */
export function wash(shapes: Shapes, scene: VectorScene, options: WashOptions): Shapes {
  const random = scene.random('wash');
  const stray = options.strayPx * scene.scale * scene.boldness;
  const coats = (shape: Shape): Shape[] => {
    if (isVeil(shape) || !shape.fill)
      return shape.role === 'atmosphere' ? [] : [{ ...shape, blurPx: 0 }];
    const area = boxArea(shape.path) / scene.scale ** 2;
    const count = area < ONE_COAT_BELOW_PX ? 1 : options.coats;
    const { color } = mainColor(shape.fill);
    const lch = toLch(color);
    const thin = fromLch({
      ...lch,
      lightness: Math.min(0.97, lch.lightness * 0.9 + 0.12),
      chroma: lch.chroma * 0.95,
    });
    const rim = fromLch({ ...lch, lightness: lch.lightness * 0.78, chroma: lch.chroma * 1.05 });
    const base: Shape = {
      ...shape,
      fill: mix(thin, inkHex(options.paper), 0.25),
      stroke: undefined,
      group: undefined,
      opacity: 1,
      fillOpacity: 1,
    };
    const layers = Array.from({ length: count }, (_, i): Shape => ({
      ...base,
      path: wobbled(shape.path, stray * (0.5 + i * 0.6), random() * 200),
      fill: i === 0 ? thin : color,
      fillOpacity: i === 0 ? 0.85 : 0.34,
      stroke:
        i === 0
          ? {
              paint: rim,
              widthPx: 1.6 * scene.scale,
              opacity: 0.5,
              cap: 'round',
              join: 'round',
              dashes: [],
            }
          : undefined,
    }));
    return [...(shape.role === 'backdrop' ? [] : [base]), ...layers];
  };
  const list = shapes.list.flatMap(coats);
  return {
    ...shapes,
    list: [{ ...groundShape(shapes, inkHex(options.paper)), layer: 0 }, ...list],
  };
}
