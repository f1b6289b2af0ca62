import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import type { Hex } from '@/lib/color/hex';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed } from '../form';

/** What things are made of on their way: heaps of flakes and pellets, bales, rolls, fluff, melts. */

const HEAP =
  'M-128 0C-120 -22 -92 -30 -76 -62C-56 -100 -26 -116 0 -116C28 -116 52 -98 72 -62C92 -30 120 -22 128 0Z';

/** Places all over a heap, in rows that grow narrower to its top, the same on every call. */
function overHeap(rows: number, perRow: number): Point[] {
  return times(rows, (row) => {
    const y = -10 - (row * 94) / rows;
    const half = 112 * (1 - (row / rows) ** 1.25 * 0.86) - (row === 0 ? 4 : 8);
    const count = Math.max(2, Math.round((perRow * half) / 104));
    return times(count, (index): Point => {
      const along = (index + 0.5) / count;
      return [
        -half + along * half * 2 + ((row * 37 + index * 23) % 11) - 5,
        y - ((index * 7 + row * 5) % 9),
      ];
    });
  }).flat();
}

const CHIP_TONES: readonly Hex[] = [HOUSE.blue, '#ffffff', HOUSE.teal, '#9fd3f5', '#6fb2ee'];

const flakes: Drawer = (pen) => ({
  unitCm: 0.22,
  svg:
    formed(pen, HEAP, '#7fb9e6', { depth: 12, light: 0 }) +
    overHeap(6, 9)
      .map(([x, y], index) => {
        const tone = CHIP_TONES[index % CHIP_TONES.length] ?? HOUSE.blue;
        const turn = ((index * 53) % 60) - 30;
        const [dx, dy] = [11 + (index % 3) * 2, turn / 5];
        return (
          path(
            `M${x - dx} ${y + dy}L${x - 3} ${y - 10}L${x + dx} ${y - dy}L${x + 3} ${y + 9}Z`,
            tone,
          ) +
          path(
            `M${x - dx} ${y + dy}L${x + 3} ${y + 9}L${x + dx} ${y - dy}L${x + 1} ${y + 2}Z`,
            darker(tone, 0.14),
          )
        );
      })
      .join(''),
});

const pellets: Drawer = (pen, { color = '#f2f5f8' }) => ({
  unitCm: 0.2,
  svg:
    formed(pen, HEAP, darker(color, 0.22), { depth: 12, light: 0 }) +
    overHeap(7, 11)
      .map(
        ([x, y]) =>
          ellipse([x, y + 2], 10.5, 8.5, darker(color, 0.24)) + ellipse([x, y], 10, 8, color),
      )
      .join(''),
});

const shreds: Drawer = (pen, { color = '#fbf8ef' }) => ({
  unitCm: 0.3,
  svg:
    formed(pen, HEAP, darker(color, 0.16), { depth: 12, light: 0 }) +
    overHeap(6, 9)
      .map(([x, y], index) => {
        const lean = ((index * 29) % 24) - 12;
        const line = `M${x - 18} ${y + lean / 2}C${x - 6} ${y - 14} ${x + 6} ${y + 12} ${x + 18} ${y - lean / 2}`;
        return (
          stroke(line, darker(color, 0.3), 7) +
          stroke(line, index % 4 === 0 ? '#dfe9f5' : color, 5.4)
        );
      })
      .join(''),
});

const sandHeap: Drawer = (pen, { color = '#e9c98a' }) => ({
  unitCm: 0.5,
  svg:
    formed(pen, HEAP, color, { depth: 26, light: 12 }) +
    overHeap(6, 6)
      .map(([x, y], index) =>
        circle([x, y], 2.2 + (index % 3) * 0.6, darker(color, index % 2 === 0 ? 0.2 : 0.1)),
      )
      .join(''),
});

const HAY = '#dcb44e';

/** A loose heap of hay, stalks sticking out of it on all sides. */
const hayHeap: Drawer = (pen, { color = HAY }) => {
  const stalk = ([x, y]: Point, index: number, length: number) => {
    const lean = x * 0.14 + ((index * 37) % 23) - 11;
    return `M${x} ${y}q${lean * 0.3} ${-length * 0.6} ${lean} ${-length}`;
  };
  const places = overHeap(6, 7);
  const stalks = (length: number, start: number) =>
    places
      .filter((_, index) => index % 3 === start)
      .map((place, index) => stalk(place, index, length))
      .join('');
  return {
    unitCm: 0.62,
    svg:
      stroke(stalks(30, 0) + stalks(26, 1), darker(color, 0.08), 4) +
      formed(pen, HEAP, color, { depth: 22, light: 12 }) +
      stroke(stalks(22, 0), darker(color, 0.2), 3.4) +
      stroke(stalks(26, 1), lighter(color, 0.3), 3.4) +
      stroke(stalks(20, 2), darker(color, 0.1), 3.4),
  };
};

