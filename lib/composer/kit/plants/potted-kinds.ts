import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { type Point, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, formed, leaf, rod, sprig } from '../form';
import type { Pen } from '../pen';

/** Herbs of the kitchen and plants of the window sill. */

const POT = 'M-46 -62H46L36 0H-36Z';
const potted =
  (draw: (pen: Pen, color: Hex) => string, leafColor: Hex, pot: Hex = HOUSE.roof): Drawer =>
  (pen, { color = leafColor }) => ({
    unitCm: 0.22,
    svg:
      draw(pen, color) +
      formed(pen, POT, pot, { depth: 9, light: 4 }) +
      formed(pen, 'M-52 -74H52V-56H-52Z', lighter(pot, 0.08), { depth: 5 }),
    anchors: { grip: { at: [0, -40] }, top: { at: [0, -160], spanCm: 16 } },
  });
const ROOT: Point = [0, -70];
const sprigs = (
  turns: readonly number[],
  options: { length: number; pairs: number; leafLength: number; leafWidth: number },
  color: Hex,
) =>
  turns
    .map((turn, k) =>
      sprig({
        at: [ROOT[0] + (k - (turns.length - 1) / 2) * 8, ROOT[1]],
        angleDegrees: -90 + turn,
        bend: turn * 0.25,
        color: k % 2 ? color : darker(color, 0.1),
        ...options,
      }),
    )
    .join('');
