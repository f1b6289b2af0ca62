import { placed } from '@/lib/svg/markup';
import { groundShadow } from '../arrange/assemble';
import type { Scene } from '../arrange/compose-scene';
import type { SceneLightColors } from '../places/place';
import { gradeOf, regraded } from './grade';

/** A layer of the finished drawing, in picture pixels. */
export interface PaintedLayer {
  id: string;
  role: 'backdrop' | 'scenery' | 'shadow' | 'subject' | 'foreground' | 'atmosphere' | 'lettering';
  depth: number;
  svg: string;
}

/** Depth behind the main things up to which air takes nothing away. */
const NEAR_BY = 0.2;
const SHADOWLESS = new Set(['sky', 'wall']);

/** Layers back to front, everything in the light of the hour. */
export function paintScene({ place, spots }: Scene, light: SceneLightColors): PaintedLayer[] {
  const things = spots.flatMap(({ spot, drawing }): PaintedLayer[] => {
    const { item, x, y, pxPerCm, mirrored, depth } = spot;
    const behind = Math.max(0, place.ground.mainDepth - depth - NEAR_BY);
    const far = behind / Math.max(0.01, place.ground.mainDepth);
    const grade = item.layer === 'sky' ? gradeOf(light, 0) : gradeOf(light, far);
    const inPicture = (svg: string) =>
      placed(grade ? regraded(svg, grade) : svg, {
        at: [x, y],
        scaleX: mirrored ? -pxPerCm : pxPerCm,
        scaleY: pxPerCm,
      });
    const shadow = SHADOWLESS.has(item.layer)
      ? []
      : [
          {
            id: `${item.id}-shadow`,
            role: 'shadow' as const,
            depth,
            svg: inPicture(groundShadow(drawing.box, light.shade)),
          },
        ];
    const role = item.layer === 'scenery' || item.layer === 'wall' ? 'scenery' : 'subject';
    return [...shadow, { id: item.id, role, depth, svg: inPicture(drawing.svg) }];
  });
  const behind = place.layers.filter(({ role }) => role === 'backdrop' || role === 'scenery');
  const inFront = place.layers.filter(({ role }) => role === 'foreground' || role === 'atmosphere');
  const byDepth = [...behind, ...things].sort((a, b) => a.depth - b.depth);
  return [...byDepth, ...inFront].map(({ id, role, depth, svg }) => ({ id, role, depth, svg }));
}
