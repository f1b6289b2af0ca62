import { mix, type Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { polygon, polyline } from '@/lib/svg/path';
import { add, between, heightOf, type Point, polar, times, widthOf } from '@/lib/svg/point';
import type { KitDrawing } from '../../kit/part';
import type { Pen } from '../../kit/pen';
import { darker, lighter } from '../../palette/tones';
import { flattened } from '../assemble';
import { middleOf, spotsIn } from './edges';
import { type Silhouette } from './silhouette';
import { over, type State, widened } from './state';

/** Things in pieces: split, shattered, cracked, torn, cut, bitten and crumpled. */

/** How far around a thing its pieces are cut, of its size. */
const ROOM = 2;

/** A line down through a thing from over its top to under its foot, broken as often as told. */
function splitLine(shape: Silhouette, turns: number, swing: number): Point[] {
  const [x] = middleOf(shape);
  const [top, bottom] = [shape.box.top - shape.size * 0.02, shape.box.bottom + shape.size * 0.02];
  return times(turns, (index, share): Point => {
    const by = index === 0 || index === turns - 1 ? 0 : (index % 2 ? 1 : -1) * swing * shape.size;
    return [x + by, top + (bottom - top) * share];
  });
}

/** Everything on one side of a line that runs downwards. */
function sideOf(line: readonly Point[], shape: Silhouette, side: 1 | -1): string {
  const far = side * shape.size * ROOM;
  const [first = [0, 0], last = [0, 0]] = [line[0], line.at(-1)];
  const [top, bottom] = [shape.box.top - shape.size, shape.box.bottom + shape.size];
  return polygon([
    [first[0], top],
    ...line,
    [last[0], bottom],
    [last[0] + far, bottom],
    [first[0] + far, top],
  ]);
}

/** A piece of a drawing, moved and turned about the foot of the cut. */
function piece(
  svg: string,
  pen: Pen,
  { data, at, turn, by }: { data: string; at: Point; turn: number; by: Point },
): string {
  const cut = placed(pen.clip(data, svg), { at: [-at[0], -at[1]] });
  return placed(cut, { at: add(at, by), angleDegrees: turn });
}

const whole = (drawing: KitDrawing, svg: string): KitDrawing => {
  const { front: _front, ...rest } = drawing;
  return { ...rest, svg };
};

interface Split {
  turns: number;
  swing: number;
  /** Of its size, how far each half is moved aside. */
  apart: number;
  tilt: number;
  edge(line: readonly Point[], side: 1 | -1): string;
}

function halved(drawing: KitDrawing, shape: Silhouette, pen: Pen, split: Split): KitDrawing {
  const { svg } = flattened(drawing);
  const line = splitLine(shape, split.turns, split.swing);
  const isWide = widthOf(shape.box) > heightOf(shape.box) * 1.5;
  const halves = ([-1, 1] as const).map((side) => {
    const at: Point = [middleOf(shape)[0], shape.box.bottom];
    const content = svg + pen.clip(shape.outline, split.edge(line, side));
    return piece(content, pen, {
      data: sideOf(line, shape, side),
      at,
      turn: side * split.tilt * (isWide ? 0.6 : 1),
      by: [side * shape.size * split.apart, 0],
    });
  });
  const reach = shape.size * (split.apart + 0.1);
  return widened(whole(drawing, halves.join('')), { left: reach, right: reach });
}

/** In two, with a zigzag gap between the halves. */
export const broken: State = (drawing, { shape, pen }) =>
  halved(drawing, shape, pen, {
    turns: 8,
    swing: 0.055,
    apart: 0.03,
    tilt: 4.5,
    edge: (line) => stroke(polyline(line), darker(shape.main, 0.42), shape.size * 0.026),
  });

/** What is inside of something that is cut or bitten. */
export const fleshOf = (main: Hex): Hex => mix(main, '#fff1cf', 0.74);

/** In two by a straight cut, whose faces are seen. */
export const cutInHalf: State = (drawing, { shape, pen }) => {
  const [x, y] = middleOf(shape);
  const high = (heightOf(shape.box) / 2) * 0.99;
  const wide = shape.size * 0.1;
  return halved(drawing, shape, pen, {
    turns: 2,
    swing: 0,
    apart: 0.13,
    tilt: 9,
    edge: (_line, side) =>
      side < 0
        ? ellipse([x, y], wide * 1.3, high, darker(shape.main, 0.16)) +
          ellipse([x, y], wide, high * 0.92, fleshOf(shape.main))
        : stroke(
            `M${x} ${shape.box.top}V${shape.box.bottom}`,
            darker(shape.main, 0.3),
            shape.size * 0.03,
          ),
  });
};

/** A line that wanders from one point to another. */
function jagged(from: Point, to: Point, pen: Pen, swing: number, steps = 5): Point[] {
  return times(steps + 1, (index, share): Point => {
    const by = index === 0 ? 0 : swing * (index % 2 ? 1 : -1) * pen.random.between(0.4, 1);
    const [x, y] = between(from, to, share);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    return [x - ((to[1] - from[1]) / length) * by, y + ((to[0] - from[0]) / length) * by];
  });
}

/** Cracks from where it was hit to all sides. */
const HIT = { x: 0.62, y: 0.34 } as const;

interface Cracks {
  count: number;
  color: Hex;
  /** Of the size of the thing. */
  width: number;
  isLit?: boolean;
}

export function cracksFrom(
  shape: Silhouette,
  pen: Pen,
  { count, color: ink, width: share, isLit = false }: Cracks,
): string {
  const { box, size, outline } = shape;
  const hit: Point = [box.left + widthOf(box) * HIT.x, box.top + heightOf(box) * HIT.y];
  const lines = times(count, (index) => {
    const angle = (index / count) * 360 + pen.random.between(-16, 16);
    const reach = size * pen.random.between(0.36, 0.86);
    const line = jagged(hit, add(hit, polar(angle, reach)), pen, size * 0.028);
    const fork = line[2] ?? hit;
    const branch = jagged(fork, add(fork, polar(angle + 38, reach * 0.42)), pen, size * 0.02, 3);
    return [line, branch];
  }).flat();
  const drawn = (color: Hex, width: number, by: Point) =>
    lines.map((line) => stroke(polyline(line.map((one) => add(one, by))), color, width)).join('');
  return pen.clip(
    outline,
    (isLit ? drawn('#ffffff', size * share, [size * 0.008, size * 0.008]) : '') +
      drawn(ink, size * share, [0, 0]) +
      (isLit ? circle(hit, size * 0.02, ink) : ''),
  );
}

export const cracked: State = (drawing, { shape, pen }) =>
  over(
    drawing,
    cracksFrom(shape, pen, {
      count: 7,
      color: darker(shape.main, 0.75),
      width: 0.012,
      isLit: true,
    }),
  );

/** Shards that fly apart a little, and splinters. */
const SHARDS = 7;

export const shattered: State = (drawing, { shape, pen }) => {
  const { svg } = flattened(drawing);
  const { size } = shape;
  const hit = add(middleOf(shape), [size * 0.06, -size * 0.08]);
  const angles = times(SHARDS, (index) => (index / SHARDS) * 360 + pen.random.between(-14, 14));
  const rays = angles.map((angle) =>
    jagged(hit, add(hit, polar(angle, size * ROOM * 0.8)), pen, size * 0.05, 9),
  );
  const shards = rays.map((ray, index) => {
    const next = rays[(index + 1) % SHARDS] ?? ray;
    const [from = 0, to = 0] = [angles[index], angles[(index + 1) % SHARDS]];
    const towards = from + ((to - from + 360) % 360) / 2;
    const edge = stroke(polyline(ray), '#ffffff', size * 0.016);
    return piece(svg + pen.clip(shape.outline, edge), pen, {
      data: polygon([...ray, ...[...next].reverse()]),
      at: hit,
      turn: pen.random.between(-5, 5),
      by: polar(towards, size * pen.random.between(0.04, 0.1)),
    });
  });
  const splinters = times(8, (index) => {
    const at = add(hit, polar(index * 47, size * pen.random.between(0.56, 0.74)));
    const r = size * pen.random.between(0.014, 0.034);
    return path(
      polygon([
        add(at, polar(index * 80, r * 1.4)),
        add(at, polar(index * 80 + 130, r)),
        add(at, polar(index * 80 + 250, r)),
      ]),
      lighter(shape.main, 0.2),
    );
  });
  const reach = size * 0.1;
  return widened(whole(drawing, shards.join('') + splinters.join('')), {
    left: reach,
    right: reach,
    top: reach,
  });
};

/** The right upper corner torn off, along a frayed edge. */
export const torn: State = (drawing, { shape, pen }) => {
  const { svg } = flattened(drawing);
  const { box, size } = shape;
  const [from, to]: [Point, Point] = [
    [box.left + widthOf(box) * 0.46, box.top - size * 0.04],
    [box.right + size * 0.04, box.top + heightOf(box) * 0.66],
  ];
  const line = jagged(from, to, pen, size * 0.04, 11);
  const corner: Point = [box.right + size, box.top - size];
  const off = polygon([...line, [box.right + size, to[1]], corner, [from[0], box.top - size]]);
  const rest = polygon([
    ...line,
    [box.right + size, to[1]],
    [box.right + size, box.bottom + size],
    [box.left - size, box.bottom + size],
    [box.left - size, box.top - size],
    [from[0], box.top - size],
  ]);
  const fibre = pen.clip(
    shape.outline,
    stroke(polyline(line), lighter(shape.main, 0.75), size * 0.045),
  );
  const pieces =
    pen.clip(rest, svg + fibre) +
    piece(svg + fibre, pen, { data: off, at: to, turn: 11, by: [size * 0.13, -size * 0.03] });
  return widened(whole(drawing, pieces), { right: size * 0.2, top: size * 0.06 });
};

/** Where bites are, of its height, and how large each is. */
const MOUTHFULS = {
  bitten: [
    [0.2, 0.2],
    [0.38, 0.2],
    [0.55, 0.16],
  ],
  'half-eaten': [
    [0.2, 0.28],
    [0.5, 0.33],
    [0.8, 0.28],
  ],
} as const;

/** A circle against the clock, which cuts a hole into what is drawn with the clock. */
const hole = (at: Point, radius: number, turns = 26): string =>
  polygon(times(turns, (index) => add(at, polar(-(index / turns) * 360, radius))));

const eaten =
  (kind: keyof typeof MOUTHFULS): State =>
  (drawing, { shape, pen }) => {
    const { svg } = flattened(drawing);
    const { box, size, main, outline } = shape;
    const height = heightOf(box);
    const bites = MOUTHFULS[kind].map(([y, radius]) => {
      const at = box.top + height * y;
      return { at: [shape.rightAt(at) ?? box.right, at] as Point, radius: radius * height };
    });
    const flesh = pen.clip(
      outline,
      bites
        .map(({ at, radius }) => circle(at, radius * 1.2, darker(fleshOf(main), 0.12)))
        .join('') +
        bites.map(({ at, radius }) => circle(at, radius * 1.16, fleshOf(main))).join(''),
    );
    const room = size * ROOM;
    const frame = polygon([
      [box.left - room, box.top - room],
      [box.right + room, box.top - room],
      [box.right + room, box.bottom + room],
      [box.left - room, box.bottom + room],
    ]);
    // One hole after the other: where two overlap, they would else cancel out.
    const left = bites.reduce(
      (rest, { at, radius }) => pen.clip(frame + hole(at, radius), rest),
      svg + flesh,
    );
    const crumbs = times(5, (index) =>
      circle(
        [
          box.right - widthOf(box) * 0.1 + size * pen.random.between(-0.1, 0.14),
          box.bottom - size * 0.01 + size * 0.012 * (index % 3),
        ],
        size * pen.random.between(0.01, 0.022),
        darker(main, 0.1),
      ),
    ).join('');
    return whole(drawing, left + crumbs);
  };

export const bitten = eaten('bitten');
export const halfEaten = eaten('half-eaten');

/** Pressed together, with creases all over. */
export const crumpled: State = (drawing, { shape, pen }) => {
  const { svg } = flattened(drawing);
  const { box, size, main, outline } = shape;
  const [cx, cy] = middleOf(shape);
  const edge = times(19, (index) => {
    const [dx, dy] = polar((index / 19) * 360, 1);
    const share = (index % 2 ? 0.9 : 1.06) * pen.random.between(0.93, 1.03);
    return [cx + dx * widthOf(box) * 0.5 * share, cy + dy * heightOf(box) * 0.5 * share] as const;
  });
  const centres = spotsIn(shape, pen, 9);
  const facets = centres.flatMap((at, spot) =>
    times(5, (index) => {
      const from = index * 72 + spot * 31;
      const reach = size * pen.random.between(0.14, 0.3);
      const fill = index % 2 ? '#ffffff' : darker(main, 1);
      return path(
        polygon([at, add(at, polar(from, reach)), add(at, polar(from + 58, reach * 0.8))]),
        fill,
        { opacity: index % 2 ? 0.3 : 0.1 },
      );
    }),
  );
  const ball = pen.clip(
    polygon(edge),
    svg + path(outline, main, { opacity: 0.34 }) + pen.clip(outline, facets.join('')),
  );
  return whole(drawing, path(polygon(edge), darker(main, 0.1)) + ball);
};
