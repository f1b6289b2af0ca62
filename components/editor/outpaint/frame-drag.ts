import { RATIOS, type PixelSize, type Ratio } from '@/lib/models/sizes';
import { MAX_OUTPAINT_SIDE_PX } from '@/lib/operations/outpaint/definition';
import type { Expansion } from './frame';

/** A border or a corner of the frame: which way it moves the vertical and the horizontal borders. */
export interface Handle {
  across: 'left' | 'right' | undefined;
  down: 'top' | 'bottom' | undefined;
}

export interface DragOptions {
  image: PixelSize;
  /** Moves the opposite border by the same. */
  symmetric: boolean;
  /** Within this many pixels of a ratio the frame takes it; 0 for never. */
  snapPx: number;
  /** Keeps the frame's shape: the other borders follow. */
  lockedRatio: number | undefined;
}

const ROUNDING = 1e-9;

/** Ratios worth catching at, each as width over height. */
const SHAPES = RATIOS.map((ratio) => {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  return { ratio, value: across / down };
});

function clamp(px: number): number {
  return Math.max(0, Math.min(MAX_OUTPAINT_SIDE_PX, Math.round(px)));
}

/** The listed ratio of a size, to the pixel that rounding may have cost. */
export function ratioOf({ widthPx, heightPx }: PixelSize): Ratio | undefined {
  const fits = ({ value }: { value: number }) =>
    Math.abs(widthPx - heightPx * value) <= Math.max(0.5, value / 2) + ROUNDING;
  return SHAPES.find(fits)?.ratio;
}

export function framed(image: PixelSize, expand: Expansion): PixelSize {
  return {
    widthPx: image.widthPx + expand.left + expand.right,
    heightPx: image.heightPx + expand.top + expand.bottom,
  };
}

/** The length nearest to `length` that makes a listed ratio with the other side. */
function snapLength(length: number, other: number, horizontal: boolean, snapPx: number): number {
  const lengths = SHAPES.map(({ value }) => (horizontal ? other * value : other / value));
  const best = lengths.reduce((a, b) => (Math.abs(b - length) < Math.abs(a - length) ? b : a));
  return Math.abs(best - length) <= snapPx ? best : length;
}

/** Adds pixels to one axis: at the dragged side, or half at each when symmetric. */
function addAlong<Side extends keyof Expansion>(
  expand: Expansion,
  dragged: Side,
  opposite: Side,
  addedPx: number,
  symmetric: boolean,
): Expansion {
  if (!symmetric) return { ...expand, [dragged]: clamp(expand[dragged] + addedPx) };
  const half = addedPx / 2;
  return {
    ...expand,
    [dragged]: clamp(expand[dragged] + half),
    [opposite]: clamp(expand[opposite] + half),
  };
}

const OPPOSITE = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;

/** Gives one axis a length, from what it was at the start of the drag. */
function setLength(
  start: Expansion,
  side: keyof Expansion,
  length: number,
  { image, symmetric }: DragOptions,
): Expansion {
  const { widthPx, heightPx } = framed(image, start);
  const before = side === 'left' || side === 'right' ? widthPx : heightPx;
  return addAlong(start, side, OPPOSITE[side], length - before, symmetric);
}

/** Lets the axis that is not dragged follow, so that the shape stays; it grows to both sides. */
function keepShape(expand: Expansion, handle: Handle, options: DragOptions): Expansion {
  const { image, lockedRatio } = options;
  if (!lockedRatio) return expand;
  const { widthPx, heightPx } = framed(image, expand);
  const both = { ...options, symmetric: true };
  if (handle.across && handle.down) {
    return setLength(expand, handle.down, widthPx / lockedRatio, {
      ...options,
      symmetric: options.symmetric,
    });
  }
  return handle.across
    ? setLength(expand, 'bottom', widthPx / lockedRatio, both)
    : setLength(expand, 'right', heightPx * lockedRatio, both);
}

/**
 * The frame after a border or corner was dragged by some pixels of the picture. A side is never
 * drawn into the picture. The frame catches at the ratios of the size table, unless it keeps its own.
 */
export function dragFrame(
  start: Expansion,
  handle: Handle,
  by: { x: number; y: number },
  options: DragOptions,
): Expansion {
  const { image, symmetric, snapPx, lockedRatio } = options;
  const before = framed(image, start);
  const factor = symmetric ? 2 : 1;
  const outward = (side: keyof Expansion | undefined, delta: number) =>
    side === undefined ? 0 : factor * (side === 'left' || side === 'top' ? -delta : delta);
  const snaps = snapPx > 0 && !lockedRatio;
  let result = start;
  let heightPx = before.heightPx;
  if (handle.down) {
    heightPx = Math.max(image.heightPx, before.heightPx + outward(handle.down, by.y));
    if (snaps && !handle.across) heightPx = snapLength(heightPx, before.widthPx, false, snapPx);
    result = setLength(result, handle.down, heightPx, options);
    heightPx = framed(image, result).heightPx;
  }
  if (handle.across) {
    let widthPx = Math.max(image.widthPx, before.widthPx + outward(handle.across, by.x));
    if (snaps) widthPx = snapLength(widthPx, heightPx, true, snapPx);
    result = setLength(result, handle.across, widthPx, options);
  }
  return keepShape(result, handle, options);
}
