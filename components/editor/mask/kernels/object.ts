import { cellsOf, likelihoods } from './color-model';
import { filled, flood, overlapOf } from './object-region';
import { colorsOf, windowAround, type Point, type Window } from './object-window';
import { walkRandomly } from './random-walk';
import { clipRect, isEmptyRect, type PixelRect } from '../bitmap';
import { noSelection, type RgbaPixels, type Selection } from './similar';

/** Places of the picture that belong to the object, and places that don't. */
export interface ObjectClicks {
  inside: readonly Point[];
  outside: readonly Point[];
}

/** Longest side of what is looked at: details come back where the edge is drawn. */
const SIDE_PX = 128;
/** The same for a box, where there is one window and not several. */
const BOX_SIDE_PX = 224;
const BOX_PRIOR_WEIGHT = 0.05;
/** Parts of the picture's longer side that windows around the clicks have. */
const WINDOWS = [0.13, 0.2, 0.3, 0.45, 0.7, 1, 1.6] as const;
/** Radius around a click that is sure, in parts of the window's side. */
const SURE_RADIUS = 0.02;
/** How far a click says what colours a thing has, in parts of the window's side. */
const NEARNESS = 0.2;
/** How often colours and region are found from each other. */
const ROUNDS = 3;
/** How much smaller things are preferred: of two that stand out alike, the one nearer to the click is meant. */
const COMPACTNESS = 0.36;
const PRIOR_WEIGHT = 0.05;
/** Below this part of the picture a speck is hardly meant by a click; a box finds it. */
const SPECK = 0.003;
const SPECK_WEIGHT = 0.4;
/** Part of the window's side along its border that is taken for what lies around. */
const BORDER = 0.04;

/** 1 about clicks inside, 0 about clicks outside, below 0 elsewhere. */
function seedsOf(window: Window, { inside, outside }: ObjectClicks): Float32Array {
  const { widthPx, heightPx } = window;
  const seeds = new Float32Array(widthPx * heightPx).fill(-1);
  const radius = Math.max(1, SURE_RADIUS * Math.max(widthPx, heightPx));
  const mark = ({ x, y }: Point, value: number) => {
    const [middleX, middleY] = [
      (x + 0.5 - window.left) / window.step,
      (y + 0.5 - window.top) / window.step,
    ];
    for (let row = Math.floor(middleY - radius); row <= middleY + radius; row++) {
      for (let column = Math.floor(middleX - radius); column <= middleX + radius; column++) {
        if (row < 0 || column < 0 || row >= heightPx || column >= widthPx) continue;
        const away = Math.hypot(column + 0.5 - middleX, row + 0.5 - middleY);
        if (away <= radius) seeds[row * widthPx + column] = value;
      }
    }
  };
  outside.forEach((click) => mark(click, 0));
  inside.forEach((click) => mark(click, 1));
  return seeds;
}

/** 1 along the border of a window, 0 within. */
function borderOf({ widthPx, heightPx }: Window): Float32Array {
  const reach = Math.max(1, Math.round(BORDER * Math.max(widthPx, heightPx)));
  return Float32Array.from({ length: widthPx * heightPx }, (_, at) => {
    const [x, y] = [at % widthPx, Math.floor(at / widthPx)];
    const edge = Math.min(x, y, widthPx - 1 - x, heightPx - 1 - y);
    return edge < reach ? 1 : 0;
  });
}

/** How near each pixel is to a click, 1 at it and falling over a part of the window. */
function nearnessOf(window: Window, clicks: readonly Point[]): Float32Array {
  const { widthPx, heightPx } = window;
  const reach = NEARNESS * Math.max(widthPx, heightPx);
  return Float32Array.from({ length: widthPx * heightPx }, (_, at) => {
    const [x, y] = [(at % widthPx) + 0.5, Math.floor(at / widthPx) + 0.5];
    const squared = clicks.reduce((least, click) => {
      const dx = x - (click.x + 0.5 - window.left) / window.step;
      const dy = y - (click.y + 0.5 - window.top) / window.step;
      return Math.min(least, dx * dx + dy * dy);
    }, Infinity);
    return Math.exp(-squared / (2 * reach * reach));
  });
}

