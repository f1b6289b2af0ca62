import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, boxed, type Drawer, formed, rod } from '../form';

/** What is played at in arcades, halls and yards. Units are centimetres unless told. */

const PLAY: readonly Hex[] = [HOUSE.coral, HOUSE.mustard, HOUSE.blue, HOUSE.green, HOUSE.purple];

const arcadeMachine: Drawer = (pen, { color = HOUSE.purple }) => ({
  unitCm: 1,
  svg:
    formed(pen, 'M34 0V-170L30 -180L44 -176V-6Z', darker(color, 0.3), { depth: 4 }) +
    formed(pen, 'M-36 0V-92L-42 -102L-32 -112V-150L-38 -180H34V-150L30 -112L40 -92V0Z', color, {
      depth: 6,
      light: 3,
      extra: stroke('M-40 -30L40 -56M-40 -18L40 -44', HOUSE.mustard, 5),
    }) +
    rectangle([-34, -178], 64, 20, HOUSE.mustard, { radius: 3 }) +
    times(5, (k) => rectangle([-27 + k * 11, -173], 7, 10, HOUSE.coral, { radius: 2 })).join('') +
    rectangle([-29, -152], 55, 42, HOUSE.ink, { radius: 4 }) +
    times(3, (row) =>
      times(5 - row, (k) =>
        rectangle([-20 + k * 9 + row * 4, -146 + row * 8], 5, 5, PLAY[row] ?? color),
      ).join(''),
    ).join('') +
    path('M-4 -114h8v-4h-2v-3h-4v3h-2Z', '#7fe0a0') +
    formed(pen, 'M-42 -100L-36 -108H32L42 -96V-88H-42Z', HOUSE.ink, { depth: 3 }) +
    rod(pen, 'M-24 -102V-114', HOUSE.metal, 3) +
    ball(pen, [-24, -117], 5, HOUSE.red) +
    [2, 13, 24].map((x, k) => ellipse([x, -101], 4.4, 2.6, PLAY[k] ?? color)).join('') +
    rectangle([-12, -60], 24, 30, darker(color, 0.35), { radius: 2 }) +
    rectangle([-2, -52], 4, 10, HOUSE.mustard),
  anchors: { screen: { at: [-2, -131], spanCm: 55 }, top: { at: [0, -180] } },
});

const pinballMachine: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 1,
  svg:
    [
      [-50, 0],
      [-38, -6],
      [48, 0],
    ]
      .map(([x = 0, y = 0]) => rod(pen, `M${x} -76V${y}`, HOUSE.metal, 4))
      .join('') +
    formed(pen, 'M36 -176H66V-104H36Z', HOUSE.navy, {
      depth: 4,
      extra:
        rectangle([40, -170], 22, 40, HOUSE.mustard, { radius: 2 }) +
        path('M51 -166l4 10h10l-8 7l3 11l-9 -6l-9 6l3 -11l-8 -7h10Z', HOUSE.coral),
    }) +
    formed(pen, 'M-58 -82L58 -112V-78L-58 -64Z', color, {
      depth: 6,
      extra: times(4, (k) => path(`M${-50 + k * 28} -62l10 -16l10 12Z`, HOUSE.mustard)).join(''),
    }) +
    formed(pen, 'M-58 -82L-36 -94L66 -120L58 -112Z', HOUSE.sky, { depth: 0, light: 0 }) +
    [
      [-8, -100],
      [18, -107],
      [38, -111],
    ]
      .map(([x = 0, y = 0], k) => ellipse([x, y], 6, 3, PLAY[k] ?? color))
      .join('') +
    stroke('M-36 -90L-26 -92M-22 -88L-14 -92', HOUSE.white, 3) +
    circle([-4, -92], 2, HOUSE.metal) +
    rod(pen, 'M-58 -74H-68', HOUSE.metal, 3) +
    ball(pen, [-69, -74], 4, HOUSE.red),
});

