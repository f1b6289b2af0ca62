import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import type { LayerRole } from '../../painting';
import type { Shape, Shapes } from '../shapes/shape';
import { writeShapes } from '../shapes/write-shapes';

/** Which shape and layer is seen at each pixel. */
export interface Regions {
  widthPx: number;
  heightPx: number;
  /** Index of the shape plus 1; 0 where nothing solid is drawn. */
  shape: Int32Array;
  /** Index of the layer plus 1; 0 where nothing solid is drawn. */
  layer: Uint16Array;
  /** Depth and role by layer index. */
  depths: readonly number[];
  roles: readonly LayerRole[];
}

/** Shapes fainter than this are veils: what is behind them is what one sees. */
const SOLID = 0.6;
/** A gradient that fades below this is a glow. */
const FADED = 0.3;

function isSolid(shape: Shape): boolean {
  if (shape.role === 'atmosphere' || shape.role === 'shadow' || shape.blurPx > 0) return false;
  const opacity = shape.opacity * (shape.group?.opacity ?? 1);
  if (typeof shape.fill === 'object') {
    const stops = shape.fill.stops.map((stop) => stop.opacity * opacity);
    return Math.max(...stops) >= SOLID && Math.min(...stops) >= FADED;
  }
  return opacity * (shape.fill ? shape.fillOpacity : 1) >= SOLID;
}

function idColor(index: number): string {
  return `#${(index + 1).toString(16).padStart(6, '0')}`;
}

/** Alpha from which on air hides what is behind it, 0 to 255. */
const THICK = 150;

/** Fog, haze and clouds before the things, as one picture on transparency; undefined where there are none. */
function veilOf(shapes: Shapes, widthPx: number, heightPx: number): Uint8Array | undefined {
  const list = shapes.list.filter(({ role }) => role === 'atmosphere');
  if (list.length === 0) return undefined;
  return rasterizeSvg(writeShapes({ ...shapes, list }, { widthPx, heightPx }), {
    widthPx,
    heightPx,
  }).data;
}

/**
 * Draws every shape in a colour that is its number, and reads the numbers back. Edges are not
 * smoothed, so that no pixel is between two numbers.
 */
export function readRegions(shapes: Shapes, widthPx: number, heightPx: number): Regions {
  const numbered = shapes.list.map((shape, index): Shape | undefined => {
    if (!isSolid(shape)) return undefined;
    const color = idColor(index);
    return {
      ...shape,
      fill: shape.fill === undefined ? undefined : color,
      fillOpacity: 1,
      opacity: 1,
      group: undefined,
      stroke: shape.stroke && { ...shape.stroke, paint: color, opacity: 1 },
    };
  });
  const list = numbered.filter((shape) => shape !== undefined);
  const svg = writeShapes({ ...shapes, list }, { widthPx, heightPx }).replace(
    '<svg ',
    '<svg shape-rendering="crispEdges" ',
  );
  const { data } = rasterizeSvg(svg, { widthPx, heightPx });
  const veil = veilOf(shapes, widthPx, heightPx);
  const shape = new Int32Array(widthPx * heightPx);
  const layer = new Uint16Array(widthPx * heightPx);
  for (let p = 0, i = 0; p < shape.length; p += 1, i += 4) {
    if (data[i + 3] !== 255 || (veil && veil[i + 3]! > THICK)) continue;
    const number = (data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!;
    const found = shapes.list[number - 1];
    if (!found) continue;
    shape[p] = number;
    layer[p] = found.layer + 1;
  }
  const depths = shapes.layerIds.map(() => 0);
  const roles = shapes.layerIds.map((): LayerRole => 'scenery');
  for (const { layer: index, depth, role } of shapes.list) {
    depths[index] = depth;
    roles[index] = role;
  }
  return { widthPx, heightPx, shape, layer, depths, roles };
}

/** 1 where a layer of one of the roles is seen, else 0. */
export function roleMask(regions: Regions, roles: readonly LayerRole[]): Float32Array {
  const wanted = [false, ...regions.roles.map((role) => roles.includes(role))];
  const mask = new Float32Array(regions.layer.length);
  for (let p = 0; p < mask.length; p += 1) if (wanted[regions.layer[p]!]) mask[p] = 1;
  return mask;
}

/** A shape that is seen over more than this share of the width is ground: a hill, a floor, water. */
const GROUND_WIDTH = 0.8;

/** Numbers of the shapes that lie across the picture. */
export function wideShapes(regions: Regions): Set<number> {
  const { widthPx, heightPx, shape, layer, roles } = regions;
  const spans = new Map<number, [left: number, right: number]>();
  for (let y = 0, p = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1, p += 1) {
      const number = shape[p]!;
      const role = roles[layer[p]! - 1];
      if (number === 0 || role === 'subject' || role === 'lettering') continue;
      const span = spans.get(number);
      if (!span) spans.set(number, [x, x]);
      else if (x < span[0]) span[0] = x;
      else if (x > span[1]) span[1] = x;
    }
  }
  const wide = [...spans].filter(([, [left, right]]) => right - left > GROUND_WIDTH * widthPx);
  return new Set(wide.map(([number]) => number));
}
