import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, leaf, pointsOf, rod, rounded } from '../form';
import type { Pen } from '../pen';

/** Breads of many bakers, each by its shape and crust. */

const scattered = (
  count: number,
  rx: number,
  ry: number,
  draw: (x: number, y: number, index: number) => string,
) =>
  times(count, (index) => {
    const [x, y] = polar(index * 137.5, Math.sqrt((index + 0.5) / count));
    return draw(x * rx, y * ry, index);
  }).join('');
/** Flat rounds that lie on each other, the uppermost leaning to show its face. */
const flatbread =
  (outline: string, color: Hex, spots: (pen: Pen) => string, unitCm: number): Drawer =>
  (pen) => ({
    unitCm,
    svg:
      [0, 1, 2]
        .map(
          (k) =>
            ellipse([0, -12 - k * 9], 104 - k * 2, 20, darker(color, 0.22 - k * 0.05)) +
            ellipse([0, -15 - k * 9], 104 - k * 2, 19, darker(color, 0.04)),
        )
        .join('') +
      placed(
        path(outline, darker(color, 0.2)) +
          placed(formed(pen, outline, color, { depth: 7, extra: spots(pen) }), { at: [-2, -4] }),
        { at: [0, -84], angleDegrees: -8 },
      ),
  });
const naan: Drawer = (pen) => {
  const drop =
    'M-118 -2C-124 -40 -84 -64 -30 -66C40 -70 104 -50 128 -22C110 6 30 20 -40 18C-90 16 -114 12 -118 -2Z';
  const bread = (tone: Hex) =>
    formed(pen, drop, tone, {
      depth: 9,
      light: 6,
      extra:
        scattered(
          11,
          88,
          24,
          (x, y, index) =>
            ellipse([x - 4, y - 24], 15 - (index % 3) * 3, 7, lighter(tone, 0.3)) +
            ellipse([x - 2, y - 23], 8 - (index % 3), 4, index % 2 ? '#a8672f' : '#7d4a22', {
              opacity: 0.85,
            }),
        ) + stroke('M-96 -30Q-40 -58 40 -54', lighter(tone, 0.4), 5, { opacity: 0.6 }),
    });
  return {
    unitCm: 0.14,
    svg:
      placed(bread('#dcae68'), { at: [14, -20], angleDegrees: 7 }) +
      placed(
        bread('#efd09a') +
          pointsOf('-70 -34, -20 -48, 34 -30, 70 -40, -40 -10, 12 -6, 84 -22')
            .map(([x, y], k) => leaf([x, y], 20, 9, k * 67, HOUSE.leaf))
            .join(''),
        { at: [-6, -46], angleDegrees: -7 },
      ),
  };
};
const ROUND = 'M-78 0A78 66 0 0 1 78 0A78 66 0 0 1 -78 0Z';
const tortillas = flatbread(
  ROUND,
  '#f6e6c2',
  () =>
    scattered(16, 66, 54, (x, y, index) =>
      ellipse([x, y], 6 + (index % 3) * 2, 4, '#c99a5c', { opacity: 0.6 }),
    ),
  0.11,
);
const pita: Drawer = (pen) => {
  const spots = (reach: number, lift: number) =>
    scattered(12, reach, 15, (x, y, index) =>
      ellipse([x, y + lift], 8 - (index % 3) * 2, 3.4, '#b97f42', { opacity: 0.7 }),
    );
  return {
    unitCm: 0.1,
    svg:
      [0, 1]
        .map(
          (k) =>
            ellipse([6 - k * 10, -14 - k * 13], 104, 24, '#c9974f') +
            ellipse([6 - k * 10, -18 - k * 13], 104, 23, '#eccb92'),
        )
        .join('') +
      placed(spots(74, -31), {}) +
      placed(
        formed(pen, 'M-84 0A84 88 0 0 1 84 0Q40 16 0 16T-84 0Z', '#efd2a0', {
          depth: 10,
          light: 6,
          extra: scattered(14, 64, 36, (x, y, index) =>
            ellipse([x, y - 42], 9 - (index % 3) * 2, 6, '#bd8345', { opacity: 0.7 }),
          ),
        }) +
          path('M-84 0Q-40 -20 0 -20T84 0Q40 18 0 18T-84 0Z', '#a9713a') +
          [-56, -28, 0, 28, 54]
            .map(
              (x, k) =>
                circle([x, -4 + (k % 2) * 4], 15, k % 2 ? HOUSE.red : HOUSE.leaf) +
                circle([x + 12, 2], 10, k % 2 ? '#fdf6e4' : '#8a5a38'),
            )
            .join('') +
          formed(pen, 'M-84 0Q-40 18 0 18T84 0Q84 22 40 26H-40Q-84 22 -84 0Z', '#e8c48c', {
            depth: 5,
          }),
        { at: [0, -58], angleDegrees: -4 },
      ),
  };
};
const brioche: Drawer = (pen) => ({
  unitCm: 0.07,
  svg:
    rounded(pen, 'M-92 -78C-96 -124 -44 -136 0 -136S96 -124 92 -78Q0 -60 -92 -78Z', {
      at: [0, -100],
      rx: 94,
      ry: 40,
      color: '#c9762c',
    }) +
    rounded(pen, 'M-40 -130C-44 -164 -20 -176 0 -176S44 -164 40 -130Q0 -118 -40 -130Z', {
      at: [0, -148],
      rx: 42,
      ry: 30,
      color: '#b8642a',
    }) +
    formed(
      pen,
      'M-94 -84Q-84 -66 -72 -84Q-60 -64 -46 -82Q-34 -62 -22 -82Q-10 -62 2 -82Q14 -62 26 -82Q38 -62 50 -82Q62 -64 74 -84Q84 -66 94 -84L62 0H-62Z',
      '#e6a95a',
      {
        depth: 12,
        light: 5,
        extra: [-60, -36, -12, 12, 36, 60]
          .map((x) => stroke(`M${x * 1.2} -76L${x * 0.86} 0`, '#c9883c', 4))
          .join(''),
      },
    ),
});
/** Strands laid over each other along the loaf. */
const challah: Drawer = (pen) => ({
  unitCm: 0.11,
  svg:
    formed(
      pen,
      'M-140 -20C-120 -90 -60 -104 0 -104S120 -90 140 -20Q100 0 0 0T-140 -20Z',
      '#a85f26',
      { depth: 10 },
    ) +
    times(7, (index) => {
      const x = -102 + index * 34;
      const h = 46 - Math.abs(index - 3) * 5;
      return (
        placed(
          rounded(pen, `M-34 0C-30 ${-h} 10 ${-h} 36 -6C26 ${h * 0.5} -20 ${h * 0.5} -34 0Z`, {
            at: [0, -8],
            rx: 36,
            ry: h * 0.7,
            color: index % 2 ? '#cf8436' : '#c2762c',
          }),
          {
            at: [x, -62 + Math.abs(index - 3) * 7],
            angleDegrees: -34,
          },
        ) +
        placed(
          rounded(
            pen,
            `M-34 0C-30 ${-h * 0.8} 10 ${-h * 0.8} 36 6C26 ${h * 0.5} -20 ${h * 0.5} -34 0Z`,
            { at: [0, -4], rx: 36, ry: h * 0.6, color: index % 2 ? '#dc9644' : '#cf8638' },
          ),
          {
            at: [x + 6, -28 + Math.abs(index - 3) * 2],
            angleDegrees: 28,
          },
        )
      );
    }).join('') +
    scattered(26, 112, 34, (x, y) =>
      placed(ellipse([0, 0], 4, 2.2, '#fbeac4'), { at: [x, -54 + y], angleDegrees: x }),
    ),
});
const focaccia: Drawer = (pen) => ({
  unitCm: 0.14,
  svg:
    formed(pen, 'M-110 -30L110 -30V-8Q110 0 100 0H-100Q-110 0 -110 -8Z', '#d9a356', { depth: 7 }) +
    formed(pen, 'M-110 -32L-72 -86H76L110 -32Q60 -24 0 -25T-110 -32Z', '#f0cf8a', {
      depth: 8,
      extra: times(15, (index) => {
        const [row, column] = [Math.floor(index / 5), index % 5];
        const x = (column - 2) * (32 + row * 7) + (row % 2) * 12;
        return (
          ellipse([x, -76 + row * 19], 9, 5, '#c98f42') +
          ellipse([x, -75 + row * 19], 6, 3, '#e3b562')
        );
      }).join(''),
    }) +
    [-52, 8, 56]
      .map(
        (x, k) =>
          circle([x, -46 - (k % 2) * 18], 8, HOUSE.red) +
          circle([x - 2, -48 - (k % 2) * 18], 3, '#ff9d8e'),
      )
      .join('') +
    [-24, 34, 80, -70]
      .map((x, k) =>
        placed(stroke('M0 0H22M4 0l4 -6M10 0l4 -6M6 0l4 6M12 0l4 6', HOUSE.leafDark, 3), {
          at: [x, -58 + (k % 2) * 18],
          angleDegrees: k * 40,
        }),
      )
      .join(''),
});
const ciabatta: Drawer = (pen) => ({
  unitCm: 0.11,
  svg: formed(
    pen,
    'M-130 -26C-134 -60 -100 -70 -60 -66C-20 -74 30 -74 70 -66C110 -70 136 -54 130 -24C128 0 100 2 60 0H-70C-106 2 -128 -4 -130 -26Z',
    '#dba861',
    {
      depth: 12,
      light: 6,
      extra:
        path('M-110 -58Q-40 -76 0 -62T110 -58Q60 -40 0 -48T-110 -58Z', '#fbf1dc') +
        stroke('M-90 -34Q-40 -44 0 -34T96 -36', '#b9803c', 4),
    },
  ),
});
const garlicBread: Drawer = (pen) => ({
  unitCm: 0.1,
  svg: [
    [-66, -8],
    [66, -8],
    [0, -30],
  ]
    .map(([x = 0, y = 0]) =>
      placed(
        formed(pen, 'M-66 0C-70 -34 -36 -44 0 -44S70 -34 66 0Q0 14 -66 0Z', '#c9883c', {
          depth: 8,
        }) +
          placed(
            path('M-66 0C-62 -30 -34 -38 0 -38S62 -30 66 0Q0 12 -66 0Z', '#f5dc94') +
              scattered(16, 48, 14, (u, v, k) =>
                k % 2
                  ? ellipse([u, v - 14], 4, 2.4, '#4f9a4a')
                  : ellipse([u, v - 14], 5, 3, '#e0b24c'),
              ),
            { at: [0, -2] },
          ),
        { at: [x, y] },
      ),
    )
    .join(''),
});
/** A tin loaf that is cut: slices lean before it, `crumb` on their faces. */
const tinLoaf =
  (crust: Hex, crumb: Hex, marks: string): Drawer =>
  (pen) => ({
    unitCm: 0.1,
    svg:
      formed(pen, 'M-120 0V-62C-132 -96 -96 -104 -60 -104H70C108 -104 126 -92 116 -62V0Z', crust, {
        depth: 12,
        light: 6,
        extra: stroke('M-80 -92Q0 -74 92 -90', darker(crust, 0.25), 5),
      }) +
      [60, 96]
        .map((x) => {
          const face = `M${x - 44} 0V-60C${x - 56} -96 ${x - 22} -100 ${x} -100S${x + 56} -96 ${x + 44} -60V0Z`;
          return (
            formed(pen, face, darker(crust, 0.06), { depth: 6 }) +
            placed(
              placed(path('M-38 -4V-58C-48 -88 -18 -92 0 -92S48 -88 38 -58V-4Z', crumb) + marks, {
                at: [0, 0],
              }),
              { at: [x + 4, 0] },
            )
          );
        })
        .join(''),
  });