const foosball: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    [-58, 58]
      .map((x) => formed(pen, `M${x - 6} 0V-60H${x + 6}V0Z`, HOUSE.woodDark, { depth: 4 }))
      .join('') +
    formed(pen, 'M-72 -88H72V-54H-72Z', HOUSE.wood, { depth: 6, light: 3 }) +
    path('M-72 -88L-60 -100H60L72 -88Z', HOUSE.woodLight) +
    path('M-64 -90L-54 -98H54L64 -90Z', '#3f9b63') +
    times(6, (k) => {
      const x = -50 + k * 20;
      const tone = k % 2 ? HOUSE.red : HOUSE.blue;
      return (
        rod(pen, `M${x} -112V-76`, HOUSE.metal, 2.2) +
        rectangle([x - 2.5, -78], 5, 10, HOUSE.ink, { radius: 2 }) +
        circle([x, -106], 3.2, '#efb893') +
        rectangle([x - 3.5, -103], 7, 11, tone, { radius: 2 })
      );
    }).join('') +
    circle([2, -93], 2.4, HOUSE.white),
  anchors: { top: { at: [0, -94], spanCm: 120 } },
});

const pingPongTable: Drawer = (pen) => ({
  unitCm: 1.6,
  svg:
    [-66, 66].map((x) => rod(pen, `M${x} -44V0`, HOUSE.metalDark, 4)).join('') +
    path('M-84 -46L-66 -58H66L84 -46Z', '#2b6f8f') +
    stroke('M-75 -52H75', HOUSE.white, 1.4) +
    stroke('M-84 -46L-66 -58H66L84 -46Z', HOUSE.white, 1.2) +
    rectangle([-84, -46], 168, 4, darker('#2b6f8f', 0.3)) +
    path('M-5 -70V-58L5 -44V-58Z', HOUSE.white, { opacity: 0.85 }) +
    stroke('M-5 -70L5 -58', HOUSE.ink, 2),
  anchors: { top: { at: [0, -52], spanCm: 190 } },
});

const bouncyCastle: Drawer = (pen) => ({
  unitCm: 1.5,
  svg:
    formed(pen, roundedPath([-130, -30], 260, 30, 14), HOUSE.blue, { depth: 9, light: 5 }) +
    rectangle([-96, -130], 192, 104, '#ffd98a') +
    times(7, (k) => stroke(`M${-84 + k * 28} -130V-30`, '#f2bd5d', 3)).join('') +
    [-108, 108]
      .map(
        (x) =>
          formed(pen, roundedPath([x - 20, -178], 40, 152, 16), HOUSE.coral, {
            depth: 9,
            light: 5,
          }) +
          times(4, (k) =>
            stroke(`M${x - 19} ${-60 - k * 30}H${x + 19}`, darker(HOUSE.coral, 0.2), 3),
          ).join('') +
          formed(pen, `M${x - 26} -174L${x} -226L${x + 26} -174Z`, HOUSE.mustard, {
            depth: 8,
            light: 4,
          }) +
          path(`M${x} -226v-18l20 6l-20 8Z`, HOUSE.green),
      )
      .join('') +
    [-64, 64]
      .map((x) =>
        formed(pen, roundedPath([x - 12, -150], 24, 124, 11), HOUSE.purple, { depth: 6, light: 3 }),
      )
      .join('') +
    formed(pen, 'M-92 -132Q0 -196 92 -132V-112Q0 -172 -92 -112Z', HOUSE.green, {
      depth: 6,
      light: 4,
    }) +
    times(5, (k) =>
      formed(pen, roundedPath([-60 + k * 25, -30], 22, 26, 10), PLAY[k] ?? HOUSE.coral, {
        depth: 5,
        light: 3,
      }),
    ).join(''),
  anchors: { inside: { at: [0, -30], spanCm: 240 }, top: { at: [0, -30], spanCm: 240 } },
});

const ballPit: Drawer = (pen) => ({
  unitCm: 0.8,
  svg:
    ellipse([0, -56], 126, 30, darker(HOUSE.sky, 0.3)) +
    times(40, (k) => {
      const [x, y] = polar(k * 137.5, Math.sqrt((k + 0.5) / 40));
      return [x * 112, -62 + y * 22, k] as const;
    })
      .sort((a, b) => a[1] - b[1])
      .map(([x, y, k]) => ball(pen, [x, y], 14, PLAY[k % 5] ?? HOUSE.coral, { glint: 0.4 }))
      .join(''),
  front: formed(pen, 'M-134 -58Q0 -16 134 -58V-24Q0 26 -134 -24Z', HOUSE.sky, {
    depth: 12,
    light: 6,
  }),
  anchors: { inside: { at: [0, -62], spanCm: 170 }, top: { at: [0, -72], spanCm: 150 } },
});

