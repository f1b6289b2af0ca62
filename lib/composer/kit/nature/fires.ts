import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import { GLOW } from '../../palette/glow';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer } from '../form';
import type { Pen } from '../pen';

const TONGUES =
  'M0 0C-44 0 -62 -26 -56 -58C-52 -80 -38 -88 -40 -112C-26 -104 -20 -94 -20 -82C-10 -104 -14 -134 2 -160C6 -126 34 -116 36 -84C42 -90 44 -98 42 -108C62 -88 66 -52 52 -26C42 -8 24 0 0 0Z';

/** A flame in three tones, hot below. */
export function flameAt(at: Point, scaleBy: number, color: Hex = GLOW.flame): string {
  const inner = (share: number, fill: Hex, lift: number) =>
    placed(path(TONGUES, fill), { at: [0, lift], scaleX: share, scaleY: share });
  return placed(
    path(TONGUES, GLOW.flameEdge) +
      inner(0.78, color, -2) +
      inner(0.54, GLOW.flameInner, -2) +
      inner(0.28, GLOW.flameHeart, -3),
    { at, scaleX: scaleBy },
  );
}

const fire: Drawer = () => ({
  svg: flameAt([0, 0], 1),
  anchors: { top: { at: [0, -150] } },
});

function log(at: Point, length: number, angle: number, wood: Hex): string {
  return placed(
    rectangle([-length / 2, -10], length, 20, wood, { radius: 6 }) +
      rectangle([-length / 2, 2], length, 8, darker(wood, 0.2), { radius: 4 }) +
      ellipse([length / 2 - 3, 0], 6, 10, HOUSE.woodLight) +
      ellipse([length / 2 - 3, 0], 3.4, 6, HOUSE.wood),
    { at, angleDegrees: angle },
  );
}

const STONES_AT = [-82, -60, -36, -11, 15, 40, 64, 84] as const;

/** A fire of logs in a ring of stones, its flames of a share of their height. */
const logFire = (share: number): ReturnType<Drawer> => ({
  svg:
    ellipse([0, -8], 92, 18, darker(HOUSE.soil, 0.3)) +
    log([-6, -22], 130, 16, HOUSE.brown) +
    log([6, -24], 130, -18, HOUSE.wood) +
    flameAt([0, -22], share) +
    log([2, -14], 118, 3, HOUSE.woodDark),
  front: STONES_AT.map(
    (x, index) =>
      ellipse([x, -9], 15 + (index % 3) * 1.6, 12, darker(HOUSE.rock, index % 2 ? 0.06 : 0.16)) +
      ellipse([x - 3, -13], 9, 5.5, lighter(HOUSE.rock, 0.3)),
  ).join(''),
  anchors: { top: { at: [0, -160] }, inside: { at: [0, -40] }, chimney: { at: [0, -160] } },
});

/** Where the grate over a fire is, and half its width. */
const GRATE = { y: -118, half: 96, bars: 13 } as const;

/** A grate on legs over the flames of a campfire: what is cooked lies on it. */
const cookingFire = (): ReturnType<Drawer> => {
  const { svg, front = '' } = logFire(0.64);
  const { y, half, bars } = GRATE;
  const iron = HOUSE.ink;
  const leg = (x: number, foot: number) =>
    path(`M${x - 3} ${y}H${x + 3}L${foot + 3} 0H${foot - 3}Z`, iron);
  const back = leg(-half + 16, -half + 10) + leg(half - 16, half - 10);
  const grid = times(bars, (index) => {
    const x = -half + 10 + (index * (2 * half - 20)) / (bars - 1);
    return path(
      `M${x * 0.9 - 1.4} ${y - 11}H${x * 0.9 + 1.4}L${x + 1.6} ${y + 9}H${x - 1.6}Z`,
      lighter(iron, 0.18),
    );
  }).join('');
  const frame =
    rectangle([-half * 0.92, y - 13], half * 1.84, 4, lighter(iron, 0.1), { radius: 2 }) +
    grid +
    rectangle([-half, y + 7], 2 * half, 6, iron, { radius: 3 });
  return {
    svg: back + svg + frame,
    front: leg(-half + 4, -half - 8) + leg(half - 4, half + 8) + front,
    anchors: { top: { at: [0, y + 3], spanCm: half * 1.7 }, chimney: { at: [0, y] } },
  };
};

const PUFFS: readonly (readonly [x: number, y: number, r: number])[] = [
  [0, -14, 16],
  [10, -36, 22],
  [-8, -62, 26],
  [18, -88, 32],
  [-6, -122, 34],
  [34, -130, 26],
];

