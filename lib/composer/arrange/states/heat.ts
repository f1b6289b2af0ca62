import { mix, type Hex } from '@/lib/color/hex';
import { circle, path, stroke } from '@/lib/svg/markup';
import { coordinates } from '@/lib/svg/path';
import { add, heightOf, type Point, times, widthOf } from '@/lib/svg/point';
import { recolored } from '@/lib/svg/recolor';
import { flameAt } from '../../kit/nature/fires';
import type { KitDrawing } from '../../kit/part';
import { GLOW } from '../../palette/glow';
import { lighter } from '../../palette/tones';
import { middleOf, upperEdge } from './edges';
import { behind, changed, over, type State, type StateContext, widened } from './state';

/** What burns, smokes, steams and shines. */

/** The height that a flame is drawn with. */
const FLAME_HEIGHT = 160;
/** Of the size of a thing, how high flames stand on it, and how far apart. */
const FLAMES = { high: 0.74, apart: 0.22, least: 3, most: 9, sunk: 0.12 } as const;
/** How far what burns is charred. */
const CHARRED = { color: '#4a2620', share: 0.24 } as const;

const flame = ([x, y]: Point, height: number): string => flameAt([x, y], height / FLAME_HEIGHT);

function halo({ shape }: StateContext, color: Hex, strength: number): string {
  const radius = Math.hypot(widthOf(shape.box), heightOf(shape.box)) * 0.5;
  return [1.4, 1.22, 1.04, 0.86]
    .map((share) => circle(middleOf(shape), radius * share, color, { opacity: strength }))
    .join('');
}

export const burning: State = (drawing, context) => {
  const { shape, pen } = context;
  const { size } = shape;
  const width = widthOf(shape.box);
  const count = Math.round(width / (size * FLAMES.apart));
  const points = upperEdge(shape, Math.max(FLAMES.least, Math.min(FLAMES.most, count)));
  const middle = (points.length - 1) / 2;
  const tongues = points.map(([x, y], index) => {
    const share = 1 - 0.5 * Math.abs((index - middle) / (middle || 1));
    const height = size * FLAMES.high * share * pen.random.between(0.78, 1.1);
    return { at: [x, y + size * FLAMES.sunk * (1 + (index % 2))] as const, height };
  });
  const back = tongues.map(({ at, height }) => flame(at, height * 1.12)).join('');
  const front = tongues
    .filter((_, index) => index % 2 === 0 || tongues.length < 4)
    .map(({ at, height }) => flame(add(at, [size * 0.05, size * 0.2]), height * 0.6))
    .join('');
  const licks = [0.14, 0.84]
    .map((share, index): Point | undefined => {
      const x = shape.box.left + width * share;
      const bottom = shape.bottomAt(x);
      return bottom === undefined ? undefined : [x, bottom - size * (index === 1 ? 0.01 : 0.05)];
    })
    .filter((point) => point !== undefined)
    .map((point) => flame(point, size * 0.4))
    .join('');
  const sparks = times(9, (index) =>
    circle(
      [
        shape.box.left + width * pen.random.between(-0.1, 1.1),
        shape.box.top - size * pen.random.between(0.1, 0.72),
      ],
      size * (index % 3 ? 0.012 : 0.02),
      GLOW.flame,
    ),
  ).join('');
  const charred = changed(drawing, (svg) =>
    recolored(svg, (color) => mix(color, CHARRED.color, CHARRED.share)),
  );
  const lit = behind(charred, halo(context, GLOW.window, 0.1) + back);
  return widened(over(lit, front + licks + sparks), {
    top: size * FLAMES.high * 0.8,
    left: size * 0.04,
    right: size * 0.04,
  });
};

/** Where smoke comes out of a thing: its chimney, its mouth, or the middle of its top. */
function ventOf({ anchors }: KitDrawing, { shape }: StateContext): Point {
  const vent = anchors.chimney ?? anchors.mouth ?? anchors.tip ?? anchors.inside;
  const x = vent?.at[0] ?? (shape.box.left + shape.box.right) / 2;
  return [x, anchors.chimney?.at[1] ?? shape.topAt(x) ?? shape.box.top];
}