const climbingFrame: Drawer = (pen) => ({
  unitCm: 1.4,
  svg:
    [-88, 88]
      .map(
        (x) =>
          rod(pen, `M${x} 0L${x * 0.8} -150`, HOUSE.red, 7) +
          rod(pen, `M${x * 1.2} 0L${x * 0.8} -150`, darker(HOUSE.red, 0.15), 7) +
          times(5, (k) =>
            rod(
              pen,
              `M${x * (1 - k * 0.035)} ${-22 - k * 26}L${x * (1.2 - k * 0.07)} ${-22 - k * 26}`,
              HOUSE.mustard,
              5,
            ),
          ).join(''),
      )
      .join('') +
    rod(pen, 'M-72 -152H72', HOUSE.blue, 8) +
    rod(pen, 'M-64 -140H64', HOUSE.blue, 6) +
    times(8, (k) => rod(pen, `M${-56 + k * 16} -152V-138`, HOUSE.mustard, 4)).join(''),
});

const rouletteWheel: Drawer = (pen) => ({
  unitCm: 0.25,
  svg:
    path('M-110 -30Q-100 0 -50 4H50Q100 0 110 -30Z', HOUSE.woodDark) +
    ellipse([0, -32], 112, 42, HOUSE.wood) +
    ellipse([0, -33], 98, 36, HOUSE.gold) +
    times(18, (k) =>
      placed(
        path('M0 0L-16 -94Q0 -98 16 -94Z', k === 0 ? HOUSE.green : k % 2 ? HOUSE.red : HOUSE.ink),
        { angleDegrees: k * 20 },
      ),
    )
      .map((w) => placed(w, { at: [0, -33], scaleX: 1, scaleY: 0.36 }))
      .join('') +
    ellipse([0, -34], 56, 20, HOUSE.woodLight) +
    ellipse([0, -35], 48, 17, HOUSE.wood) +
    rod(pen, 'M0 -36V-62', HOUSE.gold, 8) +
    rod(pen, 'M-22 -48H22', HOUSE.gold, 6) +
    ball(pen, [0, -66], 8, HOUSE.gold) +
    ball(pen, [70, -44], 6, HOUSE.white),
});

const pokerChips: Drawer = (pen) => ({
  unitCm: 0.07,
  svg: (
    [
      [-56, 5, HOUSE.red],
      [0, 8, HOUSE.navy],
      [56, 4, HOUSE.green],
    ] as const
  )
    .map(
      ([x, count, tone]) =>
        times(count, (k) =>
          formed(
            pen,
            `M${x - 28} ${-8 - k * 10}V${-k * 10}Q${x} ${10 - k * 10} ${x + 28} ${-k * 10}V${-8 - k * 10}Z`,
            tone,
            {
              depth: 4,
              light: 0,
              extra: [-18, 2, 20]
                .map((dx) => rectangle([x + dx - 4, -14 - k * 10], 8, 24, HOUSE.white))
                .join(''),
            },
          ),
        ).join('') +
        ellipse([x, -8 - (count - 1) * 10], 28, 10, lighter(tone, 0.15)) +
        ellipse([x, -8 - (count - 1) * 10], 18, 6, HOUSE.white) +
        ellipse([x, -8 - (count - 1) * 10], 14, 4.6, tone),
    )
    .join(''),
});

