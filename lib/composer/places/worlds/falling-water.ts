import { ellipse, path } from '@/lib/svg/markup';
import { number, smooth } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { type Canvas } from '../canvas';
import { streak } from '../outdoor/sky';

/** A fall over a lip of rock, and the pool that it falls into. */

const n = number;

/** Water that falls from a lip: threads of three tones, spray below. */
export function waterfall(
  canvas: Canvas,
  x: number,
  top: number,
  bottom: number,
  half: number,
): string {
  const { random, air, pen, unit } = canvas;
  const fill = pen.linear(
    [0, top],
    [0, bottom],
    [
      [0, air.tone('#ffffff', 0.1)],
      [1, air.tone('#a8e2ef', 0)],
    ],
  );
  const body = `M${n(x - half)} ${n(top)}Q${n(x)} ${n(top - half * 0.16)} ${n(x + half)} ${n(top)}L${n(x + half * 1.28)} ${n(bottom)}H${n(x - half * 1.28)}Z`;
  const threads = times(13, (index) => {
    const tx = x - half + (index / 12) * half * 2 + random.between(-4, 4) * unit;
    const y = top + random.between(0.02, 0.4) * (bottom - top);
    const long = random.between(0.35, 0.58) * (bottom - top);
    const lean = ((index - 6) / 6) * half * 0.16;
    return path(
      `M${n(tx)} ${n(y)}Q${n(tx + 6 * unit)} ${n(y + long * 0.5)} ${n(tx + lean)} ${n(y + long)}Q${n(tx - 7 * unit)} ${n(y + long * 0.5)} ${n(tx)} ${n(y)}Z`,
      index % 3 ? air.tone('#7cc9e0', 0) : air.glow('#ffffff'),
      { opacity: 0.6 },
    );
  });
  const spray = times(9, () =>
    ellipse(
      [x + random.between(-1.5, 1.5) * half, bottom + random.between(-14, 16) * unit],
      random.between(36, 76) * unit,
      random.between(16, 32) * unit,
      air.tone('#ffffff', 0.1),
      { opacity: 0.5 },
    ),
  );
  return path(body, fill) + threads.join('') + spray.join('');
}

export function pool(canvas: Canvas, x: number, top: number): string {
  const { random, air, pen, unit, widthPx, heightPx } = canvas;
  const fill = pen.linear(
    [0, top],
    [0, heightPx],
    [
      [0, air.tone('#c9f0ee', 0.1)],
      [0.4, air.tone('#3fb3c4', 0)],
      [1, air.tone('#1c7f9c', -0.15)],
    ],
  );
  const w = widthPx;
  const shore = smooth(
    [
      [x - w * 0.14, top],
      [x, top - 14 * unit],
      [x + w * 0.15, top],
      [x + w * 0.24, top + (heightPx - top) * 0.38],
      [x + w * 0.2, top + (heightPx - top) * 0.62],
      [x + w * 0.34, heightPx + 20],
      [x - w * 0.34, heightPx + 20],
      [x - w * 0.2, top + (heightPx - top) * 0.6],
      [x - w * 0.25, top + (heightPx - top) * 0.36],
    ],
    { closed: true },
  );
  const glints = times(26, () => {
    const near = random();
    const y = top + (heightPx - top) * (0.1 + near * 0.88);
    return streak(
      [x + random.between(-0.2, 0.2) * w * (0.6 + near * 0.5), y],
      random.between(24, 80) * unit * (0.5 + near),
      (4 + near * 6) * unit,
      random.pick(['#ffffff', air.tone('#9fe3e6'), air.tone('#1f8fae')]),
      0.5,
    );
  });
  return path(shore, fill) + pen.clip(shore, glints.join(''));
}
