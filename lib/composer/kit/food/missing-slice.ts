import type { Hex } from '@/lib/color/hex';
import { shape, stroke } from '@/lib/svg/markup';
import { type Point, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Lathe, topOf } from '../form';

/** Where a slice is missing: from so far right of the front to so far left of it, in degrees from the right. */
const SLICE = { from: 28, to: 100 } as const;

/** The two inner faces of a cake without a slice, with its layers, and the plate that is seen between them. */
export function missingSlice(lathe: Lathe, height: number, sponge: Hex, icing: Hex): string {
  const { at, radius, radiusY } = topOf(lathe);
  const rim = (degrees: number): Point => {
    const [x, y] = polar(degrees, 1);
    return [at[0] + x * radius, at[1] + y * radiusY];
  };
  const face = (degrees: number, base: Hex) => {
    const edge = rim(degrees);
    const strip = (low: number, high: number, fill: Hex) =>
      shape(
        [
          [at[0], at[1] + height * (1 - high)],
          [edge[0], edge[1] + height * (1 - high)],
          [edge[0], edge[1] + height * (1 - low)],
          [at[0], at[1] + height * (1 - low)],
        ],
        fill,
      );
    return (
      strip(0, 1, base) +
      strip(0.32, 0.44, '#fff4e6') +
      strip(0.7, 0.8, '#c22f47') +
      strip(0.93, 1, icing)
    );
  };
  const down = ([x, y]: Point): Point => [x, y + height];
  const arc = times(7, (_, share) => rim(SLICE.from + (SLICE.to - SLICE.from) * share));
  const out = ([x, y]: Point): Point => [x + (x - at[0]) * 0.04, y + (y - at[1]) * 0.04 + 3];
  return (
    shape(
      [
        at,
        ...arc.map(out),
        down(rim(SLICE.to)),
        ...arc.map(down).map(out).toReversed(),
        down(rim(SLICE.from)),
      ],
      '#f4f1ec',
    ) +
    shape([down(at), ...arc.map(down).map(out)], HOUSE.ink, { opacity: 0.12 }) +
    face(SLICE.from, lighter(sponge, 0.12)) +
    face(SLICE.to, darker(sponge, 0.12)) +
    stroke(`M${at[0]} ${at[1]}v${height}`, darker(sponge, 0.3), 2)
  );
}
