import { type Hex, mix } from '@/lib/color/hex';
import { ellipse, placed, stroke } from '@/lib/svg/markup';
import { coordinates } from '@/lib/svg/path';
import { heightOf, type Point, times, widthOf } from '@/lib/svg/point';
import { recolored } from '@/lib/svg/recolor';
import { darker } from '../../palette/tones';
import { flattened, moved } from '../assemble';
import { seenThrough } from './markup';
import type { Anchor, KitDrawing } from '../../kit/part';
import { lightnessOf, type Silhouette } from './silhouette';
import { behind, changed, over, type State, widened } from './state';

/** How a thing stands, and how much of it there is. */

/** Of its greatest width, how wide what is upside down is where it holds something; of its height, from where on it is a bowl. */
const BOWL = { wide: 0.6, below: 0.2, steps: 40 } as const;

/** Where a thing with a handle or a foot becomes a bowl when it is turned over: the edge of an umbrella. */
function bowlOf({ box, leftAt, rightAt }: Silhouette): Anchor | undefined {
  const widthAt = (y: number) => (rightAt(y) ?? 0) - (leftAt(y) ?? 0);
  const levels = times(
    BOWL.steps,
    (index) => box.bottom - (heightOf(box) * (index + 0.5)) / BOWL.steps,
  );
  const widest = Math.max(...levels.map(widthAt));
  const y = levels.find((level) => widthAt(level) >= widest * BOWL.wide);
  if (y === undefined || box.bottom - y < heightOf(box) * BOWL.below) return undefined;
  const at: Point = [((rightAt(y) ?? 0) + (leftAt(y) ?? 0)) / 2, y];
  return { at, spanCm: widthAt(y) * 0.8 };
}

export const upsideDown: State = (drawing, { shape }) => {
  const { left, right, top, bottom } = drawing.box;
  const turned = moved(flattened(drawing), { at: [left + right, top + bottom], angleDegrees: 180 });
  const bowl = bowlOf(shape);
  if (bowl) {
    const [x, y] = bowl.at;
    const inside: Anchor = { ...bowl, at: [left + right - x, top + bottom - y] };
    return { ...turned, anchors: { inside, seat: inside, top: inside } };
  }
  // Whoever sits on it sits on its bottom, which is up now.
  const seat: Anchor = { at: [(left + right) / 2, top] };
  return { ...turned, anchors: { ...turned.anchors, seat, top: seat } };
};

const LEAN_DEGREES = 13;

export const tilted: State = (drawing) => {
  const turned = moved(flattened(drawing), { at: [0, 0], angleDegrees: LEAN_DEGREES });
  return moved(turned, { at: [0, drawing.box.bottom - turned.box.bottom] });
};

/** Of its height, how much air is under what hangs, how high its cords meet over it and how far they go on up. */
const HUNG = { air: 0.24, knot: 0.3, up: 0.22 } as const;
/** Of its width, where two cords are tied to what is wide. */
const TIED = [0.2, 0.8] as const;
const CORD = '#7a6248';

/** In the air on cords. */
export const hung: State = (drawing, { shape }) => {
  const { box, size } = shape;
  const high = heightOf(box);
  const air = high * HUNG.air;
  const middle = (box.left + box.right) / 2;
  const knot: Point = [middle, box.top - air - high * HUNG.knot];
  const shares = widthOf(box) > high * 0.6 ? TIED : [0.5];
  const cords = shares
    .map((share) => {
      const x = box.left + widthOf(box) * share;
      const y = (shape.topAt(x) ?? box.top) - air + size * 0.01;
      return `M${coordinates(knot)}L${coordinates([x, y])}`;
    })
    .join('');
  const end: Point = [middle, knot[1] - high * HUNG.up];
  const line = stroke(`M${coordinates(end)}L${coordinates(knot)}${cords}`, CORD, size * 0.016);
  const raised = moved(flattened(drawing), { at: [0, -air] });
  return {
    ...raised,
    svg: line + raised.svg,
    box: { ...raised.box, top: end[1], bottom: drawing.box.bottom },
  };
};

/** On its side, on the ground where it stood. */
export const toppled: State = (drawing) => {
  const lying = moved(flattened(drawing), { at: [0, 0], angleDegrees: 90 });
  const { left, right, bottom } = drawing.box;
  const middle = (left + right - lying.box.left - lying.box.right) / 2;
  return moved(lying, { at: [middle, bottom - lying.box.bottom] });
};

/** The colour of what is in a thing: where it is cut by water, or that of its upper edge. */
function contentsColor({ anchors }: KitDrawing, { crest, main, colorAt }: Silhouette): Hex {
  const { surface } = anchors;
  const seen = surface && colorAt(surface.at);
  if (seen) return seen;
  const isPale = Math.max(lightnessOf(main), lightnessOf(crest)) > 0.86;
  return crest === main && !isPale ? '#8cc4ea' : isPale ? '#f6f3ea' : crest;
}