/** A plume that widens as it rises and drifts aside: where, and how large, in shares of its height. */
const PLUME: readonly (readonly [x: number, y: number, radius: number])[] = [
  [0, 0, 0.09],
  [0.05, -0.14, 0.12],
  [-0.03, -0.3, 0.15],
  [0.1, -0.44, 0.17],
  [0.02, -0.62, 0.2],
  [0.2, -0.7, 0.18],
  [0.12, -0.88, 0.19],
];
const SMOKE = '#aab2c3';

export const smoking: State = (drawing, context) => {
  const { size } = context.shape;
  const [x, y] = ventOf(drawing, context);
  const height = size * 0.72;
  const puffs = (shift: number, share: number, fill: Hex) =>
    PLUME.map(([dx, dy, radius]) =>
      circle(
        [x + (dx - radius * shift) * height, y + (dy - radius * shift) * height],
        radius * share * height,
        fill,
      ),
    ).join('');
  const plume =
    puffs(0, 1, '#8d96aa') + puffs(0.14, 0.84, SMOKE) + puffs(0.26, 0.5, lighter(SMOKE, 0.55));
  return widened(behind(drawing, plume), { top: height * 1.05 });
};

/** Wisps side by side, in shares of the width of what steams. */
const WISPS = [-0.22, 0, 0.22] as const;

export const steaming: State = (drawing, context) => {
  const { shape } = context;
  const [x, y] = ventOf(drawing, context);
  const high = shape.size * 0.5;
  const apart = Math.min(widthOf(shape.box), shape.size * 1.2);
  const wisps = WISPS.map((share, index) => {
    const rise = high * (index === 1 ? 1 : 0.8);
    const at: Point = [x + share * apart, y - shape.size * 0.05];
    const bend = shape.size * 0.09;
    const data = `M${coordinates(at)}c${-bend} ${-rise * 0.24} ${bend} ${-rise * 0.3} 0 ${-rise * 0.52}c${-bend} ${-rise * 0.2} ${bend} ${-rise * 0.28} 0 ${-rise * 0.48}`;
    return stroke(data, '#b4c0d3', shape.size * 0.052) + stroke(data, '#ffffff', shape.size * 0.03);
  }).join('');
  return { ...widened(over(drawing, wisps), { top: high }), body: drawing.body ?? drawing.box };
};

/** How far its light reaches around it, in shares of its size, outermost first. */
const GLOWS = times(14, (index) => 0.28 * (1 - index / 14));
const GLOW_STRENGTH = 0.06;
const SPARKS = 8;
/** How far its own colours are those of light. */
const LIT = { color: '#fff3c0', share: 0.16 } as const;

/** Light that follows its outline, so that what is beside it stays clear, sparks in it, and its own colours paler. */
export const glowing: State = (drawing, context) => {
  const { shape } = context;
  const { size, outline } = shape;
  const light = GLOWS.map((reach) =>
    stroke(outline, GLOW.windowHeart, size * reach * 2, { opacity: GLOW_STRENGTH }),
  ).join('');
  const [cx, cy] = middleOf(shape);
  const sparks = times(SPARKS, (index) => {
    const angle = ((index + 0.5) / SPARKS) * Math.PI * 2;
    const out: Point = [Math.cos(angle), Math.sin(angle)];
    const at: Point = [
      cx + out[0] * (widthOf(shape.box) * 0.5 + size * 0.16),
      cy + out[1] * (heightOf(shape.box) * 0.5 + size * 0.16),
    ];
    return twinkle(at, size * (index % 2 ? 0.03 : 0.05));
  }).join('');
  const pale = changed(drawing, (svg) =>
    recolored(svg, (color) => mix(color, LIT.color, LIT.share)),
  );
  const reach = size * 0.24;
  return widened(behind(pale, light + sparks), {
    left: reach,
    right: reach,
    top: reach,
  });
};

/** A small star of four points. */
const twinkle = ([x, y]: Point, r: number): string =>
  path(
    `M${coordinates([x, y - r])}Q${coordinates([x, y])} ${coordinates([x + r, y])}Q${coordinates([x, y])} ${coordinates([x, y + r])}Q${coordinates([x, y])} ${coordinates([x - r, y])}Q${coordinates([x, y])} ${coordinates([x, y - r])}Z`,
    GLOW.flameInner,
  );
