import type { LayerOf } from '@/lib/projects/document';
import { matrixOfPlace } from '@/lib/projects/place';
import { applyTo, multiply, scaleOf, type Matrix } from '@/lib/svg/matrix';
import type { Stroke } from './stroke';

/** The map back; a layer has a scale above 0, so there is one. */
function inverseOf([a, b, c, d, e, f]: Matrix): Matrix {
  const area = a * d - b * c;
  const linear: Matrix = [d / area, -b / area, -c / area, a / area, 0, 0];
  return multiply(linear, [1, 0, 0, 1, -e, -f]);
}

/**
 * A stroke on the frame as the same stroke on a layer's own pixels. A brush stays round, so on a layer
 * that is stretched one way its width is the mean. What is cloned is moved by whole pixels.
 */
export function strokeOnLayer(stroke: Stroke, layer: LayerOf<'picture'>): Stroke {
  const toLayer = inverseOf(matrixOfPlace(layer.place, layer.content));
  const scale = scaleOf(toLayer);
  const at = ({ x, y }: { x: number; y: number }) => {
    const [across, down] = applyTo(toLayer, x, y);
    return { x: across, y: down };
  };
  const segments = stroke.segments.map(({ from, to, diameterPx }) => ({
    from: at(from),
    to: at(to),
    diameterPx: diameterPx * scale,
  }));
  const { paint } = stroke;
  if (paint.kind === 'color') return { ...stroke, segments };
  const [origin, end] = [at({ x: 0, y: 0 }), at(paint.offset)];
  const offset = { x: Math.round(end.x - origin.x), y: Math.round(end.y - origin.y) };
  return { ...stroke, segments, paint: { kind: 'clone', offset } };
}