export const basil = potted(
  (_pen, color) =>
    sprigs([-42, 40, -22, 24, 0], { length: 108, pairs: 4, leafLength: 44, leafWidth: 17 }, color),
  '#5fae4f',
);
export const mint = potted(
  (_pen, color) =>
    sprigs([-44, 42, -20, 22, 0], { length: 112, pairs: 5, leafLength: 34, leafWidth: 14 }, color) +
    sprigs([-6, 10], { length: 96, pairs: 5, leafLength: 26, leafWidth: 11 }, lighter(color, 0.16)),
  '#49b08a',
  HOUSE.white,
);
export const rosemary = potted(
  (_pen, color) =>
    sprigs([-34, 32, -16, 18, 0], { length: 138, pairs: 13, leafLength: 24, leafWidth: 3 }, color) +
    [
      [-58, -150],
      [50, -158],
      [-24, -178],
      [30, -186],
      [0, -196],
    ]
      .map(([x = 0, y = 0]) => circle([x, y], 5, '#9d8fd6'))
      .join(''),
  '#5f8f7a',
  HOUSE.stone,
);
export const thyme = potted(
  (_pen, color) =>
    sprigs(
      [-58, 56, -34, 36, -12, 14],
      { length: 92, pairs: 9, leafLength: 13, leafWidth: 5 },
      color,
    ) + times(9, (k) => circle([-64 + k * 16, -132 - ((k * 17) % 34)], 5, '#c79ad8')).join(''),
  '#7f9f5a',
  HOUSE.teal,
);
export const sage = potted(
  (_pen, color) =>
    sprigs([-44, 42, -18, 20, 0], { length: 106, pairs: 4, leafLength: 52, leafWidth: 11 }, color),
  '#a3b79a',
  HOUSE.navy,
);
export const oregano = potted(
  (_pen, color) =>
    sprigs([-48, 46, -24, 26, 0], { length: 98, pairs: 7, leafLength: 19, leafWidth: 10 }, color),
  '#6f9f4f',
  HOUSE.mustard,
);
export const bayLeaves: Drawer = () => ({
  unitCm: 0.08,
  svg: sprig({
    at: [-60, 0],
    length: 150,
    angleDegrees: -50,
    pairs: 4,
    leafLength: 70,
    leafWidth: 17,
    color: '#5c7f45',
  }),
});
/** Lobes with teeth, open and red inside. */
export const flytrap = potted(
  (pen, color) =>
    (
      [
        [-62, -150, -24],
        [58, -168, 18],
        [-4, -196, -4],
        [-88, -104, -50],
        [88, -110, 46],
      ] as const
    )
      .map(
        ([x, y, turn]) =>
          stroke(`M0 -66Q${x * 0.4} ${y * 0.6} ${x} ${y + 8}`, color, 9) +
          placed(
            times(6, (k) =>
              stroke(`M${-30 + k * 12} -22L${-38 + k * 15} -44`, lighter(color, 0.2), 4),
            ).join('') +
              formed(pen, 'M-40 -6C-44 -34 44 -34 40 -6Q0 16 -40 -6Z', HOUSE.coral, { depth: 6 }) +
              path('M-32 -10Q0 -30 32 -10Q0 2 -32 -10Z', darker(HOUSE.red, 0.15)) +
              formed(pen, 'M-42 -6Q0 12 42 -6C40 26 -40 26 -42 -6Z', color, { depth: 6 }) +
              times(6, (k) =>
                stroke(`M${-32 + k * 13} 2L${-38 + k * 15} -18`, lighter(color, 0.35), 4),
              ).join(''),
            { at: [x, y], angleDegrees: turn },
          ),
      )
      .join(''),
  '#6bb04a',
);
/** Thick pointed leaves with teeth along them. */
export const aloe = potted(
  (pen, color) =>
    [-62, 62, -40, 40, -18, 20, 0]
      .map((turn, k) =>
        placed(
          formed(
            pen,
            'M-15 0C-16 -60 -8 -110 0 -132C8 -110 16 -60 15 0Z',
            k % 2 ? color : darker(color, 0.08),
            {
              depth: 7,
              extra: times(6, (j) =>
                circle([-6 + (j % 2) * 12, -16 - j * 18], 2.6, lighter(color, 0.5)),
              ).join(''),
            },
          ) +
            times(5, (j) =>
              path(
                `M${-14 + j * 1.6} ${-16 - j * 20}l-7 -4l6 -5ZM${14 - j * 1.6} ${-16 - j * 20}l7 -4l-6 -5Z`,
                lighter(color, 0.2),
              ),
            ).join(''),
          { at: [0, -62], angleDegrees: turn },
        ),
      )
      .join(''),
  '#5fa37a',
);
export const pitcherPlant = potted(
  (pen, color) =>
    [
      [-50, -130, -0.9],
      [46, -146, 0.9],
      [0, -176, 1],
    ]
      .map(
        ([x = 0, y = 0, s = 1]) =>
          stroke(`M0 -66Q${x} -60 ${x} ${y + 60}`, color, 7) +
          `<g transform="translate(${x} ${y}) scale(${s} 1)">${formed(
            pen,
            'M-22 -30C-20 10 -26 40 0 66C26 40 20 10 22 -30Z',
            color,
            {
              depth: 8,
              extra: [
                [-8, 0],
                [8, 14],
                [-4, 30],
                [10, -12],
              ]
                .map(([a = 0, b = 0]) => ellipse([a, b], 5, 8, '#b0433f', { opacity: 0.8 }))
                .join(''),
            },
          )}${ellipse([0, -30], 24, 11, '#b0433f')}${ellipse([0, -29], 17, 7, '#5a2430')}${formed(pen, 'M-22 -34C-26 -66 10 -74 26 -54C18 -44 0 -40 -22 -34Z', lighter(color, 0.1), { depth: 5 })}</g>`,
      )
      .join(''),
  '#8fb84a',
);
export const spiderPlant = potted(
  (_pen, color) =>
    [-170, -150, -130, -112, -96, -80, -64, -46, -28, -10]
      .map((turn, k) => {
        const [dx, dy] = polar(turn, 100 + (k % 3) * 12);
        const d = `M0 -66Q${(dx * 0.5).toFixed(0)} ${(-66 + dy * 1.25).toFixed(0)} ${dx.toFixed(0)} ${(-60 + dy * 0.55).toFixed(0)}`;
        return stroke(d, color, 11) + stroke(d, '#eaf3c8', 4);
      })
      .join('') +
    stroke('M0 -70Q-130 -110 -126 -20', '#c8d69a', 4) +
    [-150, -120, -90, -60, -30].map((turn) => leaf([-126, -20], 30, 5, turn + 180, color)).join(''),
  '#5fae5a',
  HOUSE.cream,
);
export const peaceLily = potted(
  (pen, color) =>
    [-58, 56, -34, 34, -12, 14]
      .map((turn) =>
        placed(leaf([0, 0], 112, 20, 0, color), { at: ROOT, angleDegrees: -90 + turn }),
      )
      .join('') +
    [
      [-40, -196],
      [34, -214],
      [4, -168],
    ]
      .map(
        ([x = 0, y = 0]) =>
          stroke(`M0 -70Q${x} -120 ${x} ${y + 30}`, lighter(color, 0.15), 5) +
          formed(
            pen,
            `M${x} ${y + 34}C${x - 34} ${y + 10} ${x - 20} ${y - 30} ${x + 4} ${y - 44}C${x + 30} ${y - 20} ${x + 28} ${y + 16} ${x} ${y + 34}Z`,
            HOUSE.white,
            { depth: 6 },
          ) +
          rod(pen, `M${x + 2} ${y + 24}V${y - 8}`, HOUSE.yellow, 8),
      )
      .join(''),
  '#2f8052',
  HOUSE.teal,
);
export const stringOfPearls: Drawer = (pen, { color = '#7fb04f' }) => ({
  unitCm: 0.22,
  svg:
    stroke('M-40 -160L0 -236L40 -160M0 -236V-252', HOUSE.woodDark, 4) +
    formed(pen, 'M-54 -166Q0 -154 54 -166L40 -104H-40Z', HOUSE.cream, { depth: 9 }) +
    times(9, (k) => {
      const x = -58 + k * 14.5;
      const length = 6 + ((k * 5) % 7);
      return (
        stroke(`M${x} -160V${-160 + length * 13}`, darker(color, 0.2), 2) +
        times(length, (j) =>
          ball(
            pen,
            [x + ((j + k) % 2 ? 4 : -4), -160 + j * 13],
            7.5,
            (j + k) % 3 ? color : lighter(color, 0.14),
            { glint: 0.4 },
          ),
        ).join('')
      );
    }).join(''),
  anchors: { top: { at: [0, -252] } },
});
export const rubberPlant = potted(
  (_pen, color) =>
    rod(_pen, 'M0 -66V-220', '#6f5a48', 7) +
    [
      [-90, -110],
      [-20, -120],
      [-84, -150],
      [-30, -166],
      [-96, -190],
      [-16, -206],
      [-60, -226],
    ]
      .map(([turn = 0, y = 0], k) =>
        leaf([0, y], 82, 25, k % 2 ? turn : turn - 70, k % 3 ? color : '#5a3f4c'),
      )
      .join(''),
  '#24694f',
  HOUSE.white,
);
export const ribs = (pen: Pen, data: string, color: Hex, lines: string) =>
  formed(pen, data, color, { depth: 12, light: 5, extra: stroke(lines, darker(color, 0.22), 4) });
