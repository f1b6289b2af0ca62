import { clipRect, createBitmap, EMPTY, wholeOf, type MaskBitmap, type PixelRect } from './bitmap';

/**
 * What a change did to a mask: the runs of pixels that it flipped. Flipping the same bits again undoes
 * it, so that one patch serves undo and redo.
 */
export interface MaskPatch {
  rect: PixelRect;
  /** Pairs of first pixel (its index in the bitmap) and length. */
  runs: Uint32Array;
  /** The bits that each pixel of the runs changed, one after the other; all of them where it is left out. */
  bits?: Uint8Array | undefined;
  /** Painted pixels gained, or lost when negative. */
  gain: number;
}

const ALL_BITS = 255;

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

/** The bits in which the runs of two bitmaps differ; nothing where those are all bits of each pixel. */
function bitsOf(runs: Uint32Array, before: Uint8Array | undefined, after: Uint8Array) {
  let [length, whole] = [0, true];
  for (let run = 0; run < runs.length; run += 2) length += runs[run + 1]!;
  const bits = new Uint8Array(length);
  for (let run = 0, to = 0; run < runs.length; run += 2) {
    const end = runs[run]! + runs[run + 1]!;
    for (let at = runs[run]!; at < end; at++, to++) {
      bits[to] = (before?.[at] ?? EMPTY) ^ after[at]!;
      whole &&= bits[to] === ALL_BITS;
    }
  }
  return whole ? undefined : bits;
}

/** The first pixel from one on that is not empty, four at a time; nothing after the last. */
function nextPainted(data: Uint8Array, words: Uint32Array, from: number): number | undefined {
  let at = from;
  while (at < data.length) {
    if (data[at] !== EMPTY) return at;
    at++;
    if (at % 4 !== 0) continue;
    let word = at / 4;
    while (word < words.length && words[word] === 0) word++;
    at = word * 4;
  }
  return undefined;
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
        gain += (after.data[at]! >> 7) - (before.data[at]! >> 7);
        at++;
      }
      if (at > start) runs.push(start, at - start);
    }
  }
  const flipped = runs.toArray();
  return { rect, runs: flipped, bits: bitsOf(flipped, before.data, after.data), gain };
}

/** A whole mask as the patch of an empty one. */
export function paintedRuns(bitmap: MaskBitmap): MaskPatch {
  const { data } = bitmap;
  const runs = new RunList();
  let gain = 0;
  const words = new Uint32Array(data.buffer, data.byteOffset, data.length >> 2);
  for (let start = nextPainted(data, words, 0); start !== undefined;) {
    const empty = data.indexOf(EMPTY, start);
    const end = empty < 0 ? data.length : empty;
    runs.push(start, end - start);
    for (let at = start; at < end; at++) gain += data[at]! >> 7;
    start = nextPainted(data, words, end);
  }
  const painted = runs.toArray();
  return { rect: wholeOf(bitmap), runs: painted, bits: bitsOf(painted, undefined, data), gain };
}

/** Flips the runs of a patch. */
export function flip({ data }: MaskBitmap, { runs, bits }: MaskPatch): void {
  for (let run = 0, from = 0; run < runs.length; run += 2) {
    const start = runs[run]!;
    const end = start + runs[run + 1]!;
    for (let at = start; at < end; at++, from++) {
      data[at] = data[at]! ^ (bits ? bits[from]! : ALL_BITS);
    }
  }
}

/** What a patch keeps in memory. */
export function bytesOf(patch: MaskPatch): number {
  return patch.runs.byteLength + (patch.bits?.byteLength ?? 0);
}

/** The whole mask that a patch makes of an empty one. */
export function maskOfPatch(patch: MaskPatch): MaskBitmap {
  const mask = createBitmap(patch.rect.right, patch.rect.bottom);
  flip(mask, patch);
  return mask;
}
