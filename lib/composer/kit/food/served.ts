import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, leaf, rod } from '../form';
import { cheeseBoard } from './cheese-board';

/** Dishes of many kitchens, as they come to the table. Units are millimetres unless told. */

const bento: Drawer = (pen, { view }) => ({
  unitCm: 0.2,
  svg: placed(
    formed(pen, roundedPath([-110, -150], 220, 150, 16), '#3a2f55', { depth: 8, light: 5 }) +
      rectangle([-102, -142], 204, 134, HOUSE.red, { radius: 10 }) +
      rectangle([-96, -136], 100, 122, '#b93430', { radius: 7 }) +
      rectangle([10, -136], 86, 58, '#b93430', { radius: 7 }) +
      rectangle([10, -72], 86, 58, '#b93430', { radius: 7 }) +
      formed(pen, roundedPath([-90, -130], 88, 72, 12), '#fffaf0', {
        depth: 6,
        extra: times(14, (index) =>
          ellipse([-84 + ((index * 37) % 78), -124 + ((index * 23) % 60)], 4, 2, '#e9e2d2'),
        ).join(''),
      }) +
      circle([-46, -94], 9, HOUSE.red) +
      times(2, (index) =>
        formed(
          pen,
          `M${-90 + index * 42} -22Q${-92 + index * 42} -48 ${-70 + index * 42} -52Q${-48 + index * 42} -48 ${-50 + index * 42} -22Z`,
          '#f08a5c',
          {
            depth: 4,
            extra: times(3, (k) =>
              stroke(`M${-88 + index * 42} ${-28 - k * 8}q20 -8 40 0`, '#fbd0b4', 3),
            ).join(''),
          },
        ),
      ).join('') +
      times(4, (index) =>
        ellipse(
          [26 + (index % 2) * 34, -118 + Math.floor(index / 2) * 24],
          17,
          8,
          index % 2 ? '#86b84e' : '#9ccb62',
        ),
      ).join('') +
      circle([34, -44], 20, '#fbe9b0') +
      circle([34, -44], 12, HOUSE.yellow) +
      placed(
        formed(pen, 'M-14 -8Q-14 -26 0 -26T14 -8V2H-14Z', '#d9543f', { depth: 4 }) +
          times(4, (index) =>
            stroke(`M${-11 + index * 7.4} 0q-3 8 ${index < 2 ? -4 : 4} 10`, '#d9543f', 5),
          ).join('') +
          [-5, 5].map((x) => circle([x, -14], 2, HOUSE.ink)).join(''),
        { at: [72, -36] },
      ),
    { at: [0, 0], scaleX: 1, scaleY: view === 'top' ? 1 : 0.62 },
  ),
  anchors: { top: { at: [0, -60] }, grip: { at: [0, -4] } },
});

const paella: Drawer = (pen) => ({
  unitCm: 0.2,
  svg:
    [-128, 128]
      .map((x) => stroke(`M${x - 10} -34Q${x} -50 ${x + 10} -34`, HOUSE.metalDark, 8))
      .join('') +
    formed(pen, 'M-122 -36H122Q112 0 70 0H-70Q-112 0 -122 -36Z', '#474d6b', {
      depth: 10,
      light: 5,
    }) +
    ellipse([0, -36], 122, 28, HOUSE.metalDark) +
    ellipse([0, -36], 114, 24, '#f0b53c') +
    times(40, (index) =>
      ellipse(
        [-96 + ((index * 53) % 192), -46 + ((index * 17) % 26)],
        4,
        1.8,
        index % 2 ? '#f8d57a' : '#d9912c',
      ),
    ).join('') +
    [-70, -10, 56]
      .map((x, index) =>
        placed(
          formed(
            pen,
            'M20 -20C0 -32 -26 -26 -28 -6C-28 4 -18 6 -10 4C-14 -8 4 -14 14 -8Z',
            '#ef7f58',
            { depth: 4, light: 3 },
          ),
          { at: [x, -34 + (index % 2) * 8] },
        ),
      )
      .join('') +
    [-40, 30, 84]
      .map((x, index) =>
        formed(
          pen,
          `M${x - 14} ${-34 + index * 3}Q${x} ${-56 + index * 3} ${x + 14} ${-34 + index * 3}Q${x} ${-26 + index * 3} ${x - 14} ${-34 + index * 3}Z`,
          HOUSE.ink,
          { depth: 3, light: 3 },
        ),
      )
      .join('') +
    [-90, 4, 70, -24].map((x, index) => circle([x, -38 + (index % 3) * 6], 4, '#86b84e')).join('') +
    [-56, 40].map((x) => path(`M${x} -20L${x + 26} -24L${x + 8} -42Z`, HOUSE.yellow)).join(''),
  anchors: { top: { at: [0, -40], spanCm: 200 }, grip: { at: [128, -44] } },
});

