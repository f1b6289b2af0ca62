import { clipRect, EMPTY, PAINTED, wholeOf, type MaskBitmap, type PixelRect } from './bitmap';

/**
 * What a change did to a mask: the runs of pixels that it flipped. As a mask is binary, flipping
 * the same runs again undoes it, so that one patch serves undo and redo.
 */
export interface MaskPatch {
  rect: PixelRect;
  /** Pairs of first pixel (its index in the bitmap) and length. */
  runs: Uint32Array;
  /** Painted pixels gained, or lost when negative. */
  gain: number;
}

/** A list of numbers that grows by doubling; plain arrays take eight times the memory for millions of runs. */
class RunList {
  private values = new Uint32Array(256);
  private length = 0;

  push(start: number, count: number): void {
    if (this.length + 2 > this.values.length) {
      const larger = new Uint32Array(this.values.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length++] = start;
    this.values[this.length++] = count;
  }

  toArray(): Uint32Array {
    return this.values.slice(0, this.length);
  }
}

/** The flipped runs between two bitmaps of one size, looked for in a rectangle. */
export function diff(before: MaskBitmap, after: MaskBitmap, within: PixelRect): MaskPatch {
  const rect = clipRect(within, after);
  const runs = new RunList();
  let gain = 0;
  for (let y = rect.top; y < rect.bottom; y++) {
    const end = y * after.widthPx + rect.right;
    let at = y * after.widthPx + rect.left;
    while (at < end) {
      while (at < end && before.data[at] === after.data[at]) at++;
      const start = at;
      while (at < end && before.data[at] !== after.data[at]) {
        gain += after.data[at] ? 1 : -1;
        at++;
      }
      if (at > start) runs.push(start, at - start);
    }
  }
  return { rect, runs: runs.toArray(), gain };
}

/** A whole mask as the patch of an empty one. */
export function paintedRuns(bitmap: MaskBitmap): MaskPatch {
  const { data } = bitmap;
  const runs = new RunList();
  let gain = 0;
  for (let start = data.indexOf(PAINTED); start >= 0;) {
    const empty = data.indexOf(EMPTY, start);
    const end = empty < 0 ? data.length : empty;
    runs.push(start, end - start);
    gain += end - start;
    start = data.indexOf(PAINTED, end);
  }
  return { rect: wholeOf(bitmap), runs: runs.toArray(), gain };
}

/** Flips the runs of a patch. */
export function flip({ data }: MaskBitmap, { runs }: MaskPatch): void {
  for (let run = 0; run < runs.length; run += 2) {
    const start = runs[run]!;
    const end = start + runs[run + 1]!;
    for (let at = start; at < end; at++) data[at] = data[at]! ^ 255;
  }
}

/** What a patch keeps in memory. */
export function bytesOf(patch: MaskPatch): number {
  return patch.runs.byteLength;
}
