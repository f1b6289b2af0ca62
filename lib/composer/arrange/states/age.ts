import { mix, type Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { blob, coordinates } from '@/lib/svg/path';
import { add, heightOf, type Point, polar, times, widthOf } from '@/lib/svg/point';
import { recolored } from '@/lib/svg/recolor';
import { leaf } from '../../kit/form/leaf';
import type { Pen } from '../../kit/pen';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { coverOf } from './cold';
import { cracksFrom } from './damage';
import { ledgesOf, lowerEdge, spotsIn } from './edges';
import type { Silhouette } from './silhouette';
import { changed, over, type State, widened } from './state';

/** What time does to things: rust, moss, ivy, dust, cobwebs, rot, dirt, boards before windows. */

/** A patch without corners. */
function patchAt([x, y]: Point, radius: number, pen: Pen, fill: Hex): string {
  const edge = times(11, (index) =>
    add([x, y], polar((index / 11) * 360, radius * pen.random.between(0.68, 1.16))),
  );
  return path(blob(edge), fill);
}

function patches(shape: Silhouette, pen: Pen, count: number, size: number, fills: readonly Hex[]) {
  return spotsIn(shape, pen, count)
    .map((at, index) => {
      const radius = shape.size * size * pen.random.between(0.5, 1.25);
      const fill = fills[index % fills.length] ?? '#a8552b';
      return (
        patchAt(at, radius * 1.24, pen, darker(fill, 0.24)) +
        patchAt(at, radius, pen, fill) +
        circle(add(at, [radius * 1.6, radius * 0.4]), radius * 0.24, fill)
      );
    })
    .join('');
}

const RUST: readonly Hex[] = ['#b45f2f', '#8f4522', '#cc7a3d'];

export const rusty: State = (drawing, { shape, pen }) => {
  const dull = changed(drawing, (svg) => recolored(svg, (color) => mix(color, '#9a6a4c', 0.4)));
  const runs = lowerEdge(shape, 6)
    .map(([x, y]) =>
      stroke(
        `M${coordinates([x, y - heightOf(shape.box) * 0.3])}V${coordinates([y, 0]).split(' ')[0]}`,
        '#8f4522',
        shape.size * 0.02,
        { opacity: 0.5 },
      ),
    )
    .join('');
  return over(dull, pen.clip(shape.outline, patches(shape, pen, 18, 0.05, RUST) + runs));
};

const MOSS: readonly Hex[] = ['#6f9a45', '#86b153', '#55803a'];

/** Cushions of moss on its ledges, patches of it below. */
export const mossy: State = (drawing, { shape, pen }) => {
  const { size, outline } = shape;
  const ledges = ledgesOf(shape);
  const cushions = ledges
    .map((ledge) => {
      const low = coverOf(ledge, { thick: size * 0.04, hang: 2.2 }, pen);
      const high = coverOf(ledge, { thick: size * 0.042, hang: 0.7 }, pen);
      const tufts = ledge
        .filter((_, index) => index % 2 === 0)
        .map(([x, y]) =>
          circle(
            [x, y - size * 0.02],
            size * pen.random.between(0.012, 0.024),
            MOSS[1] ?? '#86b153',
          ),
        )
        .join('');
      return path(low, '#55803a') + path(high, '#6f9a45') + tufts;
    })
    .join('');
  const spots = pen.clip(outline, patches(shape, pen, 16, 0.075, MOSS));
  return widened(over(drawing, spots + cushions + tuftsAt(shape, pen)), {
    top: size * 0.05,
    left: size * 0.05,
    right: size * 0.05,
  });
};

/** Grass at the foot of what has stood there for long. */
function tuftsAt({ box, size }: Silhouette, pen: Pen): string {
  return times(7, (index, share) => {
    const x = box.left + widthOf(box) * (share * 1.06 - 0.03);
    return times(4, (blade) =>
      path(
        `M${coordinates([x + (blade - 1.5) * size * 0.014, box.bottom])}q${coordinates([size * 0.004, -size * 0.05])} ${coordinates([(blade - 1.5) * size * 0.024, -size * pen.random.between(0.06, 0.12)])}q${coordinates([size * 0.01, size * 0.06])} ${coordinates([size * 0.014, size * 0.09])}Z`,
        index % 2 ? '#5d9441' : '#47803b',
      ),
    ).join('');
  }).join('');
}

const LEAVES: readonly Hex[] = ['#3f8f4f', '#57a85a', '#2f7a48'];

/** Ivy that climbs from its foot over it to its top. */
export const overgrown: State = (drawing, { shape, pen }) => {
  const { box, size } = shape;
  const [width, height] = [widthOf(box), heightOf(box)];
  const vines = [0.06, 0.3, 0.55, 0.94].map((root, vine): Point[] => {
    const lean = (vine < 2 ? 1 : -1) * 0.16;
    const rise = [0.96, 0.52, 0.6, 0.84][vine] ?? 0.6;
    return times(9, (index, share) => {
      const y = box.bottom - height * rise * share;
      const wanted =
        box.left + width * (root + lean * share + 0.035 * Math.sin(index * 1.9 + vine));
      const [left, right] = [shape.leftAt(y) ?? box.left, shape.rightAt(y) ?? box.right];
      return [Math.max(left, Math.min(right, wanted)), y];
    });
  });
  const stems = vines
    .map((vine) => stroke(`M${vine.map(coordinates).join('L')}`, '#4c6b3a', size * 0.014))
    .join('');
  const leafAt = (at: Point, index: number, share = 1) => {
    const long = size * pen.random.between(0.055, 0.085) * share;
    const angle = (index % 2 ? 35 : 145) + pen.random.between(-40, 40);
    return leaf(at, long, long * 0.58, -angle, LEAVES[index % LEAVES.length] ?? '#3f8f4f');
  };
  const onStems = vines
    .flatMap((vine) =>
      vine.flatMap((at, index) =>
        times(2, (more) =>
          leafAt(
            add(at, [
              pen.random.between(-0.06, 0.06) * size,
              pen.random.between(-0.05, 0.05) * size,
            ]),
            index + more,
          ),
        ),
      ),
    )
    .join('');
  const onTop = ledgesOf(shape)
    .flatMap((ledge) => ledge.filter((_, index) => index % 5 === 1))
    .map((at, index) => leafAt(at, index) + leafAt(add(at, [0, size * 0.05]), index + 1, 0.9))
    .join('');
  return widened(over(drawing, stems + onTop + onStems + tuftsAt(shape, pen)), {
    left: size * 0.05,
    right: size * 0.05,
    top: size * 0.05,
  });
};

const THREAD = '#ffffff';
const THREAD_SHADE = '#8e93a8';

/** A quarter of a web, its corner at `at`. */
function web(at: Point, reach: number, turn: number, width: number): string {
  const spokes = [0, 23, 45, 67, 90].map((angle) => polar(turn + angle, 1));
  const on = (spoke: Point, share: number): Point => [
    at[0] + spoke[0] * reach * share,
    at[1] + spoke[1] * reach * share,
  ];
  const threads = [
    ...spokes.map((spoke) => `M${coordinates(at)}L${coordinates(on(spoke, 1))}`),
    ...[0.32, 0.56, 0.8].map(
      (share) =>
        `M${coordinates(on(spokes[0] ?? [1, 0], share))}` +
        spokes
          .slice(1)
          .map((spoke, index) => {
            const before = spokes[index] ?? spoke;
            const mid: Point = [(before[0] + spoke[0]) / 2, (before[1] + spoke[1]) / 2];
            return `Q${coordinates(on(mid, share * 0.82))} ${coordinates(on(spoke, share))}`;
          })
          .join(''),
    ),
  ].join('');
  return stroke(threads, THREAD_SHADE, width * 1.9) + stroke(threads, THREAD, width);
}

function spider([x, y]: Point, size: number, from: number): string {
  const legs = [-1, 1]
    .flatMap((side) =>
      [-0.5, -0.15, 0.2, 0.5].map(
        (rise) =>
          `M${coordinates([x, y])}q${coordinates([side * size * 0.7, rise * size - size * 0.5])} ${coordinates([side * size * 1.1, rise * size * 1.6])}`,
      ),
    )
    .join('');
  return (
    stroke(`M${coordinates([x, from])}V${y.toFixed(2)}`, THREAD_SHADE, size * 0.12) +
    stroke(legs, HOUSE.ink, size * 0.15) +
    ellipse([x, y + size * 0.3], size * 0.48, size * 0.56, HOUSE.ink) +
    circle([x, y - size * 0.3], size * 0.32, HOUSE.ink)
  );
}

/** Webs at its upper corners, and a spider on its thread. */
export const cobwebbed: State = (drawing, { shape }) => {
  const { box, size } = shape;
  const inset = size * 0.03;
  const leftX = box.left + inset;
  const [top, reach] = [box.top + size * 0.02, size * 0.42];
  const rightX = box.right - inset;
  const hung = shape.bottomAt(rightX - size * 0.12) ?? box.bottom;
  return over(
    drawing,
    web([leftX, top], reach, 0, size * 0.008) +
      web([rightX, top], reach * 0.78, 90, size * 0.008) +
      spider(
        [rightX - size * 0.16, Math.min(top + reach * 1.1, hung)],
        size * 0.05,
        top + reach * 0.4,
      ),
  );
};

const DUST: Hex = '#b7aea0';

export const dusty: State = (drawing, context) => {
  const { shape, pen } = context;
  const { size } = shape;
  const grey = changed(drawing, (svg) => recolored(svg, (color) => mix(color, DUST, 0.36)));
  const layer = ledgesOf(shape)
    .map((ledge) => path(coverOf(ledge, { thick: size * 0.014, hang: 2 }, pen), '#d3ccc0'))
    .join('');
  const motes = times(12, () =>
    circle(
      [
        shape.box.left + widthOf(shape.box) * pen.random.between(-0.1, 1.1),
        shape.box.top + heightOf(shape.box) * pen.random.between(-0.2, 0.5),
      ],
      size * pen.random.between(0.006, 0.012),
      DUST,
    ),
  ).join('');
  return cobwebbed(over(grey, layer + motes), context);
};

function fly([x, y]: Point, size: number): string {
  return (
    ellipse([x - size * 0.5, y - size * 0.5], size * 0.5, size * 0.3, '#cfd8e6') +
    ellipse([x + size * 0.5, y - size * 0.5], size * 0.5, size * 0.3, '#cfd8e6') +
    ellipse([x, y], size * 0.34, size * 0.5, HOUSE.ink)
  );
}

/** What smells, over the top of it. */
function stench({ box, size }: Silhouette): string {
  const middle = (box.left + box.right) / 2;
  const waves = [-0.24, 0, 0.24]
    .map((share) => {
      const at: Point = [
        middle + share * Math.max(widthOf(box), size * 0.7),
        box.top - size * 0.04,
      ];
      const bend = size * 0.06;
      return stroke(
        `M${coordinates(at)}q${-bend} ${-size * 0.06} 0 ${-size * 0.12}t0 ${-size * 0.12}`,
        '#8aa63f',
        size * 0.022,
      );
    })
    .join('');
  return (
    waves +
    fly([box.left + widthOf(box) * 0.14, box.top - size * 0.12], size * 0.045) +
    fly([box.right - widthOf(box) * 0.06, box.top - size * 0.22], size * 0.04)
  );
}

export const rotten: State = (drawing, { shape, pen }) => {
  const off = changed(drawing, (svg) => recolored(svg, (color) => mix(color, '#6f5b2c', 0.48)));
  const spots = patches(shape, pen, 9, 0.075, ['#4d3a20', '#5d4a26']);
  const mould = patches(shape, pen, 4, 0.06, ['#a9b78a', '#c7d0b0']);
  return widened(over(off, pen.clip(shape.outline, spots + mould) + stench(shape)), {
    top: shape.size * 0.3,
  });
};

/** Mud thrown up from below, thick at the foot. */
export const dirty: State = (drawing, { shape, pen }) => {
  const { box, size } = shape;
  const dull = changed(drawing, (svg) => recolored(svg, (color) => mix(color, '#8a6f52', 0.22)));
  const mud = '#6e4a2c';
  const waves = times(17, (_, share): Point => {
    const high = heightOf(box) * pen.random.between(0.24, 0.42);
    return [box.left + widthOf(box) * share, box.bottom - high];
  });
  const coat = blob([
    ...waves,
    [box.right, box.bottom + size * 0.1],
    [box.left, box.bottom + size * 0.1],
  ]);
  const splashes = spotsIn(shape, pen, 22)
    .map((at) => {
      const low = (at[1] - box.top) / heightOf(box);
      return patchAt(at, size * (0.012 + 0.035 * low) * pen.random.between(0.7, 1.4), pen, mud);
    })
    .join('');
  return over(dull, pen.clip(shape.outline, path(coat, mud) + splashes));
};

function board(at: Point, length: number, angle: number, wide: number): string {
  return placed(
    rectangle([-length / 2, -wide / 2], length, wide, '#a9764a') +
      rectangle([-length / 2, wide * 0.2], length, wide * 0.3, '#8a5c38') +
      circle([-length * 0.42, 0], wide * 0.12, '#4d3a2c') +
      circle([length * 0.42, 0], wide * 0.12, '#4d3a2c'),
    { at, angleDegrees: angle },
  );
}

/** Where boards are nailed over what nobody opens any more, of its width and height. */
const BOARDED: readonly (readonly [x: number, y: number])[] = [
  [0.26, 0.56],
  [0.62, 0.56],
  [0.44, 0.84],
];

/** Left for years: grey, cracked, overgrown at its foot, boards before what was open. */
export const abandoned: State = (drawing, { shape, pen }) => {
  const { box, size } = shape;
  const grey = changed(drawing, (svg) => recolored(svg, (color) => mix(color, '#8f8a80', 0.42)));
  const door = drawing.anchors.door?.at;
  const long = size * 0.2;
  const boards = [
    ...BOARDED.map(([x, y]): Point => [box.left + widthOf(box) * x, box.top + heightOf(box) * y]),
    ...(door ? [add(door, [0, -size * 0.08])] : []),
  ]
    .map(
      (at) =>
        board(add(at, [0, -long * 0.2]), long, -9, size * 0.036) +
        board(add(at, [0, long * 0.06]), long, 6, size * 0.036) +
        board(add(at, [0, long * 0.32]), long, -4, size * 0.036),
    )
    .join('');
  const gaps = pen.clip(
    shape.outline,
    ledgesOf(shape)
      .flatMap((ledge) => ledge.filter((_, index) => index % 11 === 5))
      .map(([x, y]) => patchAt([x, y + size * 0.08], size * 0.05, pen, '#4a3f3d'))
      .join(''),
  );
  const lines = cracksFrom(shape, pen, { count: 4, color: '#4a4440', width: 0.007 });
  const worn = over(grey, gaps + lines);
  return over(worn, boards + tuftsAt(shape, pen));
};

/** Where a stem bends, of the height of the plant. */
const BEND = 0.46;

/** Head down and brown, with petals under it. */
export const wilted: State = (drawing, { shape, pen }) => {
  const { box, size } = shape;
  const brown = (svg: string) => recolored(svg, (color) => mix(color, '#8f6f3f', 0.52));
  const svg = brown(drawing.svg + (drawing.front ?? ''));
  const y = box.top + heightOf(box) * BEND;
  const x = ((shape.leftAt(y) ?? box.left) + (shape.rightAt(y) ?? box.right)) / 2;
  const room = size * 2;
  const upper = `M${coordinates([box.left - room, y])}H${box.right + room}V${box.top - room}H${box.left - room}Z`;
  const lower = `M${coordinates([box.left - room, y - size * 0.01])}H${box.right + room}V${box.bottom + room}H${box.left - room}Z`;
  const head = placed(placed(pen.clip(upper, svg), { at: [-x, -y] }), {
    at: [x, y],
    angleDegrees: 118,
  });
  const petals = times(4, (index) =>
    ellipse(
      [x + size * (0.12 + index * 0.1), box.bottom - size * 0.012],
      size * 0.036,
      size * 0.016,
      lighter(mix(shape.main, '#8f6f3f', 0.4), 0.1),
    ),
  ).join('');
  const { front: _front, ...rest } = drawing;
  const high = heightOf(box);
  return {
    ...rest,
    svg: pen.clip(lower, svg) + head + petals,
    box: { ...drawing.box, top: y - high * 0.12, right: drawing.box.right + high * 0.3 },
  };
};
