import { mix } from '@/lib/color/hex';
import { ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { coordinates } from '@/lib/svg/path';
import { heightOf, type Point, times, widthOf } from '@/lib/svg/point';
import { recolored } from '@/lib/svg/recolor';
import { darker } from '../../palette/tones';
import { flattened, moved } from '../assemble';
import { fleshOf } from './damage';
import { spotsIn } from './edges';
import { onRamp, type Ramp } from './markup';
import { lightnessOf } from './silhouette';
import { changed, over, type State, type StateContext, widened } from './state';

/** What is done to food before it is eaten, and what is not: raw, burnt, peeled, in slices. */

const RAW: Ramp = ['#a8364a', '#d9606a', '#f8d9d2'];
const CHAR: Ramp = ['#15110f', '#332822', '#6a5342'];

const toned = (ramp: Ramp, contrast: number, { shape }: StateContext) => {
  const middle = lightnessOf(shape.main);
  return (svg: string) =>
    recolored(svg, (color) => onRamp(ramp, 0.46 + (lightnessOf(color) - middle) * contrast));
};

/** Red and marbled with fat. */
export const raw: State = (drawing, context) => {
  const { shape, pen } = context;
  const { size, outline } = shape;
  const fat = spotsIn(shape, pen, 16)
    .map((at) => {
      const [dx, dy] = [
        size * pen.random.between(0.06, 0.12),
        size * pen.random.between(-0.05, 0.05),
      ];
      return stroke(
        `M${coordinates(at)}q${coordinates([dx * 0.5, -dy])} ${coordinates([dx, dy])}`,
        '#fbe6df',
        size * pen.random.between(0.008, 0.018),
      );
    })
    .join('');
  return over(changed(drawing, toned(RAW, 0.5, context)), pen.clip(outline, fat));
};

/** Black with a little of its brown left, and smoking. */
export const burnt: State = (drawing, context) => {
  const { shape, pen } = context;
  const { size, outline, box } = shape;
  const char = spotsIn(shape, pen, 12)
    .map((at) =>
      ellipse(at, size * pen.random.between(0.04, 0.09), size * 0.04, '#120e0c', { opacity: 0.55 }),
    )
    .join('');
  const smoke = times(3, (index) => {
    const x = box.left + widthOf(box) * (0.28 + index * 0.22);
    const y = (shape.topAt(x) ?? box.top) - size * 0.03;
    const up = size * (index === 1 ? 0.36 : 0.26);
    return stroke(
      `M${coordinates([x, y])}c${coordinates([size * 0.08, -up * 0.3])} ${coordinates([-size * 0.1, -up * 0.6])} ${coordinates([size * 0.02, -up])}`,
      '#8d8a90',
      size * 0.03,
      { opacity: 0.6 },
    );
  }).join('');
  const burned = over(changed(drawing, toned(CHAR, 0.55, context)), pen.clip(outline, char));
  return widened(over(burned, smoke), { top: size * 0.3 });
};

/** Down to which share of its height the skin is off. */
const PEELED = 0.52;

/** Its upper half bare, with the skin of it hanging down in flaps. */
export const peeled: State = (drawing, { shape, pen }) => {
  const { box, size, main, outline } = shape;
  const y = box.top + heightOf(box) * PEELED;
  const flesh = mix(fleshOf(main), '#ffffff', 0.25);
  const bare = pen.clip(
    outline,
    rectangle([box.left, box.top], widthOf(box), y - box.top, flesh) +
      rectangle(
        [box.left + widthOf(box) * 0.6, box.top],
        widthOf(box),
        y - box.top,
        darker(flesh, 0.07),
      ),
  );
  const [left, right] = [shape.leftAt(y) ?? box.left, shape.rightAt(y) ?? box.right];
  const wide = Math.max(right - left, size * 0.1);
  const flap = (from: Point, out: number) =>
    path(
      `M${coordinates([from[0] - wide * 0.2, y])}Q${coordinates([from[0] + out * 0.55, y - size * 0.2])} ${coordinates([from[0] + out, y + size * 0.2])}Q${coordinates([from[0] + out * 0.4, y + size * 0.04])} ${coordinates([from[0] + wide * 0.2, y + size * 0.03])}Z`,
      darker(main, out < 0 ? 0 : 0.1),
    );
  const flaps =
    flap([left + wide * 0.2, y], -size * 0.26) +
    flap([right - wide * 0.2, y], size * 0.26) +
    flap([(left + right) / 2, y], size * 0.07);
  const by = size * 0.2;
  return widened(over(drawing, bare + flaps), { left: by, right: by });
};

/** Of its length the part that is cut, in how many slices, and how far they stand apart. */
const SLICES = { from: 0.42, count: 4, gap: 0.055 } as const;

/** One end of it in slices that fall away from the rest, with the cut seen on each. */
export const sliced: State = (drawing, { shape, pen }) => {
  const { box, size, main } = shape;
  const { svg } = flattened(drawing);
  const wide = widthOf(box);
  const flesh = fleshOf(main);
  const [top, high] = [box.top - size, heightOf(box) + size * 2];
  const start = box.left + wide * SLICES.from;
  const each = (box.right - start) / SLICES.count;
  const bar = (x: number, width: number) =>
    `M${coordinates([x, top])}h${width.toFixed(3)}v${high.toFixed(3)}h${(-width).toFixed(3)}Z`;
  const face = (x: number) => {
    const at = Math.min(x, box.right - wide * 0.02);
    const [above, below] = [shape.topAt(at) ?? box.top, shape.bottomAt(at) ?? box.bottom];
    const [middle, half] = [(above + below) / 2, (below - above) / 2];
    return (
      ellipse([at, middle], each * 0.34, half, darker(main, 0.2)) +
      ellipse([at, middle], each * 0.28, half * 0.9, flesh)
    );
  };
  const rest = pen.clip(bar(box.left - size, start - box.left + size), svg) + face(start);
  const slices = times(SLICES.count, (index) => {
    const x = start + each * index;
    const slice = pen.clip(bar(x, each), svg) + (index < SLICES.count - 1 ? face(x + each) : '');
    const fall = moved(
      { svg: slice, box, anchors: {} },
      { at: [wide * SLICES.gap * (index + 1.2), 0] },
    );
    return fall.svg;
  });
  const { front: _front, ...whole } = drawing;
  return widened(
    { ...whole, svg: rest + slices.join('') },
    { right: wide * SLICES.gap * (SLICES.count + 1) },
  );
};