const smoke: Drawer = (pen, { color = '#dfe4ef' }) => {
  const side = pen.shade[0] < 0 ? -1 : 1;
  return {
    svg:
      PUFFS.map(([x, y, r]) => circle([x * side, y], r, darker(color, 0.16))).join('') +
      PUFFS.map(([x, y, r]) => circle([(x - r * 0.14) * side, y - r * 0.16], r * 0.84, color)).join(
        '',
      ) +
      PUFFS.map(([x, y, r]) =>
        circle([(x - r * 0.26) * side, y - r * 0.28], r * 0.5, lighter(color, 0.6)),
      ).join(''),
  };
};

const COIN_ROWS: readonly (readonly [y: number, half: number, count: number])[] = [
  [-12, 176, 17],
  [-25, 148, 14],
  [-38, 112, 11],
  [-50, 74, 8],
  [-59, 36, 4],
];

function coin(pen: Pen, [x, y]: Point): string {
  const angle = pen.random.between(-26, 26);
  return placed(
    ellipse([0, 2], 15, 7, '#c9852c') +
      ellipse([0, 0], 15, 7, HOUSE.gold) +
      ellipse([-1, -0.6], 9.5, 4, '#ffdf87'),
    { at: [x, y], angleDegrees: angle },
  );
}

/** A heap of coins with gems and a chalice's glint among them. */
const treasure: Drawer = (pen) => {
  const mound =
    'M-198 0C-178 -20 -130 -26 -92 -46C-58 -62 -22 -68 4 -68C40 -66 64 -56 100 -42C140 -26 180 -18 200 0Z';
  const coins = COIN_ROWS.map(([y, half, count]) =>
    times(count, (index, share) =>
      coin(pen, [
        -half + 2 * half * share + pen.random.between(-5, 5),
        y + pen.random.between(-6, 8),
      ]),
    ).join(''),
  )
    .reverse()
    .join('');
  const jewel = (at: Point, color: Hex, size: number) =>
    placed(
      path('M-10 -6L0 -14L10 -6L0 8Z', color) + path('M-10 -6L0 -14L0 8Z', lighter(color, 0.4)),
      { at, scaleX: size },
    );
  return {
    svg:
      path(mound, '#d8932f') +
      coins +
      times(12, (index) => coin(pen, [-182 + index * 33, -5])).join('') +
      jewel([-86, -36], HOUSE.red, 1.3) +
      jewel([62, -28], HOUSE.teal, 1.5) +
      jewel([10, -54], HOUSE.purple, 1.2) +
      jewel([-138, -14], HOUSE.blue, 1.1) +
      jewel([142, -12], HOUSE.red, 1.2),
    anchors: {
      top: { at: [0, -62], spanCm: 220 },
      bed: { at: [0, -54], spanCm: 330 },
      seat: { at: [0, -60] },
    },
  };
};

/** A black pot on three feet, heaped with coins. */
const goldPot: Drawer = (pen) => {
  const rows = [
    [-66, 34, 5],
    [-73, 25, 4],
    [-80, 13, 2],
  ] as const;
  const coins = rows.map(([y, half, count]) =>
    times(count, (index, share) =>
      coin(pen, [-half + 2 * half * share, y + pen.random.between(-2, 3)]),
    ).join(''),
  );
  return {
    svg:
      path('M-30 -8L-38 0H-26L-20 -6ZM30 -8L38 0H26L20 -6Z', darker(HOUSE.ink, 0.1)) +
      path('M-46 -64Q0 -108 46 -64Z', '#d8932f') +
      coins.join('') +
      path('M-48 -60C-64 -30 -46 -4 0 -4C46 -4 64 -30 48 -60Z', HOUSE.ink) +
      path('M-44 -54C-56 -30 -44 -14 -22 -9C-34 -22 -38 -38 -34 -54Z', lighter(HOUSE.ink, 0.22)) +
      rectangle([-54, -68], 108, 13, lighter(HOUSE.ink, 0.1), { radius: 6 }) +
      coin(pen, [52, -4]) +
      coin(pen, [-58, -3]),
    anchors: { top: { at: [0, -84], spanCm: 70 }, seat: { at: [0, -80] } },
  };
};

/** Fire and its smoke, and the heap that dragons lie on; in centimetres. */
export const fires = defineFamily(
  'fires',
  {
    fire: (pen, wish) => ({ ...fire(pen, wish), unitCm: 0.5 }),
    campfire: () => ({ ...logFire(0.92), unitCm: 0.6 }),
    'cooking-fire': () => ({ ...cookingFire(), unitCm: 0.6 }),
    smoke,
    treasure,
    'gold-pot': goldPot,
  },
  1,
);