/** Bolts of cloth: a roll that lies, with its end let down. */
const fabricRoll: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.3,
  svg:
    formed(pen, 'M-110 -40C-110 -70 -60 -74 96 -74V-4C40 4 -40 -6 -110 0Z', color, {
      depth: 10,
      light: 6,
    }) +
    formed(pen, roundedPath([-118, -86], 214, 70, 34), color, { depth: 18, light: 10 }) +
    ellipse([96, -51], 24, 35, darker(color, 0.22)) +
    ellipse([96, -51], 17, 26, lighter(color, 0.2)) +
    ellipse([96, -51], 11, 17, darker(color, 0.22)) +
    ellipse([96, -51], 6, 9, HOUSE.woodLight),
});

const BALE_TONES: readonly Hex[] = [
  '#9fd3f5',
  '#ffffff',
  HOUSE.teal,
  '#bfe6c8',
  '#6fb2ee',
  '#dfeaf3',
];

/** What was pressed to a block, with straps round it. */
const bale: Drawer = (pen) => ({
  unitCm: 0.6,
  svg:
    formed(pen, roundedPath([-110, -150], 220, 150, 12), '#a9c6da', { depth: 12 }) +
    times(6, (row) =>
      times(6, (column) => {
        const index = row * 6 + column;
        const [x, y] = [-106 + column * 35.5 + (row % 2) * 3, -146 + row * 24];
        const tone = BALE_TONES[(index * 5 + row) % BALE_TONES.length] ?? '#ffffff';
        return (
          rectangle([x, y], 32, 21, tone, { radius: 9 }) +
          rectangle([x + 4, y + 13], 24, 5, darker(tone, 0.16), { radius: 2.5 })
        );
      }).join(''),
    ).join('') +
    [-54, 34].map((x) => rectangle([x, -152], 11, 152, HOUSE.metalDark)).join(''),
});

/** Raw fibre: a loose, fluffy cloud of it. */
const fluff: Drawer = (pen, { color = '#f7f1e4' }) => ({
  unitCm: 0.26,
  svg:
    (
      [
        [-78, -38, 42],
        [-30, -62, 54],
        [34, -58, 52],
        [80, -36, 40],
        [0, -32, 50],
      ] as const
    )
      .map(([x, y, r]) => ball(pen, [x, y], r, color))
      .join('') +
    stroke('M-70 -40C-50 -62 -30 -30 -8 -52C10 -70 26 -40 52 -56', darker(color, 0.16), 5) +
    stroke('M-40 -20C-20 -34 4 -8 34 -24', darker(color, 0.16), 5),
});

/** A crucible with what glows in it. */
const MELT = '#ff9a3c';

const crucible: Drawer = (pen) => ({
  unitCm: 0.34,
  svg:
    formed(pen, 'M-84 -128H84L64 0H-64Z', '#5b6069', { depth: 16 }) +
    ellipse([0, -128], 84, 22, '#7c828c') +
    ellipse([0, -128], 70, 16, MELT) +
    ellipse([-10, -130], 40, 8, lighter(MELT, 0.45)) +
    times(3, (index) =>
      stroke(
        `M${-34 + index * 34} -156C${-46 + index * 34} -172 ${-22 + index * 34} -180 ${-34 + index * 34} -196`,
        lighter(MELT, 0.3),
        6,
      ),
    ).join(''),
});

const tyre: Drawer = () => ({
  unitCm: 0.32,
  svg:
    circle([0, -100], 100, '#2f333b') +
    times(24, (index) => {
      const angle = (index * Math.PI) / 12;
      const at = (r: number) => `${r * Math.cos(angle)} ${-100 + r * Math.sin(angle)}`;
      return stroke(`M${at(88)}L${at(98)}`, '#4a505b', 7);
    }).join('') +
    circle([0, -100], 82, '#3d424c') +
    circle([0, -100], 76, '#2f333b') +
    circle([0, -100], 52, HOUSE.metalDark) +
    circle([0, -100], 46, HOUSE.metal) +
    times(5, (index) => {
      const angle = (index * Math.PI * 2) / 5 - Math.PI / 2;
      return circle([26 * Math.cos(angle), -100 + 26 * Math.sin(angle)], 8, HOUSE.metalDark);
    }).join('') +
    circle([0, -100], 11, HOUSE.metalDark),
});

export const rawGood = defineFamily('raw-good', {
  flakes,
  pellets,
  shreds,
  'sand-heap': sandHeap,
  'hay-heap': hayHeap,
  'fabric-roll': fabricRoll,
  'pressed-bale': bale,
  fluff,
  crucible,
  tyre,
});
