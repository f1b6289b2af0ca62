import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, formed, leaf, rod } from '../form';

/** What stands and is used in gardens. */

const sundial: Drawer = (pen) => ({
  unitCm: 0.7,
  svg:
    formed(pen, 'M-36 0H36L30 -12H-30Z', HOUSE.stone, { depth: 5 }) +
    formed(pen, 'M-18 -12Q-10 -50 -20 -88H20Q10 -50 18 -12Z', HOUSE.stone, { depth: 7 }) +
    path('M-58 -92V-98H58V-92Q0 -72 -58 -92Z', HOUSE.stoneDark) +
    ellipse([0, -98], 58, 17, lighter(HOUSE.stone, 0.3)) +
    times(12, (k) => {
      const [x, y] = polar(k * 30, 1);
      return circle([x * 48, -98 + y * 13], 2.2, HOUSE.ink);
    }).join('') +
    path('M-16 -94L34 -98V-136Z', HOUSE.gold) +
    path('M-16 -94L-44 -90L-20 -88Z', HOUSE.ink, { opacity: 0.3 }),
});

const trellis: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    [-48, -24, 0, 24, 48].map((x) => rod(pen, `M${x} 0V-176`, HOUSE.woodLight, 4.4)).join('') +
    [-30, -66, -102, -138, -170]
      .map((y) => rod(pen, `M-54 ${y}H54`, HOUSE.woodLight, 4.4))
      .join('') +
    stroke(
      'M-30 0C-50 -40 10 -60 -20 -100S30 -130 10 -170M30 0C50 -30 20 -70 44 -110',
      HOUSE.leafDark,
      4,
    ) +
    times(26, (k) =>
      leaf(
        [-40 + ((k * 37) % 84), -10 - ((k * 53) % 160)],
        17,
        8,
        (k * 71) % 360,
        k % 2 ? HOUSE.leaf : HOUSE.leafDark,
      ),
    ).join('') +
    times(
      8,
      (k) =>
        times(5, (j) => {
          const [x, y] = polar(j * 72, 5);
          return circle([-36 + ((k * 41) % 78) + x, -24 - ((k * 67) % 140) + y], 4, HOUSE.pink);
        }).join('') + circle([-36 + ((k * 41) % 78), -24 - ((k * 67) % 140)], 3, HOUSE.yellow),
    ).join(''),
});

const pergola: Drawer = (pen) => ({
  unitCm: 2,
  svg:
    [-90, 90].map((x) => rod(pen, `M${x * 0.8} -8V-118`, HOUSE.woodDark, 7)).join('') +
    [-100, 100].map((x) => rod(pen, `M${x} 0V-124`, HOUSE.wood, 9)).join('') +
    times(9, (k) => rod(pen, `M${-108 + k * 27} -120l10 -16`, HOUSE.woodLight, 6)).join('') +
    formed(pen, roundedPath([-122, -130], 244, 11, 3), HOUSE.wood, { depth: 4 }) +
    times(30, (k) =>
      leaf(
        [-112 + ((k * 41) % 226), -132 + ((k * 17) % 22)],
        20,
        9,
        40 + ((k * 71) % 100),
        k % 2 ? HOUSE.leaf : HOUSE.grass,
      ),
    ).join('') +
    times(9, (k) =>
      times(5, (j) =>
        circle([-96 + k * 24 + (j % 2) * 4, -112 + j * 6], 4.5 - j * 0.6, '#a98fd6'),
      ).join(''),
    ).join(''),
});

const topiary: Drawer = (pen) => ({
  unitCm: 0.9,
  svg:
    rod(pen, 'M0 -34V-96', HOUSE.woodDark, 7) +
    (
      [
        [-128, 34],
        [-74, 22],
      ] as const
    )
      .map(([y, r]) =>
        ball(pen, [0, y], r, HOUSE.leaf, {
          glint: 0,
          extra: times(16, (k) => {
            const [x, dy] = polar(k * 137, r * Math.sqrt((k + 0.5) / 16));
            return ellipse([x, y + dy], 4, 2.4, lighter(HOUSE.leaf, k % 2 ? 0.2 : 0.08));
          }).join(''),
        }),
      )
      .join('') +
    formed(pen, 'M-28 -40H28L20 0H-20Z', HOUSE.brick, { depth: 7, light: 4 }) +
    rectangle([-32, -44], 64, 9, darker(HOUSE.brick, 0.1), { radius: 2 }),
});

const sprinkler: Drawer = (pen) => ({
  unitCm: 0.5,
  svg:
    [-60, -30, 0, 30, 60]
      .map((a) =>
        stroke(
          `M0 -30Q${a * 0.7} -86 ${a * 1.5} ${-30 - Math.abs(60 - Math.abs(a)) * 0.5}`,
          HOUSE.sky,
          3,
        ),
      )
      .join('') +
    times(10, (k) => circle([-84 + k * 19, -26 - ((k * 23) % 44)], 3, HOUSE.water)).join('') +
    formed(pen, 'M-24 0Q-20 -14 0 -16T24 0Z', HOUSE.green, { depth: 4 }) +
    rod(pen, 'M0 -14V-30', HOUSE.metalDark, 6) +
    formed(pen, roundedPath([-12, -36], 24, 9, 4), HOUSE.coral, { depth: 2 }) +
    stroke('M-24 -3H-70', HOUSE.green, 6),
});

const leafBlower: Drawer = (pen, { color = HOUSE.orange }) => ({
  unitCm: 0.45,
  svg:
    formed(pen, 'M20 -40L120 -16V6L20 -10Z', HOUSE.ink, { depth: 6 }) +
    formed(pen, 'M-70 -20Q-74 -66 -30 -68H10Q34 -62 32 -30L20 0H-50Q-66 -4 -70 -20Z', color, {
      depth: 9,
      light: 5,
    }) +
    stroke('M-44 -66Q-20 -104 14 -66', HOUSE.ink, 9) +
    circle([-30, -32], 20, HOUSE.ink) +
    times(5, (k) => stroke(`M${-44 + k * 7} -44v24`, HOUSE.metalDark, 2)).join(''),
  anchors: { grip: { at: [-16, -86] }, tip: { at: [120, -6] } },
});

const compostBin: Drawer = (pen) => ({
  unitCm: 0.9,
  svg:
    formed(pen, 'M-56 -84Q-30 -112 0 -110T56 -84Z', '#6b4a2c', {
      depth: 6,
      extra: times(12, (k) =>
        circle(
          [-40 + k * 7, -90 - ((k * 7) % 14)],
          4,
          ['#6dbb74', '#d9843a', '#8a5638'][k % 3] ?? '#8a5638',
        ),
      ).join(''),
    }) +
    times(5, (k) =>
      formed(
        pen,
        roundedPath([-60, -18 - k * 18], 120, 14, 2),
        k % 2 ? HOUSE.wood : HOUSE.woodLight,
        { depth: 3 },
      ),
    ).join('') +
    [-56, 56].map((x) => rectangle([x - 6, -92], 12, 92, HOUSE.woodDark, { radius: 2 })).join('') +
    leaf([-14, -104], 24, 11, -60, HOUSE.leaf),
});

export const gardenPieces = {
  sundial,
  trellis,
  pergola,
  topiary,
  sprinkler,
  'leaf-blower': leafBlower,
  'compost-bin': compostBin,
} as const satisfies Record<string, Drawer>;