/** What is above one half and connected with a click: 1, everything else 0. Holes belong to it but where a click says no. */
function connected(found: Float32Array, seeds: Float32Array, window: Window): Float32Array {
  const clicked: number[] = [];
  const around: number[] = [];
  const { widthPx, heightPx } = window;
  seeds.forEach((seed, at) => {
    if (seed === 1) clicked.push(at);
    const [x, y] = [at % widthPx, Math.floor(at / widthPx)];
    const atBorder = x === 0 || y === 0 || x === widthPx - 1 || y === heightPx - 1;
    if (seed === 0 || atBorder) around.push(at);
  });
  const solid = flood(clicked, (at) => found[at]! >= 0.5, window);
  const outside = flood(around, (at) => solid[at] === 0, window);
  return outside.map((value) => 1 - value);
}

interface Found {
  window: Window;
  region: Float32Array;
  probability: Float32Array;
  score: number;
}

/** How well a region stands out: the mean step of colour across its outline, against what is usual inside. */
function scoreOf(
  colors: Float32Array,
  region: Float32Array,
  window: Window,
  picturePx: number,
): number {
  const { widthPx, heightPx, cuts } = window;
  let [across, edges, inside, pairs, area, touching] = [0, 0, 0, 0, 0, 0];
  for (let at = 0; at < region.length; at++) {
    const x = at % widthPx;
    if (region[at] === 1) {
      area++;
      const y = Math.floor(at / widthPx);
      const cut =
        (x === 0 && cuts.left) ||
        (y === 0 && cuts.top) ||
        (x === widthPx - 1 && cuts.right) ||
        (y === heightPx - 1 && cuts.bottom);
      if (cut) touching++;
    }
    for (const next of [x < widthPx - 1 ? at + 1 : -1, at + widthPx]) {
      if (next < 0 || next >= region.length) continue;
      const step = Math.hypot(
        colors[at * 3]! - colors[next * 3]!,
        colors[at * 3 + 1]! - colors[next * 3 + 1]!,
        colors[at * 3 + 2]! - colors[next * 3 + 2]!,
      );
      if (region[at] !== region[next]) {
        across += step;
        edges++;
      } else if (region[at] === 1) {
        inside += step;
        pairs++;
      }
    }
  }
  if (area === 0 || edges === 0) return 0;
  const contrast = across / edges / (0.02 + inside / Math.max(1, pairs));
  // A region that fills its window or runs along its border is cut off by it, not by an edge of its own.
  const open = touching / Math.max(1, edges);
  const fill = area / region.length;
  const size = (area * window.step ** 2) / picturePx;
  return (
    contrast *
    size ** -COMPACTNESS *
    Math.max(0.05, 1 - 2 * open) *
    (fill > 0.85 || fill < 0.004 ? 0.2 : 1) *
    (size < SPECK ? SPECK_WEIGHT : 1)
  );
}

/** The object as it is found in one window. */
function findIn(pixels: RgbaPixels, window: Window, clicks: ObjectClicks): Found {
  const colors = colorsOf(pixels, window);
  const cells = cellsOf(colors);
  const seeds = seedsOf(window, clicks);
  const border = borderOf(window);
  let inside = nearnessOf(window, clicks.inside);
  let outside = border.map((value, at) => (seeds[at] === 0 ? 1 : value));
  let probability = inside;
  let region = inside;
  for (let round = 0; round < ROUNDS; round++) {
    const prior = likelihoods(cells, inside, outside);
    const problem = { ...window, colors, seeds, prior, priorWeight: PRIOR_WEIGHT };
    probability = walkRandomly(problem);
    region = connected(probability, seeds, window);
    inside = region;
    outside = region.map((value) => 1 - value);
  }
  return {
    window,
    region,
    probability,
    score: scoreOf(colors, region, window, pixels.widthPx * pixels.heightPx),
  };
}

/** How much more a region counts that the next window finds alike. */
const AGREEMENT = 1.5;

/**
 * How far what a window shows is what the next larger or smaller one shows, too: a thing is one at
 * several scales, as in J. Matas and others, "Maximally stable extremal regions" (BMVC 2002).
 */
function agreement(found: Found, ...beside: (Found | undefined)[]): number {
  const alike = beside.map((other) => (other ? overlapOf(found, other) : 0));
  return 1 + AGREEMENT * Math.max(...alike);
}

