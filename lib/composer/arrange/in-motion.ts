import { circle, path, placed, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { type Edges, edgesOf, heightOf, type Point, unionOf, widthOf } from '@/lib/svg/point';
import type { KitDrawing } from '../kit/part';
import { HOUSE } from '../palette/house';
import { moved } from './assemble';
import type { Motion } from './motions.data';

/** A thing on its way: turned as it goes, with the strokes that say where it came from. */

/** How far each turns a thing; what bears somebody stays level. */
const TURNED: Readonly<Partial<Record<Motion, number>>> = {
  fall: 17,
  slide: 13,
  soar: -8,
  ring: 6,
  sink: -17,
};
/** Of its width, how far what slides is from where it lay. */
const SLID = 0.42;
/** Of its height, how high what bounces is over the ground. */
const LIFTED = 0.42;
/** And how far down what sinks is. */
const SUNK = 0.3;
/** Of a thing's size: length and breadth of strokes, and their gap to it. */
const STROKE = { lengths: [0.2, 0.32, 0.16], breadth: 0.022, gap: 0.09 } as const;
/** Where three strokes are, of the side that they stand off. */
const ALONG = [0.28, 0.52, 0.76] as const;
/** On light as on dark grounds: a dark stroke with a light one in it. */
const DARK = { color: HOUSE.ink, opacity: 0.26 } as const;

interface Stroke {
  data: string;
  box: Edges;
}

const between = ([x0, y0]: Point, [x1, y1]: Point): Stroke => ({
  data: `M${number(x0)} ${number(y0)}L${number(x1)} ${number(y1)}`,
  box: edgesOf([
    [x0, y0],
    [x1, y1],
  ]),
});

/** From a point to another over a third. */
const bow = ([x0, y0]: Point, [mx, my]: Point, [x1, y1]: Point): Stroke => ({
  data: `M${number(x0)} ${number(y0)}Q${number(mx)} ${number(my)} ${number(x1)} ${number(y1)}`,
  box: edgesOf([
    [x0, y0],
    [mx, my],
    [x1, y1],
  ]),
});

/** So much higher than wide that it goes up rather than ahead. */
const isTall = (box: Edges) => heightOf(box) > widthOf(box) * 1.35;
const sizeOf = (box: Edges) => Math.sqrt(widthOf(box) * heightOf(box));

/** Behind what goes to the right, or under what goes up. */
function trailing(box: Edges, isUpright: boolean): Stroke[] {
  const size = sizeOf(box);
  const gap = STROKE.gap * size;
  return ALONG.map((share, index) => {
    const length = (STROKE.lengths[index] ?? 0.2) * size;
    if (isUpright) {
      const x = box.left + widthOf(box) * share;
      return between([x, box.bottom + gap], [x, box.bottom + gap + length]);
    }
    const y = box.top + heightOf(box) * share;
    return between([box.left - gap, y], [box.left - gap - length, y]);
  });
}

function above(box: Edges): Stroke[] {
  const size = sizeOf(box);
  return ALONG.map((share, index) => {
    const x = box.left + widthOf(box) * share;
    const y = box.top - STROKE.gap * size;
    return between([x, y], [x, y - (STROKE.lengths[index] ?? 0.2) * size]);
  });
}

/** Short bows at both sides, one after the other. */
function aside(box: Edges, at: number): Stroke[] {
  const size = sizeOf(box);
  const y = box.top + heightOf(box) * at;
  return ([-1, 1] as const).flatMap((side) =>
    [1, 2].map((step) => {
      const x = (side < 0 ? box.left : box.right) + side * STROKE.gap * size * step;
      const half = size * 0.1 * step;
      return bow([x, y - half], [x + side * half * 0.8, y], [x, y + half]);
    }),
  );
}

function around(box: Edges): Stroke[] {
  const size = sizeOf(box);
  const [middle, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [a, b] = [widthOf(box) / 2 + size * 0.12, heightOf(box) / 2 + size * 0.12];
  return [
    bow([middle - a, y + b * 0.3], [middle - a, y - b], [middle - a * 0.2, y - b]),
    bow([middle + a, y - b * 0.3], [middle + a, y + b], [middle + a * 0.2, y + b]),
  ];
}

/** Where it came from in leaps. */
function leaps(box: Edges): Stroke[] {
  const [width, height] = [widthOf(box), heightOf(box)];
  const [x, y] = [box.left - width * 0.12, box.top + height * 0.6];
  const ground = box.bottom;
  return [
    bow([x, y], [x - width * 0.25, y - height * 0.1], [x - width * 0.5, ground]),
    bow([x - width * 0.5, ground], [x - width * 0.72, y], [x - width * 0.95, ground]),
  ];
}

function ripples(box: Edges): Stroke[] {
  const size = sizeOf(box);
  return ([-1, 1] as const).flatMap((side) =>
    [1, 2].map((step) => {
      const x = (side < 0 ? box.left : box.right) + side * size * 0.1 * (step - 1);
      const y = box.bottom - size * 0.05 * step;
      const half = size * 0.13;
      return bow([x - half, y], [x, y + size * 0.06], [x + half, y]);
    }),
  );
}

/** Where drops fly, about the middle of who shakes them off: angle and distance in shares of half its size. */
const DROPS = [
  [-176, 1.24],
  [-152, 1.5],
  [-131, 1.26],
  [-112, 1.56],
  [-92, 1.3],
  [-71, 1.52],
  [-50, 1.28],
  [-29, 1.5],
  [-6, 1.26],
  [-160, 1.78],
  [-20, 1.8],
  [-84, 1.74],
] as const;

function drops(box: Edges): string {
  const [a, b] = [widthOf(box) / 2, heightOf(box) / 2];
  const [x, y] = [box.left + a, box.top + b];
  const radius = sizeOf(box) * 0.042;
  return DROPS.map(([degrees, far], index) => {
    const angle = (degrees * Math.PI) / 180;
    const at: Point = [x + Math.cos(angle) * a * far, y + Math.sin(angle) * b * far];
    const size = radius * (index % 3 === 0 ? 1.3 : 0.9);
    return placed(path(DROP, HOUSE.water) + circle([-0.3, 0.2], 0.24, HOUSE.glass), {
      at,
      angleDegrees: degrees + 90,
      scaleX: size,
      scaleY: size,
    });
  }).join('');
}

/** Of unit size, its round end outwards. */
const DROP = 'M0 1.9C-0.5 0.9 -1 0.5 -1 -0.1A1 1 0 0 1 1 -0.1C1 0.5 0.5 0.9 0 1.9Z';

/** Where earth flies behind forefeet that dig: ahead of them and up, in shares of its height, and how large it is. */
const CLODS = [
  [-0.2, 0.1, 1],
  [-0.34, 0.26, 0.8],
  [-0.14, 0.32, 0.6],
  [0.14, 0.12, 0.8],
  [0.24, 0.3, 0.55],
] as const;
/** Of its height, the heap before the feet. */
const HEAP = { half: 0.34, high: 0.13 } as const;

/** A heap at the forefeet, and earth in the air about it. */
function clods({ box, anchors }: KitDrawing): string {
  const height = heightOf(box);
  const [x] = anchors.hand?.at ?? [box.right, 0];
  const flying = CLODS.map(([ahead, up, size]) =>
    circle([x + ahead * height, box.bottom - up * height], height * 0.035 * size, HOUSE.soil),
  );
  const [half, high] = [HEAP.half * height, HEAP.high * height];
  const left = number(x - half);
  const heap = `M${left} ${number(box.bottom)}Q${number(x)} ${number(box.bottom - high * 2)} ${number(x + half)} ${number(box.bottom)}Z`;
  return path(heap, HOUSE.soil) + flying.join('');
}

function strokesOf(motion: Motion, box: Edges): Stroke[] {
  switch (motion) {
    case 'aloft':
    case 'spray':
    case 'clods':
    case 'sink':
      return [];
    case 'fall':
      return above(box);
    case 'bounce':
      return leaps(box);
    case 'spin':
      return around(box);
    case 'ring':
      return aside(box, 0.25);
    case 'swing':
      return aside(box, 0.85);
    case 'bob':
      return ripples(box);
    case 'soar':
      return trailing(box, isTall(box));
    default:
      return trailing(box, false);
  }
}

/** A thing as it moves; `isLoaded` where others are on it. */
export function inMotion(drawn: KitDrawing, motion: Motion, isLoaded: boolean): KitDrawing {
  const goesUp = motion === 'soar' && isTall(drawn.box);
  const angleDegrees = isLoaded || goesUp ? 0 : (TURNED[motion] ?? 0);
  const isOff = motion === 'bounce' || motion === 'fall';
  const off = isOff && !isLoaded ? LIFTED : motion === 'sink' ? -SUNK : 0;
  const lift = off * heightOf(drawn.box);
  const slid = motion === 'slide' && !isLoaded ? SLID * widthOf(drawn.box) : 0;
  const turned =
    angleDegrees === 0 && lift === 0 ? drawn : moved(drawn, { at: [slid, -lift], angleDegrees });
  const strokes = strokesOf(motion, { ...turned.box, bottom: turned.box.bottom + lift });
  const width = STROKE.breadth * sizeOf(drawn.box);
  if (motion === 'spray') return { ...drawn, svg: drawn.svg + drops(drawn.box) };
  if (motion === 'clods') return { ...drawn, svg: clods(drawn) + drawn.svg };
  const marks = strokes.map(
    ({ data }) =>
      stroke(data, DARK.color, width * 1.7, { opacity: DARK.opacity }) +
      stroke(data, HOUSE.white, width),
  );
  // Strokes are no part of its size, but the picture has room for them.
  const room = unionOf([turned.box, ...strokes.map(({ box }) => box)]);
  // What goes up stands on its strokes, and what sinks is under water below.
  const isWhole = (goesUp && !isLoaded) || motion === 'sink';
  const box = isWhole ? room : { ...room, bottom: drawn.box.bottom };
  return { ...turned, svg: marks.join('') + turned.svg, box };
}
