import { type Hex, mix } from '@/lib/color/hex';
import { circle, line, path, rectangle, stroke } from '@/lib/svg/markup';
import { number, polygon, polyline } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { type Canvas } from '../canvas';
import { type Solid, type View, viewOf } from '../interiors/scene/view';
import type { Ground } from '../place';
import { world } from './world';

/** A hall of books under a barrel vault: arches of shelves on two floors run towards a great window. */

const WOOD: Hex = '#b57a50';
const DARK: Hex = '#8a5238';
const PALE: Hex = '#d9a060';
const BOOKS: readonly [Hex, ...Hex[]] = [
  '#a8402f',
  '#3f6b5f',
  '#c98a3a',
  '#5a3a5f',
  '#e0c090',
  '#7a3030',
  '#34506b',
  '#8f6a3a',
];
/** Metres: half the width, where the vault springs, the gallery, bays along the hall. */
const HALF = 4.6;
const SPRING = 6.2;
const GALLERY = 3.66;
const BAYS = 7;
const BAY = 4.2;
const FIRST = 3;
const END = FIRST + (BAYS - 1) * BAY;
const NEAR = 1.5;

type Hall = View;

/** Air lies in the hall, thicker towards the window. */
function aired({ lit }: Hall, color: Hex, key: number, z: number): Hex {
  return mix(lit(color, key), '#f4d09a', 0.62 * Math.min(1, z / END));
}

const vaultAt = (z: number): Solid[] =>
  times(19, (_, share) => [
    -HALF * Math.cos(Math.PI * share),
    SPRING + HALF * Math.sin(Math.PI * share),
    z,
  ]);

function vault(hall: Hall): string {
  const edges = [NEAR, ...times(BAYS, (index) => FIRST + index * BAY)];
  const bays = edges.slice(1).map((far, index) => [edges[index] ?? NEAR, far] as const);
  return [...bays]
    .reverse()
    .map(([near, far]) => {
      const [a, b] = [vaultAt(near), vaultAt(far)];
      const strips = times(18, (k) => {
        const key = 0.5 * Math.cos(((k - 5) / 18) * 5) - 0.25 + (k % 2 ? 0.06 : -0.06);
        const corners = [a[k], a[k + 1], b[k + 1], b[k]].flatMap((one) => (one ? [one] : []));
        return hall.quad(corners, aired(hall, '#b98560', key, (near + far) / 2));
      });
      const rib = polyline(a.map(hall.at));
      return (
        strips.join('') +
        stroke(rib, aired(hall, '#e0ab74', -0.1, near), hall.scaleAt(near) * 0.22) +
        stroke(rib, aired(hall, '#6b4034', 0, near), hall.scaleAt(near) * 0.03)
      );
    })
    .join('');
}

/** The window at the end, and the light that comes from it. */
function endWall(hall: Hall): string {
  const [cx, spring] = hall.at([0, SPRING, END]);
  const [, base] = hall.at([0, 0, END]);
  const r = hall.scaleAt(END) * HALF;
  const half = r * 0.66;
  const n = number;
  const arch = (w: number, foot: number) =>
    `M${n(cx - w)} ${n(foot)}V${n(spring)}A${n(w)} ${n(w)} 0 0 1 ${n(cx + w)} ${n(spring)}V${n(foot)}Z`;
  const { pen } = hall.canvas;
  const sky = pen.linear(
    [0, spring - half],
    [0, base],
    [
      [0, '#fff6d8'],
      [0.6, '#ffeab0'],
      [1, '#cfe3d2'],
    ],
  );
  const glow = pen.radial([cx, spring], r * 2.6, [
    [0, '#fff0c0', 0.8],
    [0.4, '#ffe0a0', 0.3],
    [1, '#ffe0a0', 0],
  ]);
  const bar = '#a8744f';
  return (
    path(arch(r, base), '#d9a878') +
    path(arch(half, base - r * 0.35), sky) +
    [-0.5, 0, 0.5]
      .map((k) =>
        rectangle([cx + k * half - 1.5, spring - half * 0.9], 3, base - spring + half * 0.5, bar),
      )
      .join('') +
    times(4, (index) =>
      rectangle([cx - half, spring + index * half * 0.3 - half * 0.2], half * 2, 2, bar),
    ).join('') +
    stroke(arch(half, base - r * 0.35), '#fff0c8', 4 * hall.canvas.unit) +
    circle([cx, spring], r * 2.6, glow)
  );
}

