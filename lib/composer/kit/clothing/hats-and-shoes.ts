import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed } from '../form';

const bucketHat: Drawer = (pen, { color = HOUSE.green }) => ({
  unitCm: 0.17,
  svg:
    formed(pen, 'M-50 -56L-42 -116Q0 -132 42 -116L50 -56Z', color, { depth: 10 }) +
    formed(pen, 'M-52 -62H52L96 -10Q0 18 -96 -10Z', color, {
      depth: 10,
      extra: stroke('M-64 -44H64M-80 -26H80', darker(color, 0.18), 3),
    }) +
    rectangle([-51, -70], 102, 11, darker(color, 0.22)),
});
const flatCap: Drawer = (pen, { color = '#7d7466' }) => ({
  unitCm: 0.17,
  svg:
    formed(pen, 'M-84 -22C-96 -80 -30 -92 20 -84C60 -78 84 -50 86 -28Q0 -12 -84 -22Z', color, {
      depth: 11,
      extra: stroke(
        'M-60 -70L60 -20M-20 -90L90 -44M-80 -46L0 -14M-70 -20L-10 -90M-20 -14L40 -84M30 -14L76 -66',
        darker(color, 0.14),
        3,
      ),
    }) +
    formed(pen, 'M28 -32Q72 -44 104 -12Q66 -4 20 -14Z', darker(color, 0.16), { depth: 5 }) +
    circle([0, -86], 6, darker(color, 0.3)),
});
const swimCap: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.17,
  svg:
    formed(pen, 'M-76 -10C-84 -90 -40 -118 0 -118S84 -90 76 -10Q40 -26 0 -26T-76 -10Z', color, {
      depth: 12,
      light: 6,
      extra: path('M-16 -124H16L22 -10H-22Z', HOUSE.white),
    }) + stroke('M-44 -84Q-30 -102 -12 -106', HOUSE.white, 6, { opacity: 0.6 }),
});
const showerCap: Drawer = (pen, { color = HOUSE.sky }) => ({
  unitCm: 0.17,
  svg:
    formed(pen, 'M-88 -26C-112 -100 -64 -150 0 -150S112 -100 88 -26Q0 -8 -88 -26Z', color, {
      depth: 13,
      light: 6,
      extra:
        times(22, (k) => {
          const [x, y] = polar(k * 137.5, Math.sqrt(k + 1) * 21);
          return circle([x, -76 + y * 0.76], 8, HOUSE.white, { opacity: 0.9 });
        }).join('') +
        stroke('M0 -150Q-56 -120 -60 -20M0 -150Q56 -120 60 -20M0 -150V-14', darker(color, 0.14), 3),
    }) +
    times(13, (k) =>
      ellipse(
        [-96 + k * 16, -10 + (36 - (k - 6) ** 2) * 0.2],
        11,
        14,
        lighter(color, k % 2 ? 0.5 : 0.36),
      ),
    ).join('') +
    stroke('M-88 -26Q0 -8 88 -26', darker(color, 0.24), 5),
});
/** A pair beside one another. */
const shoes = (draw: (x: number) => string) => draw(-62) + draw(58);
interface Pair {
  /** How far right the near one is, how much higher and how much darker the far one. */
  near?: number;
  up: number;
  shade?: number;
}

/** Two alike, the far one a little behind and in the shade. */
const pairOf = (
  color: Hex,
  { near = 28, up, shade = 0.12 }: Pair,
  draw: (tone: Hex) => string,
): string =>
  placed(draw(darker(color, shade)), { at: [-34, -up] }) + placed(draw(color), { at: [near, 0] });
