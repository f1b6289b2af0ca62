import type { Hex } from '@/lib/color/hex';
import { ellipse, path, placed, shape, stroke } from '@/lib/svg/markup';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker } from '../../palette/tones';
import { ball, type Drawer, pointsOf } from '../form';
const sphere =
  (base: Hex, unitCm: number, pattern: (color: Hex) => string): Drawer =>
  (pen, { color = base }) => ({
    unitCm,
    svg: ball(pen, [0, -100], 100, color, { glint: 0.5, extra: pattern(color) }),
    anchors: { grip: { at: [60, -60] }, gripFar: { at: [-60, -60] } },
  });
const pentagon = (x: number, y: number, r: number, turn: number, squash = 1) =>
  placed(
    shape(
      times(5, (index) => polar(index * 72 + turn, r)),
      HOUSE.ink,
    ),
    { at: [x, y], scaleX: squash, scaleY: 1 },
  );
export const football = sphere(
  '#fbfaf6',
  0.11,
  () =>
    pentagon(-8, -104, 32, -90) +
    [18, 90, 162, 234, 306]
      .map((angle) => {
        const [x, y] = polar(angle, 84);
        const [ax, ay] = polar(angle, 32);
        const [bx, by] = polar(angle, 60);
        return (
          stroke(`M${ax - 8} ${ay - 104}L${bx - 8} ${by - 104}`, '#8f94b5', 3.4) +
          pentagon(x - 6, y - 102, 26, angle, 1)
        );
      })
      .join(''),
);
export const basketball = sphere('#e07f35', 0.12, (color) =>
  stroke(
    'M-100 -104Q0 -80 100 -104M-4 -200Q-24 -100 -4 0M-70 -176Q-10 -100 -70 -24M70 -176Q10 -100 70 -24',
    darker(color, 0.5),
    5,
  ),
);
export const tennis = sphere('#c9de4a', 0.033, () =>
  stroke('M-90 -150Q-20 -120 -46 -10M90 -60Q20 -90 60 -190', HOUSE.white, 8),
);
export const volley = sphere('#fbf6ea', 0.105, () =>
  times(3, (k) =>
    placed(
      path(
        'M0 0C30 -34 84 -40 112 -14V-120H-20C-26 -80 -16 -36 0 0Z',
        k === 0 ? HOUSE.yellow : k === 1 ? '#fbf6ea' : HOUSE.blue,
      ) +
        stroke('M0 0C-16 -36 -26 -80 -20 -120M0 0C30 -34 84 -40 112 -14', '#8d97b4', 5) +
        stroke('M8 -26C2 -60 8 -90 22 -112M36 -40C36 -70 46 -90 66 -104', '#8d97b4', 4),
      { at: [-6, -106], angleDegrees: k * 120 + 10 },
    ),
  ).join(''),
);
export const bowling = sphere(HOUSE.navy, 0.11, () =>
  pointsOf('-10 -150, 16 -146, 0 -124')
    .map(([x, y]) => ellipse([x, y], 8, 9, '#0f1230'))
    .join(''),
);