/** The same, with what was in it in a puddle before its mouth. */
export const spilled: State = (drawing, context) => {
  const lying = toppled(drawing, context);
  const { left, right, bottom } = lying.box;
  const { shape } = context;
  const { size } = shape;
  const color = context.trimColors[0] ?? contentsColor(drawing, shape);
  const at: Point = [right + size * 0.24, bottom - size * 0.01];
  const pool = (share: number, fill: string, opacity?: number) =>
    ellipse(at, size * 0.52 * share, size * 0.1 * share, fill, opacity ? { opacity } : {});
  const drops =
    ellipse([right + size * 0.9, bottom - size * 0.02], size * 0.06, size * 0.018, color) +
    ellipse([left + size * 0.5, bottom + size * 0.05], size * 0.05, size * 0.016, color);
  const puddle = pool(1, darker(color, 0.12)) + pool(0.95, color) + pool(0.5, '#ffffff', 0.3);
  return widened(behind(lying, puddle + drops), { right: size * 0.75, bottom: size * 0.08 });
};

/** Half as high and a little wider, with folds. */
export const deflated: State = (drawing, { shape, pen }) => {
  const { box, size, main, outline } = shape;
  const folds = times(5, (index) => {
    const x = box.left + widthOf(box) * (0.15 + index * 0.17);
    const y = box.top + heightOf(box) * (0.3 + 0.12 * (index % 2));
    return stroke(
      `M${coordinates([x, y])}q${coordinates([size * 0.05, size * 0.12])} ${coordinates([-size * 0.02, size * 0.3])}`,
      darker(main, 0.4),
      size * 0.022,
      { opacity: 0.7 },
    );
  }).join('');
  const limp = over(drawing, pen.clip(outline, folds));
  const by = { x: 1.12, y: 0.5 };
  // What stands falls over on its side, with what hangs from it.
  const isTall = heightOf(box) > widthOf(box) * 1.15;
  const fallen = isTall
    ? moved(flattened(limp), { at: [0, 0], angleDegrees: 96 })
    : flattened(limp);
  const squeezed = moved(fallen, { at: [0, 0], scale: by.y, squeeze: by.x / by.y });
  return moved(squeezed, { at: [0, box.bottom - squeezed.box.bottom] });
};

/** Rounder: as wide as high, nearly, and shining. */
export const inflated: State = (drawing, { shape, pen }) => {
  const { box, size, outline } = shape;
  const wide = Math.max(1.12, Math.min(1.4, heightOf(box) / widthOf(box)));
  const shine = ellipse(
    [box.left + widthOf(box) * 0.3, box.top + heightOf(box) * 0.26],
    size * 0.12,
    size * 0.07,
    '#ffffff',
    { opacity: 0.7 },
  );
  return moved(flattened(over(drawing, pen.clip(outline, shine))), { at: [0, 0], squeeze: wide });
};

export const transparent: State = (drawing, { shape }) => {
  const faint = changed(drawing, (svg) => seenThrough(svg, 0.4));
  return over(
    faint,
    `<path d="${shape.outline}" fill="none" stroke="#7f93b8" stroke-opacity="0.8" stroke-width="${(shape.size * 0.01).toFixed(2)}" stroke-linejoin="round"/>`,
  );
};

/** Hardly there: a broken line where its edge is. */
export const invisible: State = (drawing, { shape }) => {
  const { size } = shape;
  const faint = changed(drawing, (svg) => seenThrough(svg, 0.16));
  return over(
    faint,
    `<path d="${shape.outline}" fill="none" stroke="#5f6f94" stroke-width="${(size * 0.012).toFixed(2)}" stroke-dasharray="${(size * 0.04).toFixed(2)} ${(size * 0.03).toFixed(2)}" stroke-linecap="round"/>`,
  );
};

/** In the colours of somebody who is not well, with a thermometer. */
export const sick: State = (drawing, { shape, pen }) => {
  const { box, size, outline } = shape;
  const green = changed(drawing, (svg) => recolored(svg, (color) => mix(color, '#9dbb61', 0.34)));
  const at: Point = [box.left + widthOf(box) * 0.62, box.top + heightOf(box) * 0.52];
  const glass = placed(
    stroke(`M0 0H${(size * 0.34).toFixed(2)}`, '#8fa3bd', size * 0.07) +
      stroke(`M0 0H${(size * 0.34).toFixed(2)}`, '#ffffff', size * 0.048) +
      stroke(`M0 0H${(size * 0.22).toFixed(2)}`, '#d9413b', size * 0.018),
    { at, angleDegrees: -24 },
  );
  const cheeks = pen.clip(
    outline,
    [0.3, 0.7]
      .map((x) =>
        ellipse([box.left + widthOf(box) * x, at[1]], size * 0.05, size * 0.03, '#d9607a', {
          opacity: 0.5,
        }),
      )
      .join(''),
  );
  return widened(over(green, cheeks + glass), { right: size * 0.08 });
};