function floor(hall: Hall): string {
  const { quad, canvas, at } = hall;
  const far = at([0, 0, END])[1];
  const fill = canvas.pen.linear(
    [0, far],
    [0, canvas.heightPx],
    [
      [0, '#e9bd8a'],
      [1, '#8a5644'],
    ],
  );
  const checks = times(12 * 8, (index) => {
    const [row, k] = [Math.floor(index / 8), index % 8];
    if ((row + k) % 2) return '';
    const [x, z] = [-HALF + (k * HALF) / 4, NEAR + row * 2.1];
    return quad(
      [
        [x, 0, z],
        [x + HALF / 4, 0, z],
        [x + HALF / 4, 0, z + 2.1],
        [x, 0, z + 2.1],
      ],
      aired(hall, '#6b3f3a', -0.1, z + 1),
      0.5,
    );
  });
  const strip = (x: number, y: number, color: string, opacity = 1) =>
    quad(
      [
        [-x, y, NEAR],
        [x, y, NEAR],
        [x, y, END],
        [-x, y, END],
      ],
      color,
      opacity,
    );
  return (
    strip(HALF, 0, fill) +
    checks.join('') +
    strip(1.05, 0.01, '#a83a34') +
    strip(0.95, 0.012, '#e9b860') +
    strip(0.88, 0.014, '#9c3330') +
    quad(
      [
        [-0.9, 0.02, END],
        [0.9, 0.02, END],
        [1.6, 0.02, NEAR],
        [-1.6, 0.02, NEAR],
      ],
      '#fff0c0',
      0.22,
    )
  );
}

/** An arch of shelves in the wall between two piers. */
function shelfArch(
  hall: Hall,
  side: -1 | 1,
  [z0, z1]: readonly [number, number],
  level: readonly [low: number, spring: number, top: number, rows: number],
): string {
  const { canvas, quad } = hall;
  const [low, spring, top, rows] = level;
  const x = side * HALF;
  const r = (z1 - z0) / 2;
  const key = side < 0 ? 0.25 : -0.35;
  const outline: Solid[] = [
    [x, low, z0],
    ...times(9, (_, share): Solid => {
      const angle = Math.PI * (1 - share);
      return [x, Math.min(top, spring + r * Math.sin(angle)), (z0 + z1) / 2 + r * Math.cos(angle)];
    }),
    [x, low, z1],
  ];
  const tone = (color: Hex, k: number) => aired(hall, color, k + key, z0);
  const books = times(rows, (index) => {
    const y = low + 0.08 + index * 0.52;
    let svg = quad(
      [
        [x, y - 0.07, z0],
        [x, y, z0],
        [x, y, z1],
        [x, y - 0.07, z1],
      ],
      tone('#c98a58', 0.2),
    );
    for (let z = z0 + 0.04; z < z1 - 0.12;) {
      const thick = canvas.random.between(0.13, 0.24) * (1 + z0 * 0.03);
      const tall = canvas.random.between(0.3, 0.43);
      if (canvas.random.chance(0.93))
        svg += quad(
          [
            [x, y, z],
            [x, y + tall, z],
            [x, y + tall, z + thick * 0.86],
            [x, y, z + thick * 0.86],
          ],
          tone(canvas.random.pick(BOOKS), canvas.random.between(0.1, 0.5)),
        );
      z += thick;
    }
    return svg;
  });
  const seen = outline.map(hall.at);
  return (
    quad(outline, tone('#3f2530', -0.2)) +
    canvas.pen.clip(polygon(seen), books.join('')) +
    stroke(polyline(seen), tone('#e0ab74', 0.4), Math.max(1.2, hall.scaleAt(z0) * 0.06))
  );
}

/** One bay of a side: wall, shelves on two floors, the pier, the gallery with its rail. */
function bay(hall: Hall, side: -1 | 1, near: number, far: number): string {
  const { box, quad } = hall;
  const x = side * HALF;
  const key = side < 0 ? 0.25 : -0.35;
  const tone = (color: Hex, k: number) => aired(hall, color, k + key, near);
  const inner = (w: number) => (side > 0 ? HALF - w : -HALF);
  const span = [near + 0.55, far - 0.45] as const;
  const rail = side * (HALF - 0.76);
  const isOpen = near >= FIRST;
  return (
    quad(
      [
        [x, 0, near],
        [x, SPRING, near],
        [x, SPRING, far],
        [x, 0, far],
      ],
      tone('#9a6444', 0),
    ) +
    (isOpen
      ? shelfArch(hall, side, span, [0.25, 2.1, 3.6, 5]) +
        shelfArch(hall, side, span, [4.05, 4.3, 5.95, 3])
      : '') +
    box([inner(0.3), 0, near], [0.3, SPRING, 0.42], aired(hall, WOOD, 0, near)) +
    box([inner(0.42), 0, near - 0.06], [0.42, 0.3, 0.56], aired(hall, DARK, 0, near)) +
    box([inner(0.42), SPRING - 0.4, near - 0.06], [0.42, 0.4, 0.56], aired(hall, PALE, 0, near)) +
    box(
      [side > 0 ? HALF - 0.8 : -HALF, GALLERY, near],
      [0.8, 0.2, far - near],
      aired(hall, DARK, 0, near),
    ) +
    times(8, (k) => {
      const z = near + ((far - near) * k) / 8;
      return quad(
        [
          [rail, 3.86, z],
          [rail, 4.5, z],
          [rail, 4.5, z + 0.08],
          [rail, 3.86, z + 0.08],
        ],
        tone('#d9a868', 0.1),
      );
    }).join('') +
    quad(
      [
        [rail, 4.5, near],
        [rail, 4.6, near],
        [rail, 4.6, far],
        [rail, 4.5, far],
      ],
      tone('#f0c888', 0.3),
    )
  );
}

