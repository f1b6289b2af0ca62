import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, formed, rod } from '../form';

/** Games of the table and the lawn. */

export const croquet: Drawer = (pen) => ({
  unitCm: 0.4,
  svg:
    stroke('M-84 0V-52C-84 -84 -20 -84 -20 -52V0', HOUSE.white, 8) +
    rod(pen, 'M52 -22L96 -196', HOUSE.woodLight, 8) +
    placed(
      formed(pen, roundedPath([-50, -20], 100, 40, 10), HOUSE.wood, {
        depth: 7,
        extra: rectangle([-40, -24], 12, 48, HOUSE.red) + rectangle([28, -24], 12, 48, HOUSE.red),
      }),
      { at: [50, -22], angleDegrees: 6 },
    ) +
    ball(pen, [-46, -20], 20, HOUSE.blue),
  anchors: { grip: { at: [92, -180] }, handle: { at: [92, -180] } },
});
export const bingo: Drawer = (pen) => ({
  unitCm: 0.12,
  svg:
    formed(pen, roundedPath([-80, -190], 160, 190, 10), HOUSE.paper, { depth: 6 }) +
    formed(pen, roundedPath([-80, -190], 160, 40, 10), HOUSE.red, { depth: 4 }) +
    times(5, (k) => circle([-56 + k * 28, -170], 10, HOUSE.white)).join('') +
    times(25, (k) => {
      const [x, y] = [-70 + (k % 5) * 28, -142 + Math.floor(k / 5) * 27];
      const done = [2, 6, 12, 13, 18, 21].includes(k);
      return (
        rectangle([x, y], 26, 25, k % 2 ? '#eef1f8' : HOUSE.white) +
        rectangle([x + 7, y + 8], 12, 9, '#9aa3bd', { radius: 2 }) +
        (done ? circle([x + 13, y + 12], 11, HOUSE.blue, { opacity: 0.75 }) : '')
      );
    }).join(''),
});
const grid = (size: number, extra: (x: number, y: number, k: number) => string) =>
  times(size * size, (k) =>
    extra(-90 + (k % size) * (180 / size), -190 + Math.floor(k / size) * (180 / size), k),
  ).join('');
