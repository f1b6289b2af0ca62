import { path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { HOUSE } from '../palette/house';
import { type Prop, sized } from './prop';

/** What apps do with a thing: seen through a camera, counted in bars. */

/** The corners of what a camera sees, with the line that goes over it: x, foot, height. */
const viewfinder: Prop = (place, { accents }) =>
  sized(
    place,
    stroke(
      'M-46 -74V-98H-22M22 -98H46V-74M46 -26V-2H22M-22 -2H-46V-26',
      accents[0] ?? HOUSE.ink,
      3.4,
    ) +
      rectangle([-50, -52], 100, 3, HOUSE.red, { radius: 1.5 }) +
      rectangle([-50, -49], 100, 12, `${HOUSE.red}2e`),
  );

const BARS = [34, 52, 44, 72, 96] as const;

/** Bars that rise to the right with what was counted, over a line: x, foot, height. */
const barsUp: Prop = (place, { accents, mid }) =>
  sized(
    place,
    BARS.map((height, index) =>
      path(
        roundedPath([-58 + index * 24, -height], 18, height, 3),
        accents[index % 2 ? 1 : 0] ?? HOUSE.ink,
      ),
    ).join('') + rectangle([-64, 0], 128, 3, mid, { radius: 1.5 }),
  );

export const PAGE_PROPS = { viewfinder, 'bars-up': barsUp } satisfies Record<string, Prop>;
