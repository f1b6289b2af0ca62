import type { Hex } from '@/lib/color/hex';
import { ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { cloud } from '../../outdoor/sky';
import { swell, under } from '../../terrain-lines';
import { type Band, type Outlook, sky } from './sky';

/** Country, towns, peaks and crowns of trees behind the windows of a cabin. */

const n = number;

/** Crests one before the other, `from` and `to` in shares of the band. */
function crests(
  { canvas, top, low }: Band,
  colors: readonly Hex[],
  { from, to, swing, pace }: { from: number; to: number; swing: number; pace: number },
): string {
  const { random, widthPx, air } = canvas;
  const high = low - top;
  const step = (to - from) / Math.max(1, colors.length - 1);
  return colors
    .map((color, index) =>
      path(
        under(
          swell(random, top + high * (from + step * index), high * swing, pace, high / 240),
          widthPx,
          low,
        ),
        air.tone(color, 0, 0.62 - (0.5 * index) / colors.length),
      ),
    )
    .join('');
}

export const land: Outlook = (band) => {
  const { canvas, top, low } = band;
  const { random, widthPx, air } = canvas;
  const high = low - top;
  const trees = times(9, (index) => {
    const x = ((index + random.between(0.1, 0.9)) / 9) * widthPx;
    const [y, r] = [top + high * random.between(0.74, 0.9), high * random.between(0.1, 0.16)];
    return (
      rectangle([x - r * 0.12, y - r * 0.4], r * 0.24, r, air.tone('#7d5a44', -0.2)) +
      ellipse([x, y - r], r * 0.72, r * 0.95, air.tone('#3f8f5c', index % 2 ? -0.1 : 0.08, 0.1))
    );
  });
  return (
    sky(band) +
    times(4, (index) =>
      cloud(canvas, [((index + 0.4) / 4) * widthPx, top + high * 0.26], high * 0.24),
    ).join('') +
    crests(band, ['#9cc7b4', '#7fbb86', '#5fa862'], {
      from: 0.48,
      to: 0.8,
      swing: 0.1,
      pace: 1.3,
    }) +
    trees.join('')
  );
};

export const town: Outlook = (band) => {
  const { canvas, top, low } = band;
  const { random, widthPx, air } = canvas;
  const high = low - top;
  const paints = ['#d9a07a', '#b9c3d6', '#e3c9a0', '#a3b8b0', '#c98f86', '#e0d6c8'] as const;
  const house = (x: number, w: number, tall: number, color: Hex): string => {
    const y = low - high * tall;
    const panes = times(12, (index) => {
      const [column, row] = [index % 3, Math.floor(index / 3)];
      const [px, py] = [x + w * (0.14 + column * 0.28), y + high * (0.1 + row * 0.2)];
      const isLit = air.areLampsLit && random.chance(0.55);
      if (py > low - high * 0.1) return '';
      return rectangle(
        [px, py],
        w * 0.17,
        high * 0.11,
        isLit ? air.glow('#ffdf9a') : air.tone('#6f86ad', 0.1, 0.1),
        { radius: 1 },
      );
    });
    return (
      rectangle([x, y], w, low - y, air.tone(color, 0, 0.18)) +
      rectangle([x - w * 0.03, y], w * 1.06, high * 0.03, air.tone(color, -0.35, 0.18)) +
      panes.join('')
    );
  };
  const wide = high * 0.8;
  const houses = times(Math.ceil(widthPx / wide) + 1, (index) =>
    house(
      (index - 0.3) * wide,
      wide * 0.97,
      random.between(0.58, 0.86),
      random.pick([...paints] as [Hex, ...Hex[]]),
    ),
  );
  const crowns = times(Math.ceil(widthPx / (wide * 1.3)), (index) =>
    ellipse(
      [(index + random.between(0.2, 0.8)) * wide * 1.3, low],
      high * 0.26,
      high * random.between(0.22, 0.34),
      air.tone('#4a9560', index % 2 ? -0.1 : 0.1),
    ),
  );
  return sky(band) + houses.join('') + crowns.join('');
};

export const peaks: Outlook = (band) => {
  const { canvas, top, low } = band;
  const { widthPx, random, air } = canvas;
  const high = low - top;
  const wide = high * 1.5;
  const range = times(Math.ceil(widthPx / (wide * 0.6)) + 2, (index) => {
    const x = (index - 0.6) * wide * 0.6;
    const y = top + high * random.between(0.2, 0.4);
    const apex: [number, number] = [x + wide * 0.5, y];
    const snow = high * 0.2;
    return (
      shape([[x, low], apex, [x + wide, low]], air.tone('#6f86ad', 0, 0.3)) +
      shape([apex, [x + wide, low], [x + wide * 0.56, low]], air.tone('#6f86ad', -0.3, 0.3)) +
      shape(
        [
          apex,
          [x + wide * 0.5 + snow, y + snow * 0.95],
          [x + wide * 0.53, y + snow * 0.7],
          [x + wide * 0.48, y + snow * 1.05],
          [x + wide * 0.44, y + snow * 0.66],
          [x + wide * 0.5 - snow, y + snow],
        ],
        air.tone('#ffffff', 0.1, 0.1),
      )
    );
  });
  const firs = times(16, (index) => {
    const x = ((index + random.between(0, 1)) / 16) * widthPx;
    const tall = high * random.between(0.14, 0.26);
    return shape(
      [
        [x - tall * 0.3, low],
        [x, low - tall],
        [x + tall * 0.3, low],
      ],
      air.tone('#3f7a68', index % 2 ? 0 : -0.2),
    );
  });
  return sky(band) + range.join('') + firs.join('');
};

export const leaves: Outlook = (band) => {
  const { canvas, top, low } = band;
  const { widthPx, random, air } = canvas;
  const high = low - top;
  const crowns = times(Math.ceil(widthPx / (high * 0.4)), (index) =>
    ellipse(
      [(index + random.between(0, 0.8)) * high * 0.4, low - high * random.between(0, 0.3)],
      high * 0.34,
      high * random.between(0.3, 0.44),
      air.tone(index % 2 ? '#4f9a5f' : '#6fb56a', 0, index % 3 ? 0.1 : 0.35),
    ),
  );
  const twigs = times(Math.ceil(widthPx / (high * 0.9)) + 1, (index) => {
    const x = index * high * 0.9;
    const leaf = times(6, (at) =>
      ellipse(
        [x + high * (0.06 + at * 0.1), top + high * (0.1 + (at % 2) * 0.1 + at * 0.02)],
        high * 0.075,
        high * 0.04,
        air.tone('#5aa552', at % 2 ? 0.1 : -0.12),
      ),
    );
    return (
      stroke(
        `M${n(x)} ${n(top)}q${n(high * 0.3)} ${n(high * 0.2)} ${n(high * 0.62)} ${n(high * 0.18)}`,
        air.tone('#7d5a44', -0.1),
        high * 0.022,
      ) + leaf.join('')
    );
  });
  return sky(band) + crowns.join('') + twigs.join('');
};
