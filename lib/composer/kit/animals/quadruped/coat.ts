import type { Hex } from '@/lib/color/hex';
import { ellipse, path, stroke } from '@/lib/svg/markup';
import { coordinates, number } from '@/lib/svg/path';
import {
  add,
  angleOf,
  edgesOf,
  type Point,
  polar,
  scale,
  subtract,
  times,
  unit,
} from '@/lib/svg/point';
import { darker, lighter } from '../../../palette/tones';
import type { Pen } from '../../pen';
import type { Mammal } from '../core/mammal';
import { curve, form, isSeen, mass, type Piece, shadeOn, stack } from '../core/piece';
import { pompoms, shaggy } from './hair';
import type { Stance } from './stance';

const SPOTS = [
  [-0.34, 12, 5],
  [-0.2, 22, 3.5],
  [-0.08, 10, 5],
  [0.06, 24, 4],
  [0.2, 12, 4.5],
  [0.3, 30, 3.5],
  [-0.4, 30, 3.5],
  [0.14, 38, 3],
  [-0.06, 34, 4.5],
  [0.4, 20, 3],
  [-0.26, 34, 2.5],
] as const;

/** Everything painted on the body, in its own frame: `top` is the height of the back. */
export function markingsOn(mammal: Mammal, stance: Stance): string {
  const { markings = 'none', colors, build } = mammal;
  const color = colors.marking ?? darker(colors.coat, 0.4);
  const { left, right, top, bottom } = edgesOf(stance.outline);
  const at = (x: number, y: number): Point => [
    (left + right) / 2 + x * (right - left),
    top + (y * (bottom - top)) / build.depth,
  ];
  switch (markings) {
    case 'spots':
      return SPOTS.map(([x, y, r]) => ellipse(at(x, y), r, r * 0.85, color)).join('');
    case 'rosettes':
      return SPOTS.flatMap(([x, y]) => [at(x, y - 2), at(x + 0.09, y + 9)])
        .map((center, index) => ellipse(center, 4.4 - (index % 2), 3.2 - (index % 2) * 0.6, color))
        .join('');
    case 'stripes':
      return times(9, (index) =>
        stripe(at(-0.44 + index * 0.1, -4), build.depth * (index % 2 ? 0.5 : 0.68), color),
      ).join('');
    case 'patches':
      return [
        form([at(-0.5, -6), at(-0.2, -6), at(-0.14, 16), at(-0.3, 30), at(-0.52, 26)], color).svg,
        form([at(0.04, -6), at(0.3, -6), at(0.34, 20), at(0.16, 34), at(0, 18)], color).svg,
        form([at(-0.1, 40), at(0.06, 36), at(0.1, 60), at(-0.12, 60)], color).svg,
      ].join('');
    case 'tiles':
      return tilesOn(left, right, top, bottom, color);
    case 'saddle':
      return form(
        [
          at(-0.6, -8),
          at(0.3, -8),
          at(0.2, build.depth * 0.34),
          at(-0.1, build.depth * 0.44),
          at(-0.6, build.depth * 0.5),
        ],
        color,
      ).svg;
    case 'band':
      return form(
        [at(-0.7, 14), at(0, -20), at(0.7, 10), at(0.7, 24), at(0, 10), at(-0.7, 30)],
        color,
      ).svg;
    default:
      return '';
  }
}

function stripe([x, y]: Point, length: number, color: Hex): string {
  const n = number;
  return path(
    `M${n(x - 4)} ${n(y)}Q${n(x + 5)} ${n(y + length * 0.5)} ${n(x - 2)} ${n(y + length)}Q${n(x + 8)} ${n(y + length * 0.5)} ${n(x + 4)} ${n(y)}Z`,
    color,
  );
}