const curry: Drawer = (pen, { color = '#c8742c' }) => ({
  unitCm: 0.16,
  svg:
    formed(pen, 'M-112 -40H112Q100 0 40 0H-40Q-100 0 -112 -40Z', HOUSE.teal, {
      depth: 14,
      light: 6,
    }) +
    ellipse([0, -40], 112, 24, lighter(HOUSE.teal, 0.3)) +
    ellipse([0, -40], 102, 20, color) +
    formed(pen, 'M-98 -42Q-92 -74 -50 -78Q-6 -76 -2 -44Q-44 -30 -98 -42Z', '#fffaf0', {
      depth: 8,
      extra: times(12, (index) =>
        ellipse([-86 + ((index * 31) % 78), -68 + ((index * 13) % 30)], 4, 2, '#e9e2d2'),
      ).join(''),
    }) +
    [20, 54, 76]
      .map((x, index) =>
        formed(
          pen,
          roundedPath([x, -52 + (index % 2) * 8], 20, 14, 5),
          index % 2 ? HOUSE.orange : '#e7c47c',
          { depth: 4 },
        ),
      )
      .join('') +
    leaf([-40, -74], 26, 12, -30, HOUSE.leaf) +
    [-10, 20]
      .map((x) => stroke(`M${x} -90q-10 -14 0 -26t0 -26`, HOUSE.white, 6, { opacity: 0.6 }))
      .join(''),
  anchors: { top: { at: [0, -60], spanCm: 150 }, grip: { at: [-100, -20] } },
});

const kebab: Drawer = (pen) => ({
  unitCm: 0.11,
  svg:
    formed(pen, 'M-56 -110Q0 -150 60 -112L44 -70H-42Z', '#e0b271', { depth: 9, light: 5 }) +
    times(7, (index) =>
      leaf([-40 + index * 13, -100], 34, 16, -110 + index * 8, index % 2 ? '#8fc35a' : HOUSE.leaf),
    ).join('') +
    [-26, 0, 26].map((x) => ellipse([x, -112], 17, 8, '#8e4636')).join('') +
    [-12, 22].map((x) => circle([x, -120], 9, HOUSE.red)).join('') +
    stroke('M-36 -108Q-20 -96 0 -106T40 -104', HOUSE.cream, 6),
  front: formed(pen, 'M-56 -88Q0 -66 56 -88L30 0Q0 12 -30 0Z', HOUSE.cream, {
    depth: 9,
    extra: [-40, -16]
      .map((y) => stroke(`M-70 ${y - 20}Q0 ${y + 6} 70 ${y - 20}`, HOUSE.red, 7))
      .join(''),
  }),
  anchors: { grip: { at: [0, -40] }, mouth: { at: [0, -120] } },
});

const burrito: Drawer = (pen, { color = '#e8c48c' }) => ({
  unitCm: 0.12,
  svg: placed(
    formed(pen, roundedPath([-90, -32], 160, 64, 28), color, {
      depth: 12,
      light: 6,
      extra: times(6, (index) =>
        ellipse([-70 + index * 26, -10 + ((index * 17) % 24)], 9, 4, darker(color, 0.16)),
      ).join(''),
    }) +
      ellipse([70, 0], 20, 30, darker(color, 0.16)) +
      ellipse([72, 0], 15, 25, '#8a4a34') +
      [
        [70, -12, HOUSE.leaf],
        [78, -2, HOUSE.red],
        [68, 6, HOUSE.yellow],
        [76, 14, HOUSE.leaf],
        [66, -2, '#f3e6d0'],
      ]
        .map(([x, y, tone]) => circle([Number(x), Number(y)], 6, String(tone)))
        .join('') +
      formed(pen, 'M-92 -34Q-60 -46 -14 -34V34Q-60 46 -92 34Q-104 0 -92 -34Z', HOUSE.metal, {
        depth: 9,
        light: 6,
        extra: stroke('M-80 -30L-60 30M-50 -40L-40 20M-30 -30L-24 34', HOUSE.white, 3),
      }),
    { at: [0, -40], angleDegrees: -16 },
  ),
  anchors: { grip: { at: [-50, -28] }, mouth: { at: [78, -62] } },
});

