import { type Box } from '@/lib/imaging/kernels/components';
import { type Size } from '@/lib/imaging/size';

/** Which of the new parts around a picture has room for something. */
type Room = 'left' | 'right' | 'above' | 'below';

/** Smaller rooms stay empty: shares of the canvas's shorter side, and pixels. */
const LEAST_SHARE = 0.1;
const LEAST_SIDE_PX = 48;
/** Margin of a room towards its ends. */
const MARGIN_SHARE = 0.05;
/** Height of a room for what stands, against the canvas, and where it ends below. */
const STANDING_SHARE = 0.55;
const LOWEST_FOOT = 0.97;
/** What flies beside a picture does so in this upper part of the canvas. */
const AIR_SHARE = 0.45;
/** Width of a room above or below, against the canvas. */
const WIDE_SHARE = 0.4;

/** Rooms for what stands on the ground, the largest first. */
export function roomsOnGround(canvas: Size, source: Box): Box[] {
  const topPx = canvas.heightPx * (LOWEST_FOOT - STANDING_SHARE);
  const standing = { topPx, heightPx: canvas.heightPx * STANDING_SHARE };
  const below = stripOf(canvas, source, 'below');
  return largestFirst(canvas, [
    ...besides(canvas, source).map((strip) => ({ ...strip, ...standing })),
    narrowed(below, canvas, source),
  ]);
}

/** Rooms for what flies: above the picture where there is room, else high beside it. */
export function roomsInAir(canvas: Size, source: Box): Box[] {
  const above = largestFirst(canvas, [narrowed(stripOf(canvas, source, 'above'), canvas, source)]);
  if (above.length > 0) return above;
  const high = { topPx: 0, heightPx: canvas.heightPx * AIR_SHARE };
  return largestFirst(
    canvas,
    besides(canvas, source).map((strip) => ({ ...strip, ...high })),
  );
}

function besides(canvas: Size, source: Box): Box[] {
  return [stripOf(canvas, source, 'left'), stripOf(canvas, source, 'right')];
}

function stripOf({ widthPx, heightPx }: Size, source: Box, room: Room): Box {
  const rightPx = source.leftPx + source.widthPx;
  const bottomPx = source.topPx + source.heightPx;
  if (room === 'left') return { leftPx: 0, topPx: 0, widthPx: source.leftPx, heightPx };
  if (room === 'right') return { leftPx: rightPx, topPx: 0, widthPx: widthPx - rightPx, heightPx };
  if (room === 'above') return { leftPx: 0, topPx: 0, widthPx, heightPx: source.topPx };
  return { leftPx: 0, topPx: bottomPx, widthPx, heightPx: heightPx - bottomPx };
}

/** Part of a wide strip, towards the side that the picture leaves more room on. */
function narrowed(strip: Box, { widthPx }: Size, source: Box): Box {
  const isRoomLeft = source.leftPx > widthPx - source.leftPx - source.widthPx;
  const width = widthPx * WIDE_SHARE;
  return { ...strip, leftPx: widthPx * (isRoomLeft ? 0.3 : 0.7) - width / 2, widthPx: width };
}

function largestFirst(canvas: Size, strips: readonly Box[]): Box[] {
  const shorterPx = Math.min(canvas.widthPx, canvas.heightPx);
  const leastPx = Math.max(LEAST_SIDE_PX, shorterPx * LEAST_SHARE);
  return strips
    .filter(({ widthPx, heightPx }) => Math.min(widthPx, heightPx) >= leastPx)
    .sort((a, b) => b.widthPx * b.heightPx - a.widthPx * a.heightPx)
    .map(inset);
}

function inset({ leftPx, topPx, widthPx, heightPx }: Box): Box {
  const [marginX, marginY] = [widthPx * MARGIN_SHARE, heightPx * MARGIN_SHARE];
  return {
    leftPx: Math.round(leftPx + marginX),
    topPx: Math.round(topPx + marginY),
    widthPx: Math.round(widthPx - 2 * marginX),
    heightPx: Math.round(heightPx - 2 * marginY),
  };
}