/** A giraffe's: many-cornered tiles with light between them. */
export function tilesOn(
  left: number,
  right: number,
  top: number,
  bottom: number,
  color: Hex,
): string {
  const size = 13;
  const rows = Math.ceil((bottom - top) / size);
  const columns = Math.ceil((right - left) / size);
  return times(rows * columns, (index) => {
    const row = Math.floor(index / columns);
    const x = left + (index % columns) * size + (row % 2 ? size / 2 : 0);
    const y = top + row * size;
    const wobble = ((index * 37) % 5) - 2;
    return form(
      [
        [x - 5, y - 4 + wobble * 0.4],
        [x + 2, y - 6],
        [x + 6 - wobble * 0.3, y],
        [x + 3, y + 5],
        [x - 4, y + 5 - wobble * 0.3],
      ],
      color,
    ).svg;
  }).join('');
}

/** Points along an outline at equal steps, with the direction outwards. */
export function around(outline: readonly Point[], step: number): { at: Point; out: Point }[] {
  const { left, right, top, bottom } = edgesOf(outline);
  const center: Point = [(left + right) / 2, (top + bottom) / 2];
  const found: { at: Point; out: Point }[] = [];
  let rest = 0;
  outline.forEach((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const length = Math.hypot(...subtract(to, from));
    for (; rest < length; rest += step) {
      const at = add(from, scale(unit(subtract(to, from)), rest));
      found.push({ at, out: unit(subtract(at, center)) });
    }
    rest -= length;
  });
  return found;
}

/** Wool: one cloud of scallops over the body. */
function fleece(pen: Pen, { colors }: Mammal, stance: Stance): Piece {
  const color = colors.marking ?? colors.coat;
  const bumps = around(stance.outline, 15);
  const radius = 10.5;
  const blobs = bumps
    .map(({ at, out }) => ellipse(add(at, scale(out, 2)), radius, radius, color))
    .join('');
  const hull = bumps.map(({ at, out }) => add(at, scale(out, radius + 2)));
  const curls = bumps
    .filter((_, index) => index % 2 === 0 && isSeen(pen, 2.6))
    .map(({ at, out }) => {
      const [x, y] = add(at, scale(out, -15));
      return stroke(`M${number(x - 5)} ${number(y)}q5 6 10 0`, darker(color, 0.16), 2.6);
    })
    .join('');
  const body = mass(pen, stance.outline, color, shadeOn(color, stance.shade), curls);
  return { svg: blobs + body.svg, hull };
}

/** Spines: a serrated cape over back and sides, from the brow to the rump. */
function spines(pen: Pen, { colors }: Mammal, stance: Stance): Piece {
  const color = colors.marking ?? darker(colors.coat, 0.5);
  const { left, right, top, bottom } = edgesOf(stance.outline);
  const [width, height] = [right - left, bottom - top];
  const center: Point = [left + width * 0.46, top + height * 0.66];
  const rim = (angle: number, share: number): Point =>
    add(center, [
      Math.cos((angle * Math.PI) / 180) * width * 0.58 * share,
      Math.sin((angle * Math.PI) / 180) * height * 0.86 * share,
    ]);
  const edge = times(41, (index, share) => rim(-34 - share * 170, index % 2 ? 1.04 : 0.88));
  const outline = [...edge, rim(-214, 0.7), add(center, [0, height * 0.16]), rim(-10, 0.66)];
  const data = `M${outline.map(coordinates).join('L')}Z`;
  const shares = isSeen(pen, 2.4) ? [0.44, 0.6, 0.76] : [];
  const rows = shares.flatMap((share, row) =>
    times(15, (index) => {
      const angle = -40 - index * 11 - (row % 2) * 5;
      return `M${coordinates(rim(angle, share))}L${coordinates(rim(angle, share + 0.1))}`;
    }),
  );
  const shaded = form(
    [
      rim(-190, 1.2),
      rim(-160, 0.5),
      add(center, [width * 0.2, 0]),
      [right, bottom],
      [left, bottom],
    ],
    darker(color, 0.35),
  ).svg;
  return {
    svg:
      path(data, color) + pen.clip(data, shaded + stroke(rows.join(''), lighter(color, 0.32), 2.4)),
    hull: outline,
  };
}