/** The region at the picture's own size: edges lie where the probability passes one half. */
function enlarge(
  { window, region, probability }: Omit<Found, 'score'>,
  pixels: RgbaPixels,
): Selection {
  const { left, top, step, widthPx, heightPx } = window;
  const right = Math.min(pixels.widthPx, Math.ceil(left + widthPx * step));
  const bottom = Math.min(pixels.heightPx, Math.ceil(top + heightPx * step));
  const data = new Uint8Array((right - left) * (bottom - top));
  const clampX = (x: number) => Math.max(0, Math.min(widthPx - 1, x));
  const clampY = (y: number) => Math.max(0, Math.min(heightPx - 1, y));
  // What is not connected with a click stays out, also between its pixels.
  const value = probability.map((share, at) =>
    region[at] === 1 ? Math.max(share, 0.501) : Math.min(share, 0.499),
  );
  for (let y = top, at = 0; y < bottom; y++) {
    const v = (y + 0.5 - top) / step - 0.5;
    const [upper, down] = [Math.floor(v), v - Math.floor(v)];
    const [first, second] = [clampY(upper) * widthPx, clampY(upper + 1) * widthPx];
    for (let x = left; x < right; x++, at++) {
      const u = (x + 0.5 - left) / step - 0.5;
      const [before, across] = [clampX(Math.floor(u)), u - Math.floor(u)];
      const after = clampX(Math.floor(u) + 1);
      const above = value[first + before]! * (1 - across) + value[first + after]! * across;
      const below = value[second + before]! * (1 - across) + value[second + after]! * across;
      if (above * (1 - down) + below * down >= 0.5) data[at] = 255;
    }
  }
  return { rect: { left, top, right, bottom }, data };
}

/** The most of a window that a box around a thing leaves free at each side. */
const BOX_ROOM = 0.12;

/** What is sure of a box: beyond it is no object. */
function boxSeeds(window: Window, { left, top, right, bottom }: PixelRect): Float32Array {
  const { widthPx, heightPx, step } = window;
  return Float32Array.from({ length: widthPx * heightPx }, (_, at) => {
    const x = window.left + ((at % widthPx) + 0.5) * step;
    const y = window.top + (Math.floor(at / widthPx) + 0.5) * step;
    return x < left || x >= right || y < top || y >= bottom ? 0 : -1;
  });
}

/**
 * The thing in a box that was drawn around it: what differs from what lies outside of the box. Holes
 * belong to it.
 */
export function findInBox(pixels: RgbaPixels, wanted: PixelRect): Selection {
  const box = clipRect(wanted, pixels);
  if (isEmptyRect(box)) return noSelection();
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const longest = Math.max(box.right - box.left, box.bottom - box.top) * (1 + 2 * BOX_ROOM);
  const part = longest / Math.max(pixels.widthPx, pixels.heightPx);
  const window = windowAround(pixels, [middle], part, BOX_SIDE_PX);
  const colors = colorsOf(pixels, window);
  const cells = cellsOf(colors);
  const seeds = boxSeeds(window, box);
  let region: Float32Array = seeds.map((seed) => (seed === 0 ? 0 : 1));
  let probability = region;
  for (let round = 0; round < ROUNDS; round++) {
    const outside = region.map((value) => 1 - value);
    const prior = likelihoods(cells, region, outside);
    probability = walkRandomly({ ...window, colors, seeds, prior, priorWeight: BOX_PRIOR_WEIGHT });
    region = probability.map((share) => (share >= 0.5 ? 1 : 0));
  }
  return enlarge({ window, region: filled(region, window), probability }, pixels);
}

/**
 * The thing under clicks: it is looked for in windows of several sizes around them, and the one that
 * stands out most is taken. Colours and region are found from each other in turn, as in C. Rother, V.
 * Kolmogorov and A. Blake, "GrabCut" (SIGGRAPH 2004), with a random walk in place of the cut.
 */
export function findObject(pixels: RgbaPixels, clicks: ObjectClicks): Selection {
  const isOnPicture = ({ x, y }: Point) =>
    x >= 0 && y >= 0 && x < pixels.widthPx && y < pixels.heightPx;
  if (!clicks.inside.every(isOnPicture)) return noSelection();
  const all = WINDOWS.map((part) =>
    findIn(pixels, windowAround(pixels, clicks.inside, part, SIDE_PX), clicks),
  );
  const scores = all.map((found, at) => found.score * agreement(found, all[at - 1], all[at + 1]));
  return enlarge(all[scores.indexOf(Math.max(...scores))]!, pixels);
}