function ladder(hall: Hall, side: -1 | 1, z: number): string {
  const rails = [0, 0.5].map((k) => [
    hall.at([side * (HALF - 1.35), 0, z + k]),
    hall.at([side * (HALF - 0.12), 3.55, z + k]),
  ]);
  const wide = hall.scaleAt(z) * 0.075;
  const along = (t: number): Point[] =>
    rails.map(([a = [0, 0], b = [0, 0]]) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
  return (
    rails.map((ends) => line(ends, hall.lit('#e9b46c', 0.2), wide)).join('') +
    times(9, (index) =>
      line(along((index + 0.7) / 9.4), hall.lit('#c98a48', 0.1), wide * 0.72),
    ).join('')
  );
}

/** A reading table with green lamps. */
function readingTable(hall: Hall, side: -1 | 1, near: number): string {
  const x = side * 2.5 - 0.6;
  const { box, quad } = hall;
  const lamps = [2.3, 1.3].map((k) => {
    const [px, py] = hall.at([x + 0.6, 0.84, near + k]);
    const s = hall.scaleAt(near + k);
    const glow = hall.canvas.pen.radial([px, py - s * 0.3], s * 0.7, [
      [0, '#ffe6a0', 0.55],
      [1, '#ffe6a0', 0],
    ]);
    return (
      circle([px, py - s * 0.3], s * 0.7, glow) +
      rectangle([px - s * 0.02, py - s * 0.3], s * 0.04, s * 0.3, '#d9a83c') +
      path(
        `M${number(px - s * 0.2)} ${number(py - s * 0.28)}Q${number(px - s * 0.16)} ${number(py - s * 0.45)} ${number(px)} ${number(py - s * 0.45)}T${number(px + s * 0.2)} ${number(py - s * 0.28)}Z`,
        '#3f9a70',
      )
    );
  });
  return (
    quad(
      [
        [x - 0.1, 0, near + 0.9],
        [x + 1.4, 0, near + 0.9],
        [x + 1.4, 0, near + 3],
        [x - 0.1, 0, near + 3],
      ],
      hall.lit('#3a2038', 0),
      0.25,
    ) +
    box([x + 0.12, 0, near + 1.1], [0.14, 0.75, 1.6], '#5a3430') +
    box([x + 0.94, 0, near + 1.1], [0.14, 0.75, 1.6], '#5a3430') +
    box([x, 0.75, near + 0.9], [1.2, 0.09, 2], aired(hall, '#a8683f', 0.1, near)) +
    box(
      [side > 0 ? x + 0.15 : x + 0.7, 0.84, near + 1],
      [0.3, 0.1, 0.3],
      side > 0 ? '#a8402f' : '#e0c090',
    ) +
    lamps.join('')
  );
}

function draw(canvas: Canvas): Ground {
  const { widthPx, heightPx, stage } = canvas;
  const hall = viewOf(canvas, {
    halfM: HALF,
    highM: SPRING + HALF,
    backM: END,
    eyeM: 1.7,
    eye: [0.5, 0.58],
    zoom: 0.67,
  });
  canvas.add({
    id: 'hall',
    role: 'backdrop',
    depth: 0,
    svg:
      rectangle([0, 0], widthPx, heightPx, '#3a2530') + vault(hall) + endWall(hall) + floor(hall),
    shows: ['great-library', 'window', 'wall'],
  });
  const hasMain = stage.subject !== undefined;
  for (let index = BAYS - 2; index >= -1; index -= 1) {
    const near = index < 0 ? NEAR : FIRST + index * BAY;
    const far = FIRST + (index + 1) * BAY;
    const depth = 0.02 + (BAYS - index) * 0.003;
    canvas.add({
      id: `bay-${index + 2}`,
      role: 'backdrop',
      depth,
      svg: bay(hall, -1, near, far) + bay(hall, 1, near, far),
      shows: ['bookshelf', 'book', 'arch', 'column', 'library'],
    });
    const leaning = [ladder(hall, -1, near + 1.8), ladder(hall, 1, near + 1.4)][index];
    if (leaning && index >= 0)
      canvas.add({
        id: `ladder-${index + 1}`,
        depth: depth + 0.001,
        svg: leaning,
        shows: ['ladder'],
      });
    if (index >= (hasMain ? 1 : 0) && index < 6)
      canvas.add({
        id: `tables-${index + 1}`,
        depth: depth + 0.002,
        svg: readingTable(hall, -1, near) + readingTable(hall, 1, near),
        shows: ['table', 'lamp'],
      });
  }
  const farPx = hall.at([0, 0, 12])[1];
  return {
    yAt: (depth) => farPx + (heightPx - farPx) * depth,
    pxPerCmAt: (depth) => {
      const from = hall.scaleAt(12) / 100;
      return from + ((stage.pxPerCm - from) * depth) / 0.6;
    },
    mainDepth: 0.6,
  };
}

export const greatLibrary = world('great-library', draw, { roofed: true });