/** A dome of plates over a rim. */
function shell(pen: Pen, { colors }: Mammal, stance: Stance): Piece {
  const color = colors.marking ?? darker(colors.coat, 0.3);
  const { left, right, top, bottom } = edgesOf(stance.outline);
  const [w, h] = [right - left, bottom - top];
  const at = (x: number, y: number): Point => [
    left + w * (0.48 + x * 0.56),
    bottom - h * (0.12 + y),
  ];
  const plate = (x: number, y: number, size: number) =>
    form(
      times(6, (index) => add(at(x, y), polar(index * 60, w * size))),
      lighter(color, 0.16),
    ).svg;
  const plates =
    plate(0, 0.62, 0.12) +
    plate(-0.5, 0.44, 0.1) +
    plate(0.5, 0.46, 0.1) +
    plate(-0.27, 0.98, 0.09) +
    plate(0.26, 0.98, 0.09);
  const rim = form(
    [
      at(-1, 0.02),
      at(-0.5, -0.02),
      at(0, -0.05),
      at(0.5, -0.02),
      at(1, 0.04),
      at(0.94, 0.2),
      at(0, 0.14),
      at(-0.95, 0.18),
    ],
    lighter(color, 0.3),
  );
  return stack(
    mass(
      pen,
      [
        at(-0.96, 0.08),
        at(-0.84, 0.6),
        at(-0.46, 1.08),
        at(0, 1.24),
        at(0.46, 1.08),
        at(0.84, 0.6),
        at(0.98, 0.1),
        at(0, 0),
      ],
      color,
      plates,
      shadeOn(color, [
        at(-1.1, 0.3),
        at(0, 0.36),
        at(0.7, 0.7),
        at(1.2, 1),
        at(1.2, -0.3),
        at(-1.1, -0.3),
      ]),
    ),
    rim,
  );
}

/** What lies over the body instead of a short coat. */
export function coverOf(pen: Pen, mammal: Mammal, stance: Stance): Piece | undefined {
  if (mammal.markings === 'fleece') return fleece(pen, mammal, stance);
  if (mammal.markings === 'shell') return shell(pen, mammal, stance);
  if (mammal.markings === 'shaggy') return shaggy(pen, mammal, stance);
  if (mammal.markings === 'pompoms') return pompoms(mammal, stance);
  if (mammal.markings === 'spines') return spines(pen, mammal, stance);
  return undefined;
}

/** Humps of a camel, behind the body's outline so that they grow from it. */
export function humps(
  pen: Pen,
  { hump, colors, build }: Mammal,
  stance: Stance,
): Piece | undefined {
  if (!hump) return undefined;
  const [, y] = stance.back;
  const one = (x: number, wide: number) =>
    mass(
      pen,
      [
        [x - wide * 1.15, y + 14],
        [x - wide * 0.84, y - 6],
        [x - wide * 0.46, y - 24],
        [x + wide * 0.06, y - 31],
        [x + wide * 0.52, y - 22],
        [x + wide * 0.82, y - 4],
        [x + wide * 1.1, y + 14],
      ],
      colors.coat,
      shadeOn(
        colors.coat,
        [
          [x + wide * 0.3, y - 34],
          [x + wide * 0.36, y - 18],
          [x + wide * 0.5, y - 4],
          [x + wide * 0.62, y + 16],
          [x + wide * 1.4, y + 16],
          [x + wide, y - 30],
        ],
        0.7,
      ),
    );
  const l = build.length;
  return hump === 1 ? one(-l * 0.06, 30) : stack(one(-l * 0.24, 20), one(l * 0.14, 20));
}

/** Triangles along a line: the crest of a dragon, the plates of a dinosaur. */
export function ridge(line: readonly Point[], size: number, color: Hex): Piece {
  return stack(
    ...line.slice(0, -1).map((from, index) => {
      const to = line[index + 1] ?? from;
      const angle = angleOf(subtract(to, from));
      const turned = (x: number, y: number): Point =>
        add(from, add(polar(angle, x), polar(angle + 90, y)));
      return form(
        [
          turned(-size * 0.6, size * 0.3),
          turned(-size * 0.1, -size),
          turned(size * 0.6, size * 0.3),
        ],
        color,
      );
    }),
  );
}

export const outlineData = (stance: Stance): string => curve(stance.outline);