export const crossword: Drawer = (pen) => ({
  unitCm: 0.12,
  svg:
    formed(pen, roundedPath([-98, -198], 196, 198, 6), HOUSE.paper, { depth: 6 }) +
    grid(9, (x, y, k) =>
      [1, 4, 9, 13, 17, 20, 24, 31, 33, 38, 44, 47, 49, 56, 60, 63, 67, 71, 76, 79].includes(k)
        ? rectangle([x, y], 20, 20, HOUSE.ink)
        : stroke(`M${x} ${y}h20v20h-20Z`, HOUSE.ink, 1.6) +
          (k % 7 === 0
            ? stroke(`M${x + 3} ${y + 5}h4`, HOUSE.ink, 2)
            : k % 5 === 0
              ? stroke(
                  `M${x + 6} ${y + 15}L${x + 10} ${y + 6}L${x + 14} ${y + 15}`,
                  HOUSE.blue,
                  2.4,
                )
              : ''),
    ) +
    placed(
      formed(pen, 'M0 -6H86V6H0L-14 0Z', HOUSE.mustard, { depth: 3 }) +
        path('M0 -6L-14 0L0 6Z', HOUSE.woodLight),
      { at: [40, -30], angleDegrees: -34 },
    ),
});
export const sudoku: Drawer = (pen) => ({
  unitCm: 0.12,
  svg:
    formed(pen, roundedPath([-98, -198], 196, 198, 6), HOUSE.paper, { depth: 6 }) +
    grid(
      9,
      (x, y, k) =>
        stroke(`M${x} ${y}h20v20h-20Z`, '#aab2c8', 1.4) +
        (k % 3 === 1 || k % 7 === 2
          ? stroke(
              [
                `M${x + 7} ${y + 6}l4 -2v12`,
                `M${x + 6} ${y + 6}q6 -5 8 1l-8 9h8`,
                `M${x + 6} ${y + 5}h8l-5 11`,
                `M${x + 12} ${y + 16}v-12l-6 8h9`,
              ][k % 4] ?? '',
              k % 5 ? HOUSE.ink : HOUSE.blue,
              2,
            )
          : ''),
    ) +
    times(4, (k) => stroke(`M${-90 + k * 60} -190V-10M-90 ${-190 + k * 60}H90`, HOUSE.ink, 4)).join(
      '',
    ),
});
export const scrabble: Drawer = (pen) => ({
  unitCm: 0.05,
  svg:
    formed(pen, 'M-160 -22L-140 -46H140L160 -22V0H-160Z', HOUSE.green, { depth: 6 }) +
    [
      'M-12 -10L0 -44L12 -10M-8 -22H8',
      'M-12 -10V-44H4Q14 -36 2 -28Q16 -22 4 -10Z',
      'M12 -38Q-12 -50 -12 -26T12 -16',
      'M-12 -10V-44Q16 -44 14 -26Q14 -10 -12 -10Z',
      'M12 -44H-10V-10H12M-10 -27H8',
    ]
      .map((d, k) => {
        const x = -112 + k * 56;
        return placed(
          formed(pen, roundedPath([-25, -54], 50, 54, 5), '#f0d9a8', { depth: 5 }) +
            stroke(d, HOUSE.ink, 5) +
            stroke('M15 -8h4', HOUSE.ink, 3),
          { at: [x, -24], angleDegrees: (k % 2) * 4 - 2 },
        );
      })
      .join(''),
});
export const petanque: Drawer = (pen) => ({
  unitCm: 0.12,
  svg:
    (
      [
        [-56, -38],
        [56, -38],
        [4, -34],
      ] as const
    )
      .map(([x, y], k) =>
        ball(pen, [x, k === 2 ? -38 : y], 38, HOUSE.metal, {
          extra: stroke(
            `M${x - 44} ${y - 8}Q${x} ${y + 12} ${x + 44} ${y - 8}M${x - 44} ${y + 6}Q${x} ${y + 26} ${x + 44} ${y + 6}`,
            HOUSE.metalDark,
            3,
          ),
        }),
      )
      .join('') + ball(pen, [104, -13], 13, HOUSE.orange),
});
export const cornhole: Drawer = (pen) => ({
  unitCm: 0.5,
  svg:
    rod(pen, 'M70 -76V0', HOUSE.woodDark, 8) +
    formed(pen, 'M-110 -8L60 -96L128 -84L-30 6Z', HOUSE.wood, { depth: 4 }) +
    path('M-66 -16L-20 -40L12 -32L-30 -8Z', HOUSE.blue) +
    placed(ellipse([0, 0], 19, 9, HOUSE.ink), { at: [66, -74], angleDegrees: -16 }) +
    (
      [
        [-10, -50, HOUSE.red],
        [-80, -20, HOUSE.blue],
        [-120, -8, HOUSE.red],
      ] as const
    )
      .map(([x, y, fill]) =>
        formed(
          pen,
          `M${x - 18} ${y + 4}Q${x} ${y - 20} ${x + 18} ${y + 2}Q${x} ${y + 14} ${x - 18} ${y + 4}Z`,
          fill,
          { depth: 4 },
        ),
      )
      .join(''),
});
export const carabiner: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.06,
  svg:
    rod(pen, 'M30 -150C50 -180 -40 -200 -50 -160L-40 -30C-36 6 30 6 36 -24L40 -60', color, 18) +
    rod(pen, 'M32 -148L40 -62', HOUSE.metal, 13) +
    formed(pen, roundedPath([24, -120], 24, 34, 6), HOUSE.metalDark, { depth: 4 }),
});
export const foamRoller: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.3,
  svg:
    formed(pen, 'M-70 -52H88V0H-70A22 26 0 0 1 -70 -52Z', color, {
      depth: 9,
      extra: times(9, (k) =>
        times(3, (j) =>
          rectangle([-60 + k * 17, -48 + j * 16], 12, 11, darker(color, 0.16), { radius: 3 }),
        ).join(''),
      ).join(''),
    }) +
    ellipse([88, -26], 14, 26, lighter(color, 0.2)) +
    ellipse([88, -26], 8, 16, HOUSE.ink),
});
export const stackingRings: Drawer = (pen) => ({
  unitCm: 0.12,
  svg:
    formed(pen, 'M-70 -12H70Q78 -6 70 0H-70Q-78 -6 -70 -12Z', HOUSE.woodLight, { depth: 4 }) +
    rod(pen, 'M0 -12V-180', HOUSE.woodLight, 12) +
    ([HOUSE.red, HOUSE.orange, HOUSE.yellow, HOUSE.grass, HOUSE.blue] as const)
      .map((fill, k) =>
        formed(pen, roundedPath([-64 + k * 9, -42 - k * 29], 128 - k * 18, 30, 15), fill, {
          depth: 7,
          light: 4,
        }),
      )
      .join('') +
    ball(pen, [0, -182], 21, HOUSE.purple),
});
export const babyMobile: Drawer = (pen) => ({
  unitCm: 0.3,
  svg:
    stroke('M0 -170V-140', HOUSE.woodDark, 4) +
    rod(pen, 'M-100 -134Q0 -156 100 -134', HOUSE.woodLight, 8) +
    rod(pen, 'M-46 -128Q0 -140 46 -128', HOUSE.woodLight, 7) +
    ball(pen, [0, -142], 10, HOUSE.coral) +
    (
      [
        [-100, -54, HOUSE.yellow],
        [-46, -84, HOUSE.sky],
        [46, -64, HOUSE.pink],
        [100, -44, HOUSE.grass],
      ] as const
    )
      .map(
        ([x, y, fill], k) =>
          stroke(`M${x} -132V${y - 20}`, HOUSE.woodDark, 2) +
          (k === 0
            ? path(
                `M${x + 4} ${y - 24}A24 24 0 1 0 ${x + 20} ${y + 10}A20 20 0 0 1 ${x + 4} ${y - 24}Z`,
                fill,
              )
            : k === 1
              ? ball(pen, [x - 12, y], 14, HOUSE.white, { glint: 0 }) +
                ball(pen, [x + 12, y], 14, HOUSE.white, { glint: 0 }) +
                ball(pen, [x, y - 8], 16, HOUSE.white, { glint: 0 })
              : path(
                  `M${x} ${y - 24}l7 15l16 2l-12 11l3 16l-14 -8l-14 8l3 -16l-12 -11l16 -2Z`,
                  fill,
                )),
      )
      .join(''),
  anchors: { top: { at: [0, -170] } },
});
