import { ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { leaf, pointsOf } from '../form';
import type { Pen } from '../pen';

/** A strawberry as decoration, lying on its side a little; 100 units high at size 1. */
export function strawberryAt(pen: Pen, at: Point, size: number): string {
  const body =
    'M0 0C-30 -10 -52 -54 -44 -82C-36 -104 -14 -106 0 -100C14 -106 36 -104 44 -82C52 -54 30 -10 0 0Z';
  return placed(
    path(body, '#d6303f') +
      pen.clip(
        body,
        path('M10 -110C40 -70 36 -20 0 10H60V-110Z', '#a81f3d') +
          ellipse([-20, -78], 14, 20, '#f77a74'),
      ) +
      pointsOf('-24 -80, 0 -84, 20 -78, -30 -56, -8 -58, 14 -54, -16 -34, 6 -34, 0 -14')
        .map(([x, y]) => ellipse([x, y], 2.4, 4, '#ffd98a'))
        .join('') +
      times(5, (index) => leaf([0, -98], 34, 10, -90 + (index - 2) * 46, HOUSE.leaf)).join('') +
      stroke('M0 -98q2 -16 10 -20', HOUSE.leafDark, 4),
    { at, angleDegrees: 12, scaleX: size },
  );
}
