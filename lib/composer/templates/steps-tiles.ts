import { mix } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Step } from './content/steps.data';
import { type Frame, rowsOf } from './design/frame';
import { accentOf, cardOn } from './design/ink';
import { wrapLines } from './design/type';
import { type Parts, stepPicture, words } from './steps-layouts';

/** Of the width of a tile, what its picture has at most; the words have the rest. */
const PLATE_MAX = 0.4;
const HEAD_LEADING = 1.2;
/** A body is set smaller than its head; this much of the head's size a line takes. */
const BODY_LINE = 0.95;

/** Pages that lie have as many columns as keep a tile about twice as wide as it is high. */
function columnsOf(frame: Frame, count: number): number {
  const fitting = [1, 2, 3, 4].map((columns) => {
    const rows = Math.ceil(count / columns);
    const ratio = frame.width / columns / (frame.height / rows);
    return { columns, off: Math.abs(Math.log(ratio / TILE_RATIO)) };
  });
  return fitting.reduce((best, one) => (one.off < best.off ? one : best)).columns;
}
const TILE_RATIO = 2.1;

/** Rows of so many tiles; the last one may have fewer, and they are as wide as the page then. */
function tileCells(frame: Frame, count: number, columns: number, gapPx: number): Frame[] {
  const rows = Math.ceil(count / columns);
  const least = Math.floor(count / rows);
  const counts = Array.from({ length: rows }, (_, row) => least + (row < count % rows ? 1 : 0));
  return rowsOf(frame, counts, gapPx);
}

interface Fitted {
  sizePx: number;
  /** Height of the words, from the top of the head to the last line. */
  heightPx: number;
}

/** How large the words of a step may be in a box; both parts at one scale. */
function fitted(
  { head, body }: Step,
  box: { width: number; height: number },
  sizePx: number,
): Fitted {
  const heads = wrapLines(head, box.width, { face: 'poppinsSemiBold', sizePx }).length;
  const bodies = body
    ? wrapLines(body, box.width, { face: 'interText', sizePx: sizePx * 0.7 }).length
    : 0;
  const heightPx = (heads * HEAD_LEADING + bodies * BODY_LINE + (body ? 0.12 : 0)) * sizePx;
  return heightPx <= box.height || sizePx < 12
    ? { sizePx, heightPx }
    : fitted({ head, body, shows: '' }, box, sizePx * 0.94);
}

/** Tiles in columns: a picture as large as its side of the tile, and beside it what is said of it. */
export function tiles(parts: Parts): void {
  const { design, request, steps, frame } = parts;
  const { palette } = request;
  const surface = cardOn(palette);
  const all = tileCells(frame, steps.length, columnsOf(frame, steps.length), design.px(20));
  const boxes = all.map((cell) => {
    const plate = Math.min(
      cell.height,
      cell.width * PLATE_MAX,
      Math.min(...all.map(({ width }) => width)) * PLATE_MAX,
    );
    const pad = design.px(22);
    return { plate, width: cell.width - plate - 2 * pad, height: cell.height * 0.86, pad };
  });
  const largestPx = Math.max(design.px(42), Math.min(...all.map(({ height }) => height)) * 0.16);
  const sizes = steps.map((step, index) => {
    const box = boxes[index];
    return box ? fitted(step, box, largestPx).sizePx : largestPx;
  });
  const sizePx = Math.min(...sizes);
  all.forEach((cell, index) => {
    const step = steps[index];
    const box = boxes[index];
    if (!step || !box) return;
    const radius = design.px(26);
    const on = mix(surface, accentOf(palette, index), 0.34);
    design.addGround(path(roundedPath([cell.x, cell.y], cell.width, cell.height, radius), surface));
    design.addGround(path(roundedPath([cell.x, cell.y], box.plate, cell.height, radius), on));
    const badgePx = Math.min(design.px(24), cell.height * 0.11);
    stepPicture(parts, step, index, { ...cell, width: box.plate }, on, badgePx);
    const { heightPx } = fitted(step, box, sizePx);
    const top = cell.y + (cell.height - heightPx) / 2 + sizePx * 0.9;
    words(
      parts,
      step,
      [cell.x + box.plate + box.pad, top],
      box.width,
      surface,
      'left',
      sizePx,
      sizePx,
    );
  });
}
