import { mix, type Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { coordinates } from '@/lib/svg/path';
import { heightOf, type Point, times, widthOf } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { snowy } from './cold';
import { middleOf, spotsIn } from './edges';
import type { Silhouette } from './silhouette';
import { over, type State, type StateContext, widened } from './state';

/** What is put about things: ribbons, gift paper, fairy lights, garlands, bandages, patches. */

const RIBBON: Hex = '#d9413b';

/** The colour that the prompt gives what is put about a thing, and not the thing. */
const ownColor = ({ trimColors }: StateContext, usual: Hex): Hex => trimColors[0] ?? usual;

function bow([x, y]: Point, size: number, color: Hex): string {
  const loop = (side: 1 | -1) =>
    path(
      `M${coordinates([x, y])}C${coordinates([x + side * size * 0.5, y - size * 0.9])} ${coordinates([x + side * size * 1.3, y - size * 0.7])} ${coordinates([x + side * size, y - size * 0.1])}C${coordinates([x + side * size * 0.9, y + size * 0.3])} ${coordinates([x + side * size * 0.4, y + size * 0.2])} ${coordinates([x, y])}Z`,
      side < 0 ? lighter(color, 0.16) : color,
    );
  const tail = (side: 1 | -1) =>
    path(
      `M${coordinates([x, y])}L${coordinates([x + side * size * 0.36, y + size * 0.95])}L${coordinates([x + side * size * 0.56, y + size * 0.72])}L${coordinates([x + side * size * 0.84, y + size * 0.78])}Z`,
      darker(color, 0.14),
    );
  return tail(-1) + tail(1) + loop(-1) + loop(1) + circle([x, y], size * 0.22, darker(color, 0.2));
}

/** Two bands that cross, and a bow on top. */
function tiedUp(shape: Silhouette, pen: StateContext['pen'], color: Hex): string {
  const { box, size, outline } = shape;
  const [x, y] = middleOf(shape);
  const wide = size * 0.09;
  const bands =
    rectangle([x - wide / 2, box.top], wide, heightOf(box), color) +
    rectangle([x + wide * 0.2, box.top], wide * 0.3, heightOf(box), darker(color, 0.14)) +
    rectangle([box.left, y - wide / 2], widthOf(box), wide, color) +
    rectangle([box.left, y + wide * 0.2], widthOf(box), wide * 0.3, darker(color, 0.14));
  return (
    pen.clip(outline, bands) +
    bow([x, (shape.topAt(x) ?? box.top) + size * 0.01], size * 0.17, color)
  );
}

export const ribboned: State = (drawing, context) =>
  widened(over(drawing, tiedUp(context.shape, context.pen, ownColor(context, RIBBON))), {
    top: context.shape.size * 0.14,
  });

/** Paper all over it, in which its shape is still seen. */
export const giftWrapped: State = (drawing, context) => {
  const { shape, pen, colors, trimColors } = context;
  const { box, size, outline } = shape;
  const paper = colors[0] ?? pen.accents[2];
  const dots = times(90, (index) => {
    const [column, row] = [index % 9, Math.floor(index / 9)];
    return circle(
      [
        box.left + (widthOf(box) * (column + (row % 2 ? 0.5 : 0))) / 8,
        box.top + (heightOf(box) * row) / 9,
      ],
      size * 0.018,
      lighter(paper, 0.55),
    );
  }).join('');
  const folds = spotsIn(shape, pen, 6)
    .map(([fx, fy]) =>
      path(
        `M${coordinates([fx, fy])}l${coordinates([size * 0.16, -size * 0.1])}l${coordinates([-size * 0.02, size * 0.16])}Z`,
        darker(paper, 1),
        { opacity: 0.12 },
      ),
    )
    .join('');
  const shade = rectangle(
    [middleOf(shape)[0] + size * 0.12, box.top],
    widthOf(box),
    heightOf(box),
    darker(paper, 1),
    { opacity: 0.1 },
  );
  const wrap = path(outline, paper) + pen.clip(outline, dots + folds + shade);
  const rim = `<path d="${outline}" fill="${paper}" stroke="${paper}" stroke-width="${(size * 0.05).toFixed(2)}" stroke-linejoin="round"/>`;
  const ribbon = trimColors[0] ?? colors[1] ?? (paper === pen.accents[0] ? HOUSE.gold : RIBBON);
  return widened(over(drawing, rim + wrap + tiedUp(shape, pen, ribbon)), { top: size * 0.14 });
};

/** Strands over a thing from its left edge to its right one, lower there, sagging between. */
function strandsOver(shape: Silhouette, count: number): Point[][] {
  const { box } = shape;
  const high = heightOf(box);
  return times(count, (index) => {
    const y = box.top + (high * (index + 0.5)) / count - high * 0.05;
    const down = (index % 2 ? -1 : 1) * high * 0.09;
    const from: Point = [shape.leftAt(y - down / 2) ?? box.left, y - down / 2];
    const to: Point = [shape.rightAt(y + down / 2) ?? box.right, y + down / 2];
    return times(13, (_, share): Point => [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share + Math.sin(share * Math.PI) * high * 0.045,
    ]);
  });
}

const lineOf = (points: readonly Point[]) => `M${points.map(coordinates).join('L')}`;
const BULBS: readonly Hex[] = ['#fbd25b', '#f2664f', '#8fd3ff', '#7fd08a'];

export const fairyLit: State = (drawing, { shape }) => {
  const { size } = shape;
  const strands = strandsOver(shape, 4);
  const wires = strands.map((strand) => stroke(lineOf(strand), '#3a4a3a', size * 0.012)).join('');
  const bulbs = strands
    .flatMap((strand) => strand.filter((_, index) => index % 2 === 0))
    .map((at, index) => {
      const color = BULBS[index % BULBS.length] ?? '#fbd25b';
      return (
        circle(at, size * 0.055, lighter(color, 0.4), { opacity: 0.5 }) +
        circle(at, size * 0.026, color) +
        circle([at[0] - size * 0.008, at[1] - size * 0.008], size * 0.009, '#ffffff')
      );
    })
    .join('');
  return over(drawing, wires + bulbs);
};

function bauble(at: Point, radius: number, color: Hex): string {
  return (
    rectangle(
      [at[0] - radius * 0.25, at[1] - radius * 1.3],
      radius * 0.5,
      radius * 0.4,
      HOUSE.gold,
    ) +
    circle(at, radius, color) +
    circle([at[0] - radius * 0.3, at[1] - radius * 0.3], radius * 0.28, '#ffffff', { opacity: 0.7 })
  );
}

function garland(strand: readonly Point[], size: number): string {
  const needles = strand.flatMap((from, index) => {
    const to = strand[index + 1] ?? from;
    return times(3, (more) => {
      const at: Point = [
        from[0] + ((to[0] - from[0]) * more) / 3,
        from[1] + ((to[1] - from[1]) * more) / 3,
      ];
      return circle(at, size * 0.034, more % 2 ? '#3c8a52' : '#2c7244');
    });
  });
  return needles.join('');
}

/** Garlands with baubles, lights, a bow and snow. */
export const christmassy: State = (drawing, context) => {
  const { shape } = context;
  const { size } = shape;
  const strands = strandsOver(shape, 3);
  const greens = strands.map((strand) => garland(strand, size)).join('');
  const hung = strands
    .flatMap((strand, row) => strand.filter((_, index) => index % 3 === (row % 2 ? 1 : 2)))
    .map(([x, y], index) =>
      bauble(
        [x, y + size * 0.055],
        size * 0.036,
        [RIBBON, HOUSE.gold, '#f6f1e6'][index % 3] ?? RIBBON,
      ),
    )
    .join('');
  const lights = strands
    .flatMap((strand) => strand.filter((_, index) => index % 3 === 0))
    .map(
      (at) =>
        circle(at, size * 0.03, '#fff0c2', { opacity: 0.7 }) + circle(at, size * 0.016, '#fbd25b'),
    )
    .join('');
  const [x] = middleOf(shape);
  const top = shape.topAt(x) ?? shape.box.top;
  const dressed = over(
    snowy(drawing, context),
    greens + hung + lights + bow([x, top], size * 0.13, RIBBON),
  );
  return widened(dressed, { top: size * 0.1 });
};

const GAUZE: Hex = '#f7f1e6';

function plaster(at: Point, long: number, angle: number): string {
  const wide = long * 0.34;
  return placed(
    rectangle([-long / 2, -wide / 2], long, wide, '#e9b48a', { radius: wide / 2 }) +
      rectangle([-long * 0.16, -wide * 0.36], long * 0.32, wide * 0.72, '#f7dcc0', {
        radius: wide * 0.1,
      }) +
      [-0.36, 0.36]
        .flatMap((x) =>
          [-0.16, 0.16].map((y) => circle([x * long, y * wide], wide * 0.06, '#c98c60')),
        )
        .join(''),
    { at, angleDegrees: angle },
  );
}

/** Gauze about it, and a plaster. */
export const bandaged: State = (drawing, { shape, pen }) => {
  const { box, size, outline } = shape;
  const [x, y] = middleOf(shape);
  const band = (dy: number, angle: number) =>
    placed(
      rectangle([-size * 1.2, -size * 0.05], size * 2.4, size * 0.1, darker(GAUZE, 0.16)) +
        rectangle([-size * 1.2, -size * 0.043], size * 2.4, size * 0.07, GAUZE),
      { at: [x, y + dy], angleDegrees: angle },
    );
  const gauze = pen.clip(
    outline,
    band(-size * 0.17, -11) + band(-size * 0.1, 7) + band(-size * 0.2, 2),
  );
  const at: Point = [x + widthOf(box) * 0.12, y + heightOf(box) * 0.16];
  return over(drawing, gauze + plaster(at, size * 0.26, -24) + plaster(at, size * 0.26, 62));
};

export const patched: State = (drawing, { shape, pen }) => {
  const { size } = shape;
  // Not over a face.
  const free = shape.box.top + heightOf(shape.box) * 0.42;
  const patches = spotsIn(shape, pen, 9)
    .filter(([, y]) => y > free)
    .slice(0, 4)
    .map((at, index) => {
      const side = size * pen.random.between(0.13, 0.18);
      const color = pen.accents[(index + 1) % 4] ?? pen.accents[0];
      const seam = `M${-side / 2} ${-side / 2}h${side}v${side}h${-side}Z`;
      return placed(
        rectangle([-side / 2, -side / 2], side, side, color, { radius: side * 0.08 }) +
          `<path d="${seam}" fill="none" stroke="${lighter(color, 0.6)}" stroke-width="${(side * 0.07).toFixed(2)}" stroke-dasharray="${(side * 0.13).toFixed(2)} ${(side * 0.1).toFixed(2)}"/>`,
        { at, angleDegrees: pen.random.between(-18, 18) },
      );
    })
    .join('');
  return over(drawing, pen.clip(shape.outline, patches));
};

/** Lengths of rope or chain about it. */
const bound =
  (color: Hex, isChain: boolean): State =>
  (drawing, { shape }) => {
    const { size } = shape;
    const strands = strandsOver(shape, 3);
    const links = strands
      .map((strand) =>
        isChain
          ? strand
              .flatMap((at, index) => {
                const next = strand[index + 1] ?? at;
                return [at, [(at[0] + next[0]) / 2, (at[1] + next[1]) / 2] as const];
              })
              .map(
                ([x, y], index) =>
                  `<ellipse cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" rx="${(size * (index % 2 ? 0.036 : 0.03)).toFixed(2)}" ry="${(size * (index % 2 ? 0.01 : 0.024)).toFixed(2)}" fill="none" stroke="${index % 2 ? darker(color, 0.25) : color}" stroke-width="${(size * 0.014).toFixed(2)}"/>`,
              )
              .join('')
          : stroke(lineOf(strand), darker(color, 0.3), size * 0.044) +
            stroke(lineOf(strand), color, size * 0.03),
      )
      .join('');
    const [x, y] = middleOf(shape);
    const lock = isChain
      ? `<path d="M${(x - size * 0.05).toFixed(2)} ${y.toFixed(2)}v${(-size * 0.06).toFixed(2)}a${(size * 0.05).toFixed(2)} ${(size * 0.05).toFixed(2)} 0 0 1 ${(size * 0.1).toFixed(2)} 0v${(size * 0.06).toFixed(2)}" fill="none" stroke="#8a93a8" stroke-width="${(size * 0.022).toFixed(2)}"/>` +
        rectangle([x - size * 0.08, y], size * 0.16, size * 0.13, HOUSE.gold, {
          radius: size * 0.02,
        }) +
        ellipse([x, y + size * 0.06], size * 0.018, size * 0.026, mix(HOUSE.gold, '#2a1d08', 0.7))
      : '';
    return over(drawing, links + lock);
  };

export const chained = bound('#8a93a8', true);
export const roped = bound('#b98a4e', false);
