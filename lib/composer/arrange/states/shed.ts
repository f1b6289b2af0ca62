import { circle, stroke } from '@/lib/svg/markup';
import { coordinates } from '@/lib/svg/path';
import { add, type Point, polar, times, widthOf } from '@/lib/svg/point';
import { GLOW } from '../../palette/glow';
import { middleOf, spotsIn, upperEdge } from './edges';
import { over, type State, widened } from './state';

/** What comes off a thing: water in jets, sparks, dust, foam. Lengths are shares of its size. */

const WATER = { jet: '#7cc4ea', light: '#d5effb' } as const;
/** Directions of the jets, in degrees from the right, upwards; and how far each goes. */
const JETS = [
  [28, 0.62],
  [62, 0.8],
  [104, 0.72],
  [142, 0.58],
] as const;

/** A jet that rises and falls, with its drops. */
function jet([x, y]: Point, degrees: number, reach: number, wide: number): string {
  const [dx, dy] = polar(-degrees, reach);
  const top = add([x, y], [dx * 0.7, dy]);
  const end = add([x, y], [dx * 1.5, dy * 0.3]);
  const data = `M${coordinates([x, y])}Q${coordinates(top)} ${coordinates(end)}`;
  const drops = times(4, (index) =>
    circle(
      add(end, [dx * 0.12 * (index - 1), reach * (0.05 + 0.09 * index)]),
      wide * (index % 2 ? 0.5 : 0.7),
      index % 2 ? WATER.light : WATER.jet,
    ),
  ).join('');
  return stroke(data, WATER.jet, wide) + stroke(data, WATER.light, wide * 0.36) + drops;
}

export const spraying: State = (drawing, { shape }) => {
  const { size } = shape;
  const [x] = middleOf(shape);
  const at: Point = [x, (shape.topAt(x) ?? shape.box.top) + size * 0.06];
  const jets = JETS.map(([degrees, reach]) => jet(at, degrees, reach * size, size * 0.06)).join('');
  return widened(over(drawing, jets), { top: size * 0.7, left: size * 0.4, right: size * 0.4 });
};

const SPARKS = 26;

/** Sparks from where it is worked on, each a stroke away from there. */
export const sparking: State = (drawing, { shape, pen }) => {
  const { size } = shape;
  const [x] = middleOf(shape);
  const at: Point = [x, (shape.topAt(x) ?? shape.box.top) + size * 0.03];
  const strokes = times(SPARKS, (index) => {
    const angle = -180 * (0.04 + (0.92 * (index + pen.random.between(0, 0.8))) / SPARKS);
    const far = size * pen.random.between(0.2, 0.72);
    const long = size * pen.random.between(0.04, 0.12);
    const from = add(at, polar(angle, far));
    const data = `M${coordinates(from)}L${coordinates(add(from, polar(angle, long)))}`;
    return stroke(data, index % 3 ? GLOW.flame : GLOW.flameInner, size * 0.022);
  }).join('');
  const light = [0.26, 0.17, 0.09]
    .map((share, index) =>
      circle(at, size * share, index === 2 ? '#fff6d6' : GLOW.flameInner, {
        opacity: index === 2 ? 1 : 0.35,
      }),
    )
    .join('');
  const reach = size * 0.7;
  return widened(over(drawing, light + strokes), {
    top: reach,
    left: reach * 0.6,
    right: reach * 0.6,
  });
};

const SPECKS = 46;

/** Specks over where it is worked on, the most near to it. */
export const raisingDust: State = (drawing, { shape, pen }) => {
  const { size, box } = shape;
  const [x] = middleOf(shape);
  const specks = times(SPECKS, (index) => {
    const up = pen.random.between(0, 1) ** 2 * 0.5;
    const aside = pen.random.between(-1, 1) * (0.12 + up);
    const at: Point = [x + aside * widthOf(box) * 0.5, box.top - size * up];
    const radius = size * (index % 3 ? 0.011 : 0.018);
    return circle(at, radius, index % 2 ? '#d8b376' : '#b98a4b');
  }).join('');
  return widened(over(drawing, specks), { top: size * 0.5 });
};

const FOAM = { shade: '#cfe0f0', white: '#ffffff', bubble: '#a9d4ee' } as const;

/** The puffs of one lump, in shares of its radius. */
const PUFFS = [
  [-0.7, 0.16, 0.62],
  [0.66, 0.2, 0.6],
  [-0.1, -0.32, 0.74],
  [0.06, 0.34, 0.66],
] as const;

function lump(at: Point, radius: number): string {
  const puffs = (down: number, fill: string) =>
    PUFFS.map(([dx, dy, share]) =>
      circle(add(at, [dx * radius, (dy + down) * radius]), share * radius, fill),
    ).join('');
  return puffs(0.16, FOAM.shade) + puffs(0, FOAM.white);
}

/** Of its size, how far from a face foam begins. */
const FACE_FREE = 0.2;

/** Foam in lumps on its back and sides, bubbles over it. */
export const soapy: State = (drawing, { shape, pen }) => {
  const { size, box } = shape;
  const { eyes, mouth } = drawing.anchors;
  const face = [eyes, mouth].flatMap((anchor) => (anchor ? [anchor.at] : []));
  const isClear = ([x, y]: Point) =>
    face.every(([fx, fy]) => Math.hypot(x - fx, y - fy) > size * FACE_FREE);
  const back = upperEdge(shape, 11)
    .filter(isClear)
    .map(([x, y], index) => lump([x, y + size * 0.02], size * (0.035 + 0.014 * (index % 3))));
  const sides = spotsIn(shape, pen, 7)
    .filter(isClear)
    .map((point) => lump(point, size * pen.random.between(0.024, 0.05)));
  const bubbles = times(9, () => {
    const at: Point = [
      box.left + widthOf(box) * pen.random.between(-0.1, 1.1),
      box.top - size * pen.random.between(0.02, 0.36),
    ];
    const radius = size * pen.random.between(0.018, 0.045);
    return (
      circle(at, radius, FOAM.bubble, { opacity: 0.7 }) +
      circle(add(at, [-radius * 0.3, -radius * 0.3]), radius * 0.3, FOAM.white)
    );
  });
  return widened(over(drawing, [...sides, ...back, ...bubbles].join('')), { top: size * 0.36 });
};
