import { type Pixels, type Plane } from '@/lib/engines/engine';
import { type Box } from '@/lib/imaging/kernels/components';
import { NETWORK_SIDE_PX, runMigan } from './migan';
import { reflect } from './network-view';
import { type Side, SideFrame, type Span } from './side-frame';

/** Pixels that one step adds at most. */
export const STRIP_PX = 48;
/** What the network fills for them: the outer part, nearer to the mirrored side, is thrown away. */
const HOLE_PX = 72;
/** Beyond the hole the network sees the picture again, mirrored. */
const MIRROR_PX = 112;
const CONTEXT_PX = NETWORK_SIDE_PX - HOLE_PX - MIRROR_PX;
/** How far the next window along a side moves on: the rest of it sees what the last one filled. */
const ADVANCE_PX = Math.round(NETWORK_SIDE_PX * 0.7);

/**
 * Continues the known part of a canvas by a strip on one side, in place. An empty border makes the
 * network end the picture there with a frame or with things of its own. So it is shown a picture
 * that goes on: the known part, a narrow hole, and the known part mirrored. Horizons and textures run
 * through; and as only the near part of the hole is kept, slanted lines don't turn back.
 * @param depthPx at most `STRIP_PX`
 * @param beforeRun called before each run of the network; throws when the work is to stop
 */
export async function growSide(
  canvas: Pixels,
  known: Box,
  side: Side,
  depthPx: number,
  beforeRun: () => void,
): Promise<void> {
  const frame = new SideFrame(canvas, side);
  const { outward, along } = frame.spansOf(known);
  let filledTo = along.from;
  for (const start of windowStarts(along)) {
    beforeRun();
    const view = new StripView(canvas, frame, { outward, along, start, depthPx });
    const filled = await runMigan(...view.build(filledTo));
    view.takeOver(filled, filledTo);
    filledTo = Math.min(along.to, start + NETWORK_SIDE_PX);
  }
}

/** Starts of the windows along a side; a short side lies in the middle of its one window. */
function windowStarts({ from, to }: Span): number[] {
  const spare = to - from - NETWORK_SIDE_PX;
  if (spare <= 0) return [from + Math.floor(spare / 2)];
  const count = 1 + Math.ceil(spare / ADVANCE_PX);
  return Array.from({ length: count }, (_, at) => from + Math.round((at * spare) / (count - 1)));
}

interface Strip {
  /** The known part, outward and along its side. */
  outward: Span;
  along: Span;
  /** Where the window begins along the side; it may begin outside the known part. */
  start: number;
  depthPx: number;
}

/** One window: known part, hole and mirrored part side by side, as the network's square. */
class StripView {
  constructor(
    private readonly canvas: Pixels,
    private readonly frame: SideFrame,
    private readonly strip: Strip,
  ) {}

  /** @param filledTo along the side, up to where the strip is filled already */
  build(filledTo: number): [pixels: Pixels, hole: Plane] {
    const size = { widthPx: NETWORK_SIDE_PX, heightPx: NETWORK_SIDE_PX };
    const data = new Uint8Array(NETWORK_SIDE_PX ** 2 * 4);
    const hole = new Uint8Array(NETWORK_SIDE_PX ** 2);
    for (let y = 0; y < NETWORK_SIDE_PX; y++) {
      const along = this.alongAt(y);
      for (let x = 0; x < NETWORK_SIDE_PX; x++) {
        const to = y * NETWORK_SIDE_PX + x;
        const isFilled = along < filledTo && x < CONTEXT_PX + this.strip.depthPx;
        const isHole = x >= CONTEXT_PX && x < CONTEXT_PX + HOLE_PX && !isFilled;
        if (isHole) hole[to] = 255;
        const from = this.frame.indexOf(this.outwardAt(x, isFilled), along) * 4;
        for (let channel = 0; channel < 4; channel++)
          data[to * 4 + channel] = this.canvas.data[from + channel]!;
      }
    }
    return [
      { ...size, data },
      { ...size, data: hole },
    ];
  }

  /** Copies what was filled of the strip, past `filledTo`, to the canvas. */
  takeOver(filled: Pixels, filledTo: number): void {
    const { along, outward, depthPx, start } = this.strip;
    for (let y = 0; y < NETWORK_SIDE_PX; y++) {
      const at = start + y;
      if (at < Math.max(along.from, filledTo) || at >= along.to) continue;
      for (let x = 0; x < depthPx; x++) {
        const from = (y * NETWORK_SIDE_PX + CONTEXT_PX + x) * 4;
        const to = this.frame.indexOf(outward.to + x, at) * 4;
        for (let channel = 0; channel < 4; channel++)
          this.canvas.data[to + channel] = filled.data[from + channel]!;
      }
    }
  }

  private alongAt(y: number): number {
    const { from, to } = this.strip.along;
    return from + reflect(this.strip.start + y - from, to - from);
  }

  /** The canvas's pixel that is shown at `x`: in the hole any will do, as it is bridged. */
  private outwardAt(x: number, isFilled: boolean): number {
    const { from, to } = this.strip.outward;
    const inward = (distance: number) => to - 1 - reflect(distance, to - from);
    if (x < CONTEXT_PX) return inward(CONTEXT_PX - 1 - x);
    if (x >= CONTEXT_PX + HOLE_PX) return inward(x - CONTEXT_PX - HOLE_PX);
    return isFilled ? to + x - CONTEXT_PX : to - 1;
  }
}
