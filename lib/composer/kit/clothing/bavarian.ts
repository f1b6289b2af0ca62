import { circle, path, rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed } from '../form';

/** Leather to the knee, a flap before it, braces joined over the chest. */
const lederhosen: Drawer = (pen, { color = '#8a5a34' }) => ({
  unitCm: 0.5,
  svg:
    stroke('M-30 -150L-40 -236M30 -150L40 -236', darker(color, 0.1), 13) +
    formed(pen, 'M-44 -208Q0 -194 44 -208L42 -186Q0 -172 -42 -186Z', color, {
      depth: 4,
      extra: stroke('M-26 -194Q-13 -186 0 -194T26 -194', '#f3e3b8', 3),
    }) +
    circle([0, -192], 6, '#f3e3b8') +
    formed(pen, 'M-56 -152H56L70 -16H12L0 -84L-12 -16H-70Z', color, {
      depth: 12,
      light: 5,
      extra:
        path('M-34 -152H34L28 -96Q0 -84 -28 -96Z', lighter(color, 0.1)) +
        stroke('M-34 -152L-28 -96Q0 -84 28 -96L34 -152', '#f3e3b8', 3) +
        stroke('M-14 -118Q0 -134 14 -118M0 -128V-104M-10 -108Q0 -100 10 -108', '#7fae6b', 4) +
        stroke('M-62 -120L-52 -96M62 -120L52 -96', '#f3e3b8', 3),
    }) +
    [-1, 1]
      .map(
        (side) =>
          path(
            `M${side * 12} -26H${side * 70}L${side * 71} -14H${side * 13}Z`,
            darker(color, 0.25),
          ) +
          stroke(
            `M${side * 56} -22L${side * 62} -2M${side * 50} -22L${side * 50} 0`,
            '#f3e3b8',
            3,
          ) +
          circle([side * 30, -150], 5, HOUSE.cream),
      )
      .join(''),
});

/** A laced bodice over a white blouse, a full skirt, an apron tied over it. */
const dirndl: Drawer = (pen, { color = '#3f8a5f' }) => ({
  unitCm: 0.62,
  svg:
    formed(pen, 'M-22 -140C-40 -80 -96 -40 -104 0Q0 16 104 0C96 -40 40 -80 22 -140Z', color, {
      depth: 12,
      light: 5,
      extra:
        [-60, -30, 30, 60]
          .map((x) =>
            stroke(`M${x * 0.24} -136Q${x * 0.9} -70 ${x * 1.4} 8`, darker(color, 0.18), 3),
          )
          .join('') + stroke('M-120 -14Q0 4 120 -14', lighter(color, 0.5), 4),
    }) +
    [-1, 1]
      .map((side) =>
        formed(
          pen,
          `M${side * 24} -200Q${side * 64} -206 ${side * 62} -164Q${side * 44} -150 ${side * 26} -162Z`,
          HOUSE.white,
          {
            depth: 6,
          },
        ),
      )
      .join('') +
    formed(pen, 'M-32 -204Q0 -176 32 -204L30 -176Q0 -156 -30 -176Z', HOUSE.white, { depth: 4 }) +
    formed(pen, 'M-34 -190Q-16 -164 0 -164Q16 -164 34 -190L24 -134H-24Z', darker(color, 0.2), {
      depth: 7,
      extra: times(3, (k) =>
        stroke(
          `M-9 ${-160 + k * 9}L9 ${-153 + k * 9}M9 ${-160 + k * 9}L-9 ${-153 + k * 9}`,
          HOUSE.gold,
          2.4,
        ),
      ).join(''),
    }) +
    formed(
      pen,
      'M-22 -132H22C34 -90 52 -50 56 -14Q0 0 -56 -14C-52 -50 -34 -90 -22 -132Z',
      '#f6c9d3',
      {
        depth: 8,
        extra: [-18, 0, 18]
          .map((x) => stroke(`M${x * 0.5} -128Q${x} -70 ${x * 2} -8`, '#e5a3b4', 2.4))
          .join(''),
      },
    ) +
    rectangle([-25, -140], 50, 10, '#e58aa2', { radius: 3 }) +
    path('M-6 -136L-26 -150V-124ZM-6 -136L14 -150V-124Z', '#d9708c') +
    stroke('M-8 -134L-14 -96M-4 -134L4 -98', '#d9708c', 5),
});

/** What is worn to the fair in the Alps. */
export const bavarian = { lederhosen, dirndl } as const satisfies Record<string, Drawer>;
