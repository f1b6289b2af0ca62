import { type Hex, mix } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import type { Ground } from '../place';
import { bandBetween, type Crest, under } from '../terrain-lines';
import type { SoilColors } from './soil';

/** A slope that somebody goes up or down: the ground under the main things falls to one side. */

/** How far behind the main things it begins, of the depth that is there. */
const BEHIND = 0.1;
/** How much it bends: steepest in the middle of the picture. */
const BEND = 0.18;

export interface Slope {
  ground: Ground;
  crest: Crest;
  depth: number;
}

/** The ground with a slope under the main things; `fall` is how far it goes down a pixel to the right. */
export function slopeOn({ stage, widthPx }: Canvas, ground: Ground, fall: number): Slope {
  const depth = ground.mainDepth - BEHIND;
  const from = stage.focusX;
  const sunk = (x: number) => {
    const off = (x - from) * widthPx;
    return fall * off * (1 - BEND * Math.abs(x - from));
  };
  const sloped: Ground = {
    ...ground,
    yAt: (at, x) => ground.yAt(at, x) + (at < depth ? 0 : sunk(x)),
  };
  return { ground: sloped, depth, crest: (x) => sloped.yAt(depth, x / widthPx) };
}

/** Long soft bands that follow it: they tell how steep it is. */
function bands({ widthPx, unit, air }: Canvas, { crest }: Slope, color: Hex): string {
  return times(5, (index) => {
    const line: Crest = (x) =>
      crest(x) + (30 + index * 34 + index * index * 6) * unit + Math.sin(x * 0.008 + index) * 5;
    return path(
      bandBetween(line, (x) => line(x) + (5 + index * 2) * unit, -20, widthPx + 20, 40),
      air.tone(color, index % 2 ? 0.3 : -0.35),
      { opacity: 0.32 },
    );
  }).join('');
}

export function addSlope(canvas: Canvas, slope: Slope, soil: SoilColors): void {
  const { pen, air, widthPx, heightPx, unit } = canvas;
  const color = mix(soil.strip(1), soil.strip(0), 0.4);
  const top = Math.min(slope.crest(0), slope.crest(widthPx));
  const fill = pen.linear(
    [0, top],
    [0, heightPx],
    [
      [0, air.tone(color, 0.6, 0.02)],
      [0.45, air.tone(color, -0.1, 0.02)],
      [1, air.tone(color, -0.4)],
    ],
  );
  const outline = under(slope.crest, widthPx, heightPx + 10, 36);
  // Its own shadow on the land behind tells where it ends.
  const behind: Crest = (x) => slope.crest(x) - 9 * unit;
  const rim = bandBetween(slope.crest, (x) => slope.crest(x) + 5 * unit, -20, widthPx + 20, 36);
  canvas.add({
    id: 'slope',
    depth: slope.depth,
    svg:
      path(under(behind, widthPx, heightPx + 10, 36), air.light.shade, { opacity: 0.16 }) +
      path(outline, fill) +
      pen.clip(outline, bands(canvas, slope, color)) +
      path(rim, air.tone(color, 0.9), { opacity: 0.6 }),
    shows: ['hills', ...(soil.isSnowy ? ['snow'] : [])],
  });
}
