import { z } from 'zod';
import type { Hex } from '@/lib/color/hex';
import { line, path, rectangle, shape } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { colorParameter } from '../form';
import type { Pen } from '../pen';
import type { Plan } from './house-plans';
import { toneOf } from './ridged/light';
import { doorIn, windowIn } from './ridged/openings';
import { upright, wall } from './ridged/wall';

/** What a house may have besides walls and a roof; a colour where one is told, and how many cars a garage is for. */
const has = z.union([z.boolean(), colorParameter]).optional();
export const featureParameters = {
  porch: has,
  bay: has,
  turret: has,
  balcony: has,
  dormer: has,
  solar: z.boolean().optional(),
  garage: z.int().min(1).max(3).optional(),
  garageColor: colorParameter.optional(),
  doorColor: colorParameter.optional(),
  shutterColor: colorParameter.optional(),
};

type Had = boolean | Hex | undefined;

export interface Features {
  porch?: Had;
  bay?: Had;
  turret?: Had;
  balcony?: Had;
  dormer?: Had;
  solar?: boolean | undefined;
  garage?: number | undefined;
  garageColor?: Hex | undefined;
}

/** Corners of the house that its features are fitted to. */
export interface Corners {
  left: number;
  corner: number;
  right: number;
  eaves: number;
  ridge: number;
  peak: number;
}

interface Site {
  pen: Pen;
  plan: Plan;
  c: Corners;
  lit: boolean;
}

const colored = (had: Had, usual: Hex): Hex => (typeof had === 'string' ? had : usual);

/** A roof on posts before the door, with steps and a railing. */
function porch({ pen, plan, c }: Site, color: Hex): string {
  const [left, right] = [c.left - 46, c.corner + 4];
  const [floor, head] = [-34, -plan.storeyCm * 0.93];
  const doorX = c.peak - plan.gableCm * (plan.gableCm > 320 ? 0.16 : 0);
  const shade = toneOf(pen, color, 'left');
  const posts = [left + 18, doorX - 92, doorX + 92, right - 18];
  const roof = toneOf(pen, plan.roofColor, 'left');
  const rail = (from: number, to: number) =>
    rectangle([from, floor - 84], to - from, 9, shade) +
    times(Math.max(1, Math.floor((to - from) / 17)), (index) =>
      rectangle([from + 5 + index * 17, floor - 78], 5, 78, darker(shade, 0.06)),
    ).join('');
  return (
    rectangle([left - 8, floor], right - left + 16, 34, darker(shade, 0.22)) +
    rectangle([left - 14, floor - 6], right - left + 28, 14, lighter(shade, 0.1)) +
    rail(left + 20, doorX - 94) +
    rail(doorX + 94, right - 20) +
    posts
      .map(
        (x) =>
          rectangle([x - 11, head], 22, floor - head, shade) +
          rectangle([x + 2, head], 9, floor - head, darker(shade, 0.12)) +
          rectangle([x - 17, head], 34, 15, lighter(shade, 0.2)),
      )
      .join('') +
    times(3, (index) =>
      rectangle(
        [doorX - 76 - index * 12, floor + index * 12],
        152 + index * 24,
        13,
        index % 2 ? shade : darker(shade, 0.1),
      ),
    ).join('') +
    shape(
      [
        [left + 22, head - 74],
        [right - 8, head - 74],
        [right + 22, head - 4],
        [left - 24, head - 4],
      ],
      lighter(roof, 0.08),
    ) +
    [0.33, 0.66]
      .map((share) =>
        line(
          [
            [left + 22 - 46 * share, head - 74 + 70 * share],
            [right - 8 + 30 * share, head - 74 + 70 * share],
          ],
          darker(roof, 0.14),
          5,
        ),
      )
      .join('') +
    rectangle([left - 26, head - 6], right - left + 50, 16, shade) +
    rectangle([left - 26, head + 4], right - left + 50, 6, darker(shade, 0.2))
  );
}