const nachos: Drawer = (pen) => ({
  unitCm: 0.14,
  svg:
    times(16, (index) =>
      placed(
        formed(pen, 'M0 -22L24 16Q0 22 -24 16Z', index % 2 ? '#f0b64a' : '#e3a035', {
          depth: 5,
          light: 3,
        }),
        {
          at: [
            -80 + ((index * 47) % 160),
            -30 - ((index * 19) % 46) * (1 - Math.abs(-80 + ((index * 47) % 160)) / 120),
          ],
          angleDegrees: ((index * 67) % 120) - 60,
        },
      ),
    ).join('') +
    path('M-70 -40Q-40 -66 -10 -52T60 -44Q50 -30 36 -34T4 -30T-34 -28T-70 -40Z', '#f8cf55') +
    [-30, 10, 44, -6]
      .map((x, index) => circle([x, -52 + (index % 2) * 14], 7, index % 2 ? HOUSE.red : HOUSE.leaf))
      .join('') +
    circle([14, -66], 14, HOUSE.white),
  front: formed(pen, 'M-110 -22H110Q96 0 60 0H-60Q-96 0 -110 -22Z', HOUSE.coral, {
    depth: 7,
    light: 4,
  }),
  anchors: { top: { at: [0, -60] }, grip: { at: [90, -12] } },
});

const cereal: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.13,
  svg:
    formed(pen, 'M-96 -72H96Q92 -10 40 0H-40Q-92 -10 -96 -72Z', color, { depth: 16, light: 7 }) +
    ellipse([0, -72], 96, 22, lighter(color, 0.36)) +
    ellipse([0, -71], 88, 18, HOUSE.milk) +
    times(16, (index) => {
      const [x, y] = [-66 + ((index * 43) % 132), -80 + ((index * 11) % 18)];
      return stroke(ellipsePath([x, y], 6, 4), index % 3 ? '#d9974a' : HOUSE.coral, 4);
    }).join('') +
    rod(pen, 'M40 -74L104 -128', HOUSE.metal, 8),
  anchors: {
    top: { at: [0, -72], spanCm: 140 },
    grip: { at: [0, -20] },
    inside: { at: [0, -72], spanCm: 150 },
  },
});

const bubbleTea: Drawer = (pen, { color = '#d9a679' }) => ({
  unitCm: 0.12,
  svg:
    rod(pen, 'M6 -60L26 -178', HOUSE.coral, 13) +
    formed(pen, 'M-48 -126H48L36 -8Q35 0 27 0H-27Q-35 0 -36 -8Z', color, {
      depth: 12,
      light: 6,
      extra:
        path('M-60 -130H60V-104Q0 -92 -60 -104Z', lighter(color, 0.55)) +
        times(15, (index) =>
          circle(
            [-26 + (index % 5) * 13, -8 - Math.floor(index / 5) * 12 + (index % 2) * 4],
            6.4,
            '#3d2430',
          ),
        ).join(''),
    }) +
    formed(pen, 'M-54 -124Q-52 -154 0 -156Q52 -154 54 -124Z', '#e6f3f7', { depth: 7, light: 4 }) +
    rod(pen, 'M20 -140L27 -182', HOUSE.coral, 13) +
    rectangle([-56, -130], 112, 9, HOUSE.cream, { radius: 4 }),
  anchors: { grip: { at: [0, -60] }, mouth: { at: [28, -186] }, top: { at: [0, -156] } },
});

const mealThings = {
  bento,
  paella,
  curry,
  kebab,
  burrito,
  nachos,
  cereal,
  'bubble-tea': bubbleTea,
  charcuterie: cheeseBoard,
};

export const served = defineFamily('served', mealThings);