const bananaBread = tinLoaf(
  '#a9683a',
  '#e9c27c',
  scattered(14, 30, 36, (x, y) => circle([x, y - 46], 3, '#7d4a2a')),
);
const ryeBread = tinLoaf(
  '#5f3a28',
  '#94643f',
  scattered(22, 30, 38, (x, y, k) => ellipse([x, y - 46], 3, 2, k % 2 ? '#c9a070' : '#5f3a28')),
);
const painAuChocolat: Drawer = (pen) => {
  const dough = '#d8933f';
  const fold = (y: number, tone: number) =>
    formed(
      pen,
      `M-92 ${y}Q-98 ${y - 30} -60 ${y - 32}H60Q98 ${y - 30} 92 ${y}Q0 ${y + 10} -92 ${y}Z`,
      lighter(dough, tone),
      {
        depth: 7,
        light: 5,
        extra: times(9, (k) =>
          stroke(`M${-84 + k * 21} ${y - 34}q-5 18 0 36`, darker(dough, 0.16), 3),
        ).join(''),
      },
    );
  return {
    unitCm: 0.09,
    svg:
      formed(pen, roundedPath([-98, -48], 196, 48, 22), darker(dough, 0.1), { depth: 10 }) +
      [-1, 1]
        .flatMap((side) =>
          [-14, -34].map((y) =>
            rectangle([side * 92 - 16, y - 8], 32, 16, HOUSE.chocolate, { radius: 6 }),
          ),
        )
        .join('') +
      fold(-10, 0) +
      fold(-32, 0.1) +
      fold(-54, 0.2) +
      stroke('M-50 -78Q0 -84 46 -78', '#fbe3b4', 5),
  };
};
const crossBun: Drawer = (pen) => ({
  unitCm: 0.065,
  svg:
    rounded(pen, 'M-96 -20C-104 -84 -50 -112 0 -112S104 -84 96 -20Q86 0 60 0H-60Q-86 0 -96 -20Z', {
      at: [0, -60],
      rx: 100,
      ry: 60,
      color: '#b3692f',
    }) +
    scattered(8, 70, 34, (x, y) => ellipse([x, -54 + y], 6, 4, '#5a3425')) +
    stroke('M-6 -110Q-30 -60 -18 -2', HOUSE.cream, 14) +
    stroke('M-96 -44Q-10 -74 94 -52', HOUSE.cream, 14),
});
const stollen: Drawer = (pen) => ({
  unitCm: 0.13,
  svg:
    formed(pen, 'M-126 -14C-132 -60 -70 -84 0 -84S132 -60 126 -14Q80 0 0 0T-126 -14Z', '#c08a52', {
      depth: 12,
    }) +
    formed(
      pen,
      'M-126 -22C-132 -64 -70 -92 0 -92S132 -64 126 -26C110 -34 90 -26 74 -36S30 -30 10 -38S-50 -30 -70 -38S-108 -32 -126 -22Z',
      '#fbfaf6',
      { depth: 9 },
    ) +
    placed(
      circle([0, 0], 38, '#b5793f') +
        circle([0, 0], 33, '#efd9a4') +
        scattered(12, 26, 26, (x, y, k) =>
          circle([x, y], 4, ['#b8352f', '#5a3425', '#e8a23c'][k % 3] ?? '#5a3425'),
        ),
      { at: [100, -38] },
    ) +
    rod(pen, 'M-60 -30h.1', '#b8352f', 8) +
    circle([-20, -22], 4, lighter('#5a3425', 0.1)),
});

/** Breads by kind. */
export const breadKind = defineFamily('bread-kind', {
  naan,
  pita,
  tortillas,
  brioche,
  challah,
  focaccia,
  ciabatta,
  'garlic-bread': garlicBread,
  'banana-bread': bananaBread,
  'rye-bread': ryeBread,
  'pain-au-chocolat': painAuChocolat,
  'hot-cross-bun': crossBun,
  stollen,
});