/** Three windows that stand out of the long side, under a roof of their own. */
function bay({ pen, plan, c, lit }: Site, color: Hex): string {
  const step = (c.right - c.corner) / plan.columns;
  const x = c.corner + step * (plan.columns > 2 ? 1.5 : 0.5);
  const half = Math.min(150, step * 0.82);
  const pane = half * 0.62;
  const [top, sill] = [-plan.storeyCm * 0.86, -plan.storeyCm * 0.3];
  const trim = toneOf(pen, color, 'right');
  const base = toneOf(pen, plan.color, 'right');
  const cheek = (side: -1 | 1): Point[] => [
    [x + side * pane, 0],
    [x + side * pane, top],
    [x + side * half, top + 12],
    [x + side * half, -6],
  ];
  const glazing = (from: number, to: number, glass: Hex) =>
    shape(
      [
        [x + from, top + 22],
        [x + to, top + 22],
        [x + to, sill],
        [x + from, sill],
      ],
      glass,
    );
  const glass = lit ? '#ffdf9a' : '#8fbfdc';
  const roof = toneOf(pen, plan.roofColor, 'right');
  return (
    wall(pen, upright(x - pane, x + pane, top), { material: plan.material, color: base }) +
    shape(cheek(-1), darker(base, 0.05)) +
    shape(cheek(1), darker(base, 0.2)) +
    rectangle([x - half, top + 8], half * 2, sill - top - 2, trim) +
    glazing(-half + 9, -pane - 4, darker(glass, 0.08)) +
    glazing(-pane + 6, pane - 6, glass) +
    glazing(pane + 4, half - 9, darker(glass, 0.2)) +
    shape(
      [
        [x - pane + 16, sill],
        [x - pane + 44, sill],
        [x + 4, top + 22],
        [x - 24, top + 22],
      ],
      HOUSE.white,
      { opacity: 0.4 },
    ) +
    rectangle([x - 4, top + 22], 8, sill - top - 22, trim) +
    rectangle([x - half, (top + sill) / 2 - 4], half * 2, 8, trim) +
    rectangle([x - half - 10, sill - 4], half * 2 + 20, 15, lighter(trim, 0.2)) +
    rectangle([x - half - 10, sill + 11], half * 2 + 20, 6, HOUSE.ink, { opacity: 0.16 }) +
    shape(
      [
        [x - pane * 0.8, top - 62],
        [x + pane * 0.8, top - 62],
        [x + half + 18, top + 8],
        [x - half - 18, top + 8],
      ],
      roof,
    ) +
    rectangle([x - half - 18, top + 4], half * 2 + 36, 13, darker(roof, 0.24))
  );
}

/** A round tower at the far corner with a pointed roof. */
function turret({ pen, plan, c, lit }: Site, color: Hex): string {
  const [x, half] = [c.right + 34, 108];
  const top = c.eaves - 120;
  const light = toneOf(pen, color, 'front');
  const roof = toneOf(pen, plan.roofColor, 'right');
  const windows = times(plan.storeys + 1, (index) =>
    windowIn(pen, {
      at: [x - 6, -index * plan.storeyCm - plan.storeyCm * 0.33],
      width: 84,
      height: plan.storeyCm * 0.47,
      head: 'round',
      lit,
    }),
  );
  return (
    wall(pen, upright(x - half, x + half, top), { material: plan.material, color: light }) +
    rectangle([x + half * 0.42, top], half * 0.58, -top, HOUSE.ink, { opacity: 0.14 }) +
    times(plan.storeys, (index) =>
      rectangle(
        [x - half - 5, -(index + 1) * plan.storeyCm - 8],
        half * 2 + 10,
        14,
        lighter(light, 0.3),
      ),
    ).join('') +
    windows.join('') +
    rectangle([x - half - 14, top - 10], half * 2 + 28, 24, lighter(light, 0.3)) +
    path(
      `M${x - half - 30} ${top - 6}Q${x - half * 0.4} ${top - 130} ${x} ${top - 390}Q${x + half * 0.4} ${top - 130} ${x + half + 30} ${top - 6}Z`,
      roof,
    ) +
    path(
      `M${x + half * 0.3} ${top - 6}Q${x + half * 0.2} ${top - 150} ${x} ${top - 390}Q${x + half * 0.4} ${top - 130} ${x + half + 30} ${top - 6}Z`,
      darker(roof, 0.2),
    ) +
    rectangle([x - 4, top - 450], 8, 70, HOUSE.metalDark)
  );
}

/** A platform with a railing before the upper windows of the long side. */
function balcony({ plan, c, pen }: Site, color: Hex): string {
  const step = (c.right - c.corner) / plan.columns;
  const middle = plan.columns > 2 ? c.corner + step * 1.5 : (c.corner + c.right) / 2;
  const half = Math.min(step * 0.9, 170);
  const y = -plan.storeyCm * Math.max(1, plan.storeys - 1) - 8;
  const tone = toneOf(pen, color, 'right');
  return (
    doorIn(pen, {
      at: [middle, y],
      width: 104,
      height: plan.storeyCm * 0.76,
      glazed: true,
      color,
    }) +
    rectangle([middle - half, y - 4], half * 2, 22, lighter(tone, 0.1)) +
    rectangle([middle - half, y + 18], half * 2, 10, HOUSE.ink, { opacity: 0.18 }) +
    [-0.7, 0.7]
      .map((side) =>
        shape(
          [
            [middle + side * half - 9, y + 18],
            [middle + side * half + 9, y + 18],
            [middle + side * half * 0.92, y + 62],
          ],
          darker(tone, 0.2),
        ),
      )
      .join('') +
    rectangle([middle - half, y - 92], half * 2, 10, HOUSE.metalDark) +
    times(Math.round(half / 9), (index, share) =>
      rectangle([middle - half + share * (half * 2 - 6), y - 86], 5, 84, HOUSE.metalDark),
    ).join('')
  );
}

