import { type Hex, mix } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import type { Ground } from '../place';
import { swell, under } from '../terrain-lines';
import { grassTuft } from './cover';
import { conifer, palm } from './trees';
import type { SoilColors } from './soil';

/** What is nearest, dark, at the sides: it gives depth and closes the picture. */
export type FrameKind = 'conifers' | 'leaves' | 'palm' | 'grass' | 'none';

const n = number;

/** Long leaves from one root. */
export function leafFan(
  canvas: Canvas,
  [x, y]: Point,
  size: number,
  color: Hex,
  angle: number,
  count = 7,
  key = -0.35,
) {
  const { random, air } = canvas;
  return times(count, (index) => {
    const turn = angle + (index - (count - 1) / 2) * 0.34;
    const length = size * random.between(0.75, 1.1);
    const end: Point = [x + Math.cos(turn) * length, y + Math.sin(turn) * length];
    const side: Point = [-Math.sin(turn) * length * 0.16, Math.cos(turn) * length * 0.16];
    const middle: Point = [(x + end[0]) / 2, (y + end[1]) / 2];
    return path(
      `M${n(x)} ${n(y)}Q${n(middle[0] + side[0])} ${n(middle[1] + side[1])} ${n(end[0])} ${n(end[1])}Q${n(middle[0] - side[0])} ${n(middle[1] - side[1])} ${n(x)} ${n(y)}Z`,
      air.tone(color, index % 2 ? key : key - 0.3),
    );
  }).join('');
}

/** The side of the picture that is farther from what it is about: -1 left, 1 right. */
export function freeSide({ stage, random }: Canvas): -1 | 1 {
  if (Math.abs(stage.focusX - 0.5) < 0.08) return random.chance(0.5) ? 1 : -1;
  return stage.focusX > 0.5 ? -1 : 1;
}

export function addFrame(
  canvas: Canvas,
  asked: FrameKind,
  { soil, ground }: { soil: SoilColors; ground?: Ground },
): void {
  const side = freeSide(canvas);
  const kind = isTaken(canvas, ground, side, REACHES[asked] ?? 0) ? 'grass' : asked;
  if (kind === 'none') return;
  const color = mix(soil.conifer, canvas.air.light.shade, 0.35);
  const svg = FRAMES[kind](canvas, { side, color, snow: soil.isSnowy });
  canvas.add({ id: `frame-${kind}`, role: 'foreground', depth: 0.97, svg });
}

/** How far trees of a frame reach into the picture from its side; grass is low. */
const REACHES: Partial<Record<FrameKind, number>> = { conifers: 260, palm: 220 };

/** Whether something stands where the trees would be: they would hide it. */
function isTaken(
  { stage, widthPx, unit }: Canvas,
  ground: Ground | undefined,
  side: number,
  reach: number,
): boolean {
  const things = reach > 0 && ground ? (stage.standing?.(ground) ?? []) : [];
  return things.some(({ left, right }) =>
    side > 0 ? right > widthPx - reach * unit : left < reach * unit,
  );
}

interface FrameOptions {
  side: number;
  color: Hex;
  snow: boolean;
}

/** Pixels from the framed side inwards. */
function fromSide({ widthPx, unit }: Canvas, side: number, inset: number): number {
  return side > 0 ? widthPx - inset * unit : inset * unit;
}

const FRAMES: Record<
  Exclude<FrameKind, 'none'>,
  (canvas: Canvas, options: FrameOptions) => string
> = {
  conifers: (canvas, { side, color, snow }) => {
    const { heightPx, unit } = canvas;
    const tree = (inset: number, size: number) =>
      conifer(canvas, {
        foot: [fromSide(canvas, side, inset), heightPx + 25 * unit],
        size: size * unit,
        color,
        far: 0,
        snow,
      });
    return tree(85, 600) + tree(195, 370);
  },
  palm: (canvas, { side }) => {
    const { heightPx, unit, air } = canvas;
    const color = mix('#2f8a5a', air.light.shade, 0.25);
    return palm(canvas, {
      foot: [fromSide(canvas, side, 30), heightPx + 40 * unit],
      size: 720 * unit,
      color,
      far: 0,
      lean: -side * 0.16,
    });
  },
  leaves: (canvas, { side, color }) => {
    const { heightPx, unit, random } = canvas;
    const fan = (at: number, inset: number, size: number) =>
      leafFan(
        canvas,
        [fromSide(canvas, at, inset), heightPx + 20 * unit],
        size * unit,
        mix(color, '#2f8a5a', random.between(0.2, 0.5)),
        -Math.PI / 2 - at * 0.2,
      );
    const big = times(5, (index) => fan(side, -10 + index * 44, random.between(110, 190)));
    const small = times(3, (index) => fan(-side, -10 + index * 40, random.between(70, 110)));
    return big.join('') + small.join('');
  },
  grass: (canvas, { color }) => {
    const { widthPx, heightPx, unit, random, air } = canvas;
    const crest = swell(random, heightPx * 0.965, 16 * unit, 1.2, unit);
    const tufts = times(46, () => {
      const x = random.between(0, widthPx);
      return grassTuft(canvas, [x, crest(x) + 14 * unit], random.between(26, 56) * unit, color);
    });
    return path(under(crest, widthPx, heightPx + 10), air.tone(color, -0.5)) + tufts.join('');
  },
};