const footballBoots: Drawer = (pen, { color = HOUSE.orange }) => ({
  unitCm: 0.13,
  svg: pairOf(
    color,
    { near: 34, up: 34 },
    (tone) =>
      [-56, -30, -4, 40, 64]
        .map((x) => path(`M${x - 6} -12H${x + 8}L${x + 4} 2H${x - 2}Z`, HOUSE.ink))
        .join('') +
      formed(
        pen,
        'M-72 -14C-82 -60 -70 -88 -58 -92L-24 -88C0 -66 60 -62 84 -34Q90 -16 80 -12Z',
        tone,
        { depth: 9 },
      ) +
      path('M-76 -14H84L80 -8H-72Z', HOUSE.ink) +
      stroke('M-8 -74L8 -60M6 -66L22 -54', HOUSE.white, 5) +
      path('M-30 -20L-6 -54L6 -48L-12 -20ZM2 -20L18 -44L30 -38L16 -20Z', HOUSE.white),
  ),
});
const hikingBoots: Drawer = (pen, { color = '#a0692f' }) => ({
  unitCm: 0.17,
  svg: shoes(
    (x) =>
      formed(
        pen,
        `M${x - 42} -16L${x - 40} -120H${x + 6}L${x + 8} -66C${x + 34} -60 ${x + 54} -46 ${x + 54} -16Z`,
        color,
        { depth: 9 },
      ) +
      rectangle([x - 46, -128], 56, 18, HOUSE.cream, { radius: 8 }) +
      path(
        `M${x - 46} -18H${x + 58}V-2H${x + 46}V-8H${x + 32}V-2H${x + 18}V-8H${x + 2}V-2H${x - 14}V-8H${x - 28}V-2H${x - 46}Z`,
        HOUSE.rubber,
      ) +
      times(4, (k) => stroke(`M${x - 10 + k * 3} ${-104 + k * 15}h18`, HOUSE.red, 5)).join('') +
      path(`M${x + 30} -18C${x + 32} -34 ${x + 48} -40 ${x + 54} -18Z`, darker(color, 0.3)),
  ),
});
const oxfordShoes: Drawer = (pen, { color = HOUSE.chocolate }) => ({
  unitCm: 0.14,
  svg: pairOf(
    color,
    { up: 30, shade: 0.15 },
    (tone) =>
      formed(
        pen,
        'M-78 -12C-84 -50 -74 -72 -62 -74L-20 -66C10 -54 70 -50 92 -26Q94 -14 88 -10H-78Z',
        tone,
        { depth: 9, light: 5 },
      ) +
      path('M-80 -12H92V-2H-40V-6H-52V2H-80Z', HOUSE.ink) +
      stroke('M-16 -62L2 -46M-2 -56L14 -42', HOUSE.cream, 4) +
      stroke('M46 -46Q36 -30 46 -14', darker(color, 0.4), 3.4) +
      [52, 62, 72].map((x) => circle([x, -28 + (x - 52) * 0.2], 2.6, lighter(color, 0.3))).join(''),
  ),
});
const espadrilles: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.14,
  svg: pairOf(
    color,
    { up: 34 },
    (tone) =>
      formed(
        pen,
        'M-80 -20C-84 -56 -70 -62 -58 -58C-30 -40 0 -70 30 -58C70 -46 90 -36 90 -20Z',
        tone,
        { depth: 8 },
      ) +
      formed(pen, 'M-86 -24H94V-2H-86Z', '#d9b878', {
        depth: 4,
        extra: times(16, (j) => stroke(`M${-84 + j * 11} -22l7 18`, '#b58f4e', 3)).join(''),
      }) +
      stroke('M10 -62Q4 -44 14 -26', HOUSE.white, 4),
  ),
});
const moccasins: Drawer = (pen, { color = '#b9763f' }) => ({
  unitCm: 0.14,
  svg: pairOf(
    color,
    { up: 32 },
    (tone) =>
      formed(
        pen,
        'M-82 -8C-90 -50 -74 -68 -54 -62C-24 -40 0 -54 30 -52C74 -46 94 -30 88 -6Q0 6 -82 -8Z',
        tone,
        { depth: 9 },
      ) +
      stroke('M6 -52C30 -60 80 -40 78 -24', HOUSE.cream, 4) +
      times(6, (j) => stroke(`M${14 + j * 11} ${-56 + j * 4}l-5 12`, HOUSE.cream, 3)).join('') +
      times(5, (j) => stroke(`M${-76 + j * 12} -58v18`, darker(color, 0.3), 5)).join('') +
      [0, 8].map((d) => circle([44 + d * 2, -34 + d], 5, d ? HOUSE.red : HOUSE.teal)).join(''),
  ),
});
const skiBoots: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.2,
  svg: shoes(
    (x) =>
      formed(
        pen,
        `M${x - 40} -10L${x - 36} -130H${x + 12}L${x + 22} -66L${x + 52} -46V-10Z`,
        color,
        { depth: 10 },
      ) +
      rectangle([x - 34, -142], 44, 16, HOUSE.ink, { radius: 6 }) +
      path(`M${x - 44} -14H${x + 58}V0H${x - 44}Z`, HOUSE.ink) +
      [-116, -92, -56, -36]
        .map((y, k) => formed(pen, `M${x - 12 + k * 5} ${y}h34v9h-34Z`, HOUSE.metal, { depth: 3 }))
        .join(''),
  ),
});
const mittens: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.13,
  svg:
    [-1, 1]
      .map(
        (s) =>
          `<g transform="translate(${s * 66} 0) scale(${s} 1) rotate(-7)">${formed(pen, 'M-40 -50C-50 -110 -50 -170 -6 -172C34 -172 42 -130 38 -96C56 -116 80 -104 72 -84C66 -66 48 -52 38 -46Z', color, { depth: 11, light: 5, extra: path('M-60 -108H60V-100H-60Z', HOUSE.white) + path('M-8 -150l6 12l12 2l-9 8l3 13l-12 -7l-12 7l3 -13l-9 -8l12 -2Z', HOUSE.white) })}${formed(pen, 'M-46 -54H46V-4Q0 6 -46 -4Z', HOUSE.cream, { depth: 6, extra: times(7, (k) => stroke(`M${-36 + k * 12} -54V2`, '#dccfc0', 3)).join('') })}</g>`,
      )
      .join('') + stroke('M-66 6C-60 36 60 36 66 6', HOUSE.cream, 5),
});
const LOCK: Hex = HOUSE.gold;
const locket: Drawer = (pen, { color = LOCK }) => ({
  unitCm: 0.05,
  svg:
    stroke(
      'M0 -120C-60 -160 -90 -230 -70 -300M0 -120C60 -160 90 -230 70 -300',
      darker(color, 0.1),
      7,
    ) +
    `<circle cx="0" cy="-112" r="11" fill="none" stroke="${color}" stroke-width="7"/>` +
    formed(
      pen,
      'M0 0C-70 -44 -86 -84 -50 -98C-26 -106 -6 -92 0 -76C6 -92 26 -106 50 -98C86 -84 70 -44 0 0Z',
      color,
      { depth: 10, light: 6 },
    ) +
    path('M0 -22C-26 -42 -32 -62 -14 -66L0 -52L14 -66C32 -62 26 -42 0 -22Z', HOUSE.coral),
});

/** Hats and shoes by kind, mittens and a locket. */
export const hatsAndShoes = defineFamily('hats-and-shoes', {
  'bucket-hat': bucketHat,
  'flat-cap': flatCap,
  'swim-cap': swimCap,
  'shower-cap': showerCap,
  'football-boots': footballBoots,
  'hiking-boots': hikingBoots,
  'oxford-shoes': oxfordShoes,
  espadrilles,
  moccasins,
  'ski-boots': skiBoots,
  mittens,
  locket,
});