const checkers: Drawer = (pen) => ({
  unitCm: 0.22,
  svg:
    boxed(pen, HOUSE.wood, { at: [-104, 0], widthCm: 200, heightCm: 12, depth: [20, 60] }) +
    times(64, (k) => {
      const [c, r] = [k % 8, Math.floor(k / 8)];
      const x = (u: number, v: number) => -100 + u * 24 + v * 2.4;
      const y = (v: number) => -14 - v * 7;
      return path(
        `M${x(c, r)} ${y(r)}H${x(c + 1, r)}L${x(c + 1, r + 1)} ${y(r + 1)}H${x(c, r + 1)}Z`,
        (c + r) % 2 ? HOUSE.cream : '#7d4a2c',
      );
    }).join('') +
    times(14, (k) => {
      const isFar = k >= 7;
      const c = (k % 7) + 0.5;
      const r = isFar ? 7 - (k % 2) : k % 2;
      const [x, y] = [-100 + c * 24 + (r + 0.5) * 2.4, -14 - (r + 0.5) * 7];
      const tone = isFar ? HOUSE.ink : HOUSE.red;
      return (
        ellipse([x, y], 9, 4, darker(tone, 0.3)) +
        ellipse([x, y - 4], 9, 4, tone) +
        ellipse([x, y - 4], 6, 2.6, lighter(tone, 0.2))
      );
    })
      .reverse()
      .join(''),
});

const boardGame: Drawer = (pen) => ({
  unitCm: 0.24,
  svg:
    boxed(pen, '#f6e2b3', { at: [-104, 0], widthCm: 200, heightCm: 8, depth: [20, 70] }) +
    times(22, (k) => {
      const t = k / 21;
      const x = -70 + 150 * (0.5 + 0.46 * Math.sin(t * 9));
      const y = -14 - t * 56;
      return (
        ellipse([x, y], 11, 5, PLAY[k % 5] ?? HOUSE.coral) +
        ellipse([x, y], 7, 3, lighter(PLAY[k % 5] ?? HOUSE.coral, 0.35))
      );
    }).join('') +
    (
      [
        [-40, -20, HOUSE.red],
        [30, -38, HOUSE.blue],
        [64, -16, HOUSE.green],
      ] as const
    )
      .map(
        ([x, y, tone]) =>
          formed(
            pen,
            `M${x - 9} ${y}Q${x} ${y + 5} ${x + 9} ${y}L${x + 3} ${y - 20}H${x - 3}Z`,
            tone,
            { depth: 3 },
          ) + ball(pen, [x, y - 25], 7, tone),
      )
      .join('') +
    placed(
      formed(pen, roundedPath([-10, -10], 20, 20, 4), HOUSE.white, { depth: 3 }) +
        [
          [-4, -4],
          [0, 0],
          [4, 4],
        ]
          .map(([x = 0, y = 0]) => circle([x, y], 2, HOUSE.ink))
          .join(''),
      { at: [0, -14], angleDegrees: 12 },
    ),
});

const gameConsole: Drawer = (pen, { color = HOUSE.ink as Hex }) => ({
  unitCm: 0.18,
  svg:
    formed(pen, roundedPath([-96, -44], 150, 44, 8), color, {
      depth: 8,
      light: 5,
      extra: rectangle([-96, -24], 150, 4, HOUSE.blue),
    }) +
    circle([-74, -34], 4, HOUSE.green) +
    rectangle([-40, -14], 60, 4, HOUSE.metalDark) +
    placed(
      formed(
        pen,
        'M-36 -30Q0 -42 36 -30Q48 -26 50 2Q40 12 26 -4H-26Q-40 12 -50 2Q-48 -26 -36 -30Z',
        HOUSE.white,
        { depth: 6 },
      ) +
        stroke('M-26 -18V-8M-31 -13H-21', HOUSE.ink, 3) +
        circle([22, -18], 3.4, HOUSE.red) +
        circle([29, -12], 3.4, HOUSE.green) +
        circle([-8, -8], 5, HOUSE.metalDark) +
        circle([9, -8], 5, HOUSE.metalDark),
      { at: [64, -10] },
    ),
});

export const fairground = {
  'game-console': gameConsole,
  'arcade-machine': arcadeMachine,
  'pinball-machine': pinballMachine,
  'foosball-table': foosball,
  'ping-pong-table': pingPongTable,
  'bouncy-castle': bouncyCastle,
  'ball-pit': ballPit,
  'climbing-frame': climbingFrame,
  'roulette-wheel': rouletteWheel,
  'poker-chips': pokerChips,
  checkers,
  'board-game': boardGame,
} as const satisfies Record<string, Drawer>;
