import type { TetherLine } from '../arrange/tethers';
import { placed, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import type { Edges } from '@/lib/svg/point';
import { groundShadow } from '../arrange/assemble';
import type { Scene } from '../arrange/compose-scene';
import type { Spot } from '../arrange/item';
import { ROWS_LAYER } from '../places/outdoor/rows';
import type { PlaceDrawing, SceneLightColors } from '../places/place';
import { HOUSE } from '../palette/house';
import type { KitDrawing } from '../kit/part';
import type { Definitions } from '../kit/pen';
import { flatShadow } from './flat-shadow';
import { floating } from './floating';
import { gradeOf, regraded } from './grade';
import { upright } from './upright';

/** A layer of the finished drawing, in picture pixels. */
export interface PaintedLayer {
  id: string;
  role: 'backdrop' | 'scenery' | 'shadow' | 'subject' | 'foreground' | 'atmosphere' | 'lettering';
  depth: number;
  svg: string;
  /** Keeps to the edges of the picture, however near its place is seen. */
  isOfFrame?: true;
}

/** Depth behind the main things up to which air takes nothing away. */
const NEAR_BY = 0.2;
/** Of the length of a line, how far it is pulled towards where it ends, and how far it sags. */
const SLACK = { pulled: 0.08, sag: 0.07 } as const;
const SHADOWLESS = new Set(['sky', 'wall']);

/** Of the shadow of what stands, how wide and dark that of something in the air is. */
const BELOW = { width: 0.68, opacity: 0.2 } as const;

function castBelow(box: Edges, downCm: number, shade: string): string {
  const spare = ((box.right - box.left) * (1 - BELOW.width)) / 2;
  const narrow = { ...box, left: box.left + spare, right: box.right - spare };
  return placed(groundShadow(narrow, shade, BELOW.opacity), {
    at: [0, downCm + Math.max(0, box.bottom)],
  });
}

/** What a thing throws on its ground, none where it hangs. */
function shadowOf(
  { item, isAloft, isFlat, liftPx = 0, pxPerCm }: Spot,
  { box, svg }: Pick<KitDrawing, 'box' | 'svg'>,
  { shade }: SceneLightColors,
): string[] {
  if (isAloft || SHADOWLESS.has(item.layer)) return [];
  if (liftPx > 0) return [castBelow(box, liftPx / pxPerCm, shade)];
  return [isFlat ? flatShadow(svg, box, shade) : groundShadow(box, shade)];
}

/** A line that is pulled sags a little, and leaves what it holds the way that points. */
function tetherLayer({ from, to, towards, depth }: TetherLine, index: number): PaintedLayer {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along = (axis: 0 | 1) =>
    (from[axis] + to[axis]) / 2 - towards[axis] * length * SLACK.pulled + axis * length * SLACK.sag;
  const data = `M${number(from[0])} ${number(from[1])}Q${number(along(0))} ${number(along(1))} ${number(to[0])} ${number(to[1])}`;
  return {
    id: `line-${index + 1}`,
    role: 'subject',
    depth,
    svg: stroke(data, HOUSE.cream, Math.max(1.2, length * 0.006)),
  };
}

/** Houses stand in planted fields down to their doorsteps: the rows, which are drawn as one, do not hide them. */
function clearOfRows(depth: number, { layers }: PlaceDrawing): number {
  const rows = layers.find(({ id }) => id.startsWith(ROWS_LAYER));
  return rows && depth < rows.depth ? rows.depth + depth * 0.0001 : depth;
}

/** Layers back to front, everything in the light of the hour; `name` lies over the thing of its depth. */
export function paintScene(
  { place, spots, lines }: Scene,
  light: SceneLightColors,
  definitions: Definitions,
  name?: PaintedLayer,
): PaintedLayer[] {
  const things = spots.flatMap(({ spot, drawing }): PaintedLayer[] => {
    const { item, x, y, pxPerCm, mirrored } = spot;
    const depth = item.layer === 'scenery' ? clearOfRows(spot.depth, place) : spot.depth;
    const behind = Math.max(0, place.ground.mainDepth - depth - NEAR_BY);
    const far = (behind / Math.max(0.01, place.ground.mainDepth)) * (spot.airShare ?? 1);
    const grade = item.layer === 'sky' ? gradeOf(light, 0) : gradeOf(light, far);
    const inPicture = (svg: string) =>
      upright(
        placed(grade ? regraded(svg, grade) : svg, {
          at: [x, y],
          scaleX: mirrored ? -pxPerCm : pxPerCm,
          scaleY: pxPerCm,
        }),
      );
    const { waterlineCm } = item;
    if (waterlineCm !== undefined) {
      const water = floating({ ...drawing, waterlineCm, light, definitions });
      const under = { id: `${item.id}-reflection`, role: 'shadow' as const, depth };
      const over = { id: `${item.id}-ripples`, role: 'subject' as const, depth };
      return [
        { ...under, svg: inPicture(water.reflection) },
        { id: item.id, role: 'subject', depth, svg: inPicture(water.thing) },
        { ...over, svg: inPicture(water.ripples) },
      ];
    }
    const shadow = shadowOf(spot, drawing, light).map((svg) => ({
      id: `${item.id}-shadow`,
      role: 'shadow' as const,
      depth,
      svg: inPicture(svg),
    }));
    const role = item.layer === 'scenery' || item.layer === 'wall' ? 'scenery' : 'subject';
    return [...shadow, { id: item.id, role, depth, svg: inPicture(drawing.svg) }];
  });
  const tethers = lines.map(tetherLayer);
  const behind = place.layers.filter(({ role }) => role !== 'foreground');
  const inFront = place.layers.filter(({ role }) => role === 'foreground');
  const byDepth = [...behind, ...things, ...(name ? [name] : []), ...tethers].sort(
    (a, b) => a.depth - b.depth,
  );
  return [...byDepth, ...inFront].map(({ id, role, depth, svg, ...layer }) => ({
    ...{ id, role, depth, svg },
    ...('isOfFrame' in layer && layer.isOfFrame ? { isOfFrame: true as const } : {}),
  }));
}
