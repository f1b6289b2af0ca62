import { type Pixels } from '@/lib/engines/engine';
import { type Row } from './fit-curve';
import { NO_LABEL } from './label-pixels';

/** A picture in few colours: the colour of each pixel by number. */
export interface LabelledPicture {
  pixels: Pixels;
  labels: Uint8Array;
  palette: readonly (readonly [number, number, number])[];
}

/**
 * Finds where an edge between two colours really runs. The border between two pixels of different
 * labels is off by up to half a pixel; how far the two blends lie between their colours says by how
 * much.
 */
export class EdgeLocator {
  constructor(private readonly picture: LabelledPicture) {}

  /**
   * Writes into `row` at `index` the true place of a unit edge along pixel borders, given its middle:
   * moved across the edge by up to half a pixel.
   */
  locate(x: number, y: number, row: Row, index: number): void {
    const isLevel = Number.isInteger(y);
    const [column, line] = [Math.floor(x), Math.floor(y)];
    const before = isLevel ? this.indexOf(column, line - 1) : this.indexOf(column - 1, line);
    const after = this.indexOf(column, line);
    const isInside = before !== undefined && after !== undefined;
    const shift = isInside ? this.crossing(before, after) : 0;
    row.x[index] = isLevel ? x : x + shift;
    row.y[index] = isLevel ? y + shift : y;
  }

  private indexOf(x: number, y: number): number | undefined {
    const { widthPx, heightPx } = this.picture.pixels;
    return x >= 0 && y >= 0 && x < widthPx && y < heightPx ? y * widthPx + x : undefined;
  }

  /** From the border towards the second pixel, −0.5 to 0.5: where the blend is half and half. */
  private crossing(before: number, after: number): number {
    const { labels } = this.picture;
    const [first, second] = [labels[before]!, labels[after]!];
    if (first === second) return 0;
    const shareBefore = clamp(this.shareOfSecond(before, first, second));
    const shareAfter = clamp(this.shareOfSecond(after, first, second));
    // Both are 0 and 1 at a hard edge, which lies on the border itself.
    if (shareAfter - shareBefore < 1e-3) return 0;
    const crossing = (0.5 - shareBefore) / (shareAfter - shareBefore);
    return Math.min(0.5, Math.max(-0.5, crossing - 0.5));
  }

  private shareOfSecond(pixel: number, first: number, second: number): number {
    const { pixels, palette } = this.picture;
    const at = pixel * 4;
    const opacity = pixels.data[at + 3]! / 255;
    if (first === NO_LABEL) return opacity;
    if (second === NO_LABEL) return 1 - opacity;
    const [from, to] = [palette[first]!, palette[second]!];
    let along = 0;
    let length = 0;
    for (let channel = 0; channel < 3; channel++) {
      const span = to[channel]! - from[channel]!;
      along += (pixels.data[at + channel]! - from[channel]!) * span;
      length += span * span;
    }
    return along / length;
  }
}

function clamp(share: number): number {
  return share < 0 ? 0 : share > 1 ? 1 : share;
}
