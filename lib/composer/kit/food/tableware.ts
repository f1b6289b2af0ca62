import type { Hex } from '@/lib/color/hex';
import { ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { type Point, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, formed, leaf } from '../form';
import type { Pen } from '../pen';

/** What dishes come on and in, in millimetres: the plate's rim is at 0, so is the bowl's foot. */

/** How far from above plates are seen: height of an ellipse as a share of its width. */
const TILT = 0.2;
/** A dish fills its plate. */
const LARGER = 1.22;

/** A heap seen from the side: places on an ellipse, the far ones first, higher towards the middle. */
export function heaped(
  count: number,
  { at, rx, ry, rise }: { at: Point; rx: number; ry: number; rise: number },
  draw: (at: Point, index: number) => string,
): string {
  return times(count, (index): readonly [Point, number] => {
    const share = Math.sqrt((index + 0.5) / count);
    const [x, y] = polar(index * 137.5, share);
    return [[at[0] + x * rx, at[1] + y * ry - rise * (1 - share)], index];
  })
    .sort(([a], [b]) => a[1] - b[1])
    .map(([spot, index]) => draw(spot, index))
    .join('');
}

/** A dish on a round plate; `heap` is drawn with the plate's middle at `[0, -12]`. */
export function plated(heap: (pen: Pen) => string, { tone = HOUSE.white as Hex } = {}): Drawer {
  return (pen) => ({
    unitCm: 0.11,
    svg:
      path('M-118 -14Q-100 6 -50 8H50Q100 6 118 -14Z', darker(tone, 0.2)) +
      ellipse([0, -14], 120, 120 * TILT, lighter(tone, 0.2)) +
      ellipse([0, -13], 118, 117 * TILT, darker(tone, 0.05)) +
      ellipse([0, -12], 92, 88 * TILT, tone) +
      ellipse([4, -9], 90, 80 * TILT, darker(tone, 0.09)) +
      ellipse([0, -12], 88, 82 * TILT, darker(tone, 0.02)) +
      placed(heap(pen), { at: [0, 3], scaleX: LARGER }),
    anchors: { top: { at: [0, -20], spanCm: 16 }, grip: { at: [104, -8] } },
  });
}

/** A bowl with what is in it; `heap` is drawn behind the rim, with the mouth's middle at `[0, -76]`. */
export function bowled(
  filling: Hex,
  heap: (pen: Pen) => string,
  { tone = HOUSE.teal as Hex } = {},
): Drawer {
  return (pen, { color = tone }) => ({
    unitCm: 0.085,
    svg:
      ellipse([0, -76], 104, 24, lighter(color, 0.35)) +
      ellipse([0, -75], 97, 20, darker(color, 0.3)) +
      ellipse([0, -72], 93, 18, filling) +
      heap(pen) +
      formed(
        pen,
        'M-104 -76Q-72 -50 0 -50T104 -76C100 -30 62 -8 38 -6L34 0H-34L-38 -6C-62 -8 -100 -30 -104 -76Z',
        color,
        { depth: 14, light: 6 },
      ),
    anchors: {
      top: { at: [0, -84], spanCm: 12 },
      grip: { at: [-96, -40] },
      inside: { at: [0, -76], spanCm: 15 },
    },
  });
}

/** A dome of something soft in a bowl. */
export function dome(pen: Pen, color: Hex, heightUnits = 34, extra = ''): string {
  return formed(
    pen,
    `M-94 -74C-84 ${number(-76 - heightUnits)} 84 ${number(-76 - heightUnits)} 94 -74Q60 -52 0 -52T-94 -74Z`,
    color,
    { depth: 12, light: 6, extra },
  );
}

/** A few green leaves on top. */
export function garnish([x, y]: Point, size = 22, color: Hex = HOUSE.leaf): string {
  return [-150, -90, -30]
    .map((angle, index) =>
      leaf([x, y], index === 1 ? size : size * 0.85, size * 0.36, angle, color),
    )
    .join('');
}

/** A slice of lemon or lime, leaning. */
export function citrusWedge([x, y]: Point, size = 22, color: Hex = HOUSE.yellow): string {
  const [w, h] = [size, size * 0.9];
  return (
    path(
      `M${x - w} ${y}Q${x - w} ${y - h * 1.3} ${x} ${y - h * 1.3}T${x + w} ${y}Z`,
      darker(color, 0.12),
    ) +
    path(
      `M${x - w * 0.86} ${y - 2}Q${x - w * 0.86} ${y - h * 1.14} ${x} ${y - h * 1.14}T${x + w * 0.86} ${y - 2}Z`,
      '#fff6d6',
    ) +
    path(
      `M${x - w * 0.74} ${y - 3}Q${x - w * 0.74} ${y - h} ${x} ${y - h}T${x + w * 0.74} ${y - 3}Z`,
      lighter(color, 0.15),
    ) +
    stroke(
      `M${x} ${y - 3}V${y - h}M${x} ${y - 3}L${x - w * 0.5} ${y - h * 0.8}M${x} ${y - 3}L${x + w * 0.5} ${y - h * 0.8}`,
      '#fff6d6',
      size * 0.07,
    )
  );
}

/** Steam over something hot. */
export function steamOver([x, y]: Point): string {
  return [-16, 16]
    .map((dx) => stroke(`M${x + dx} ${y}q-9 -13 0 -24t0 -24`, HOUSE.white, 5, { opacity: 0.6 }))
    .join('');
}

/** A red berry. */
export const berry = (pen: Pen, at: Point, radius = 8): string =>
  ball(pen, at, radius, HOUSE.red, { glint: 0.4 });
