import { type Point } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import type { Ground } from '../place';
import type { Strip } from './land';
import type { SoilColors } from './soil';
import type { Course } from './way';

/** Where in the open country something may be built. */

export interface Site {
  strips: readonly Strip[];
  ground: Ground;
  course: Course;
  soil: SoilColors;
}

/** A spot on the second nearest strip, away from what the picture is about and from the way. */
export function site(
  canvas: Canvas,
  { strips, course, ground }: Site,
  from = 1,
): { foot: Point; strip: Strip; depth: number } | undefined {
  const { random, widthPx, heightPx, unit, stage } = canvas;
  const strip = strips[Math.max(0, strips.length - 1 - from)];
  if (!strip) return undefined;
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const x =
      widthPx * (stage.focusX > 0.5 ? random.between(0.08, 0.42) : random.between(0.58, 0.92));
    const y = strip.crest(x) + random.between(8, 26) * unit;
    if (attempt < 11 && !course.isClear(x, y, 60 * unit)) continue;
    const horizon = ground.yAt(0, 0.5);
    return { foot: [x, y], strip, depth: Math.max(0.03, (y - horizon) / (heightPx - horizon)) };
  }
  return undefined;
}