/** A window with a gable of its own in the slope of the roof. */
function dormer({ pen, plan, c, lit }: Site, color: Hex): string {
  const [x, y] = [c.corner + (c.right - c.corner) * 0.34, c.eaves - (c.eaves - c.ridge) * 0.22];
  const [half, high] = [66, Math.min(120, (c.eaves - c.ridge) * 0.5)];
  const roof = toneOf(pen, plan.roofColor, 'right');
  return (
    shape(
      [
        [x - half, y],
        [x - half, y - high * 0.7],
        [x, y - high * 1.2],
        [x + half, y - high * 0.7],
        [x + half, y],
      ],
      color,
    ) +
    windowIn(pen, {
      at: [x, y - 12],
      width: 76,
      height: high * 0.66,
      lit,
      sill: false,
    }) +
    line(
      [
        [x - half - 20, y - high * 0.58],
        [x, y - high * 1.24],
        [x + half + 20, y - high * 0.58],
      ],
      lighter(roof, 0.1),
      22,
    )
  );
}

/** Dark panels along the slope. */
function solar({ c }: Site): string {
  const at = (u: number, v: number): Point => [
    c.peak + (c.right - c.peak - 120) * u + 70 * v + 60,
    c.ridge + 34 + (c.eaves - c.ridge - 74) * v,
  ];
  return times(8, (index) => {
    const [u, v] = [(index % 4) * 0.2 + 0.1, Math.floor(index / 4) * 0.4 + 0.06];
    const panel: Point[] = [at(u, v), at(u + 0.18, v), at(u + 0.18, v + 0.36), at(u, v + 0.36)];
    const [a, b, , d] = panel as [Point, Point, Point, Point];
    return (
      shape(panel, '#2f4a86') +
      shape([a, [(a[0] + b[0]) / 2, a[1]], d], '#5f82c0', { opacity: 0.6 }) +
      line([...panel, a], '#c9d6ea', 5)
    );
  }).join('');
}

/** A low house of its own at the far end: a wide door for each car. */
function garage({ pen, plan, c }: Site, cars: number, door: Hex): string {
  const [left, width, top] = [c.right, 290 * cars + 70, -262];
  const base = toneOf(pen, plan.color, 'right');
  const white = toneOf(pen, door, 'right');
  const doors = times(cars, (index) => {
    const x = left + 40 + index * 290;
    return (
      rectangle([x - 9, -222], 268, 222, lighter(base, 0.4)) +
      rectangle([x, -212], 250, 212, white) +
      times(4, (row) =>
        times(4, (column) =>
          rectangle(
            [x + 10 + column * 59, -202 + row * 52],
            52,
            42,
            row === 0 ? '#8fbfdc' : darker(white, 0.09),
            { radius: 4 },
          ),
        ).join(''),
      ).join('')
    );
  });
  return (
    wall(pen, upright(left, left + width, top), {
      material: plan.material,
      color: plan.color,
      facing: 'right',
    }) +
    doors.join('') +
    shape(
      [
        [left - 10, top - 86],
        [left + width - 60, top - 86],
        [left + width + 34, top + 10],
        [left - 10, top + 10],
      ],
      toneOf(pen, plan.roofColor, 'right'),
    ) +
    rectangle([left - 10, top + 6], width + 46, 16, darker(plan.roofColor, 0.3)) +
    shape(
      [
        [left + 20, 0],
        [left + width - 20, 0],
        [left + width + 10, 16],
        [left - 20, 16],
      ],
      HOUSE.stone,
    )
  );
}

/** What stands behind the roof's edge and what before the walls, of all that a house was asked to have. */
export function featuresOf(
  wished: Features,
  pen: Pen,
  plan: Plan,
  c: Corners,
  lit: boolean,
): { onWalls: string; beside: string; onRoof: string } {
  const site: Site = { pen, plan, c, lit };
  const { white } = HOUSE;
  return {
    onWalls:
      (wished.balcony ? balcony(site, colored(wished.balcony, white)) : '') +
      (wished.bay ? bay(site, colored(wished.bay, white)) : ''),
    beside: wished.garage ? garage(site, wished.garage, wished.garageColor ?? white) : '',
    onRoof:
      (wished.solar ? solar(site) : '') +
      (wished.dormer ? dormer(site, colored(wished.dormer, plan.color)) : '') +
      (wished.turret ? turret(site, colored(wished.turret, plan.color)) : '') +
      (wished.porch ? porch(site, colored(wished.porch, white)) : ''),
  };
}
