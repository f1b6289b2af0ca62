import { ellipse, path, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';

/** Kinds of clouds before a piece of sky, each in a field of 100 by 100. */

const SKY = '#7db8e8';
const WHITE = '#ffffff';
const SOFT = '#dbe9f5';
const GREY = '#9fb0c3';
const DARK = '#6c7d93';

const sky = (color = SKY): string =>
  path('M0 10Q0 0 10 0H90Q100 0 100 10V90Q100 100 90 100H10Q0 100 0 90Z', color);

/** Streaks that curl up at one end. */
const cirrus = (): string =>
  sky() +
  [
    [12, 38, 1],
    [26, 58, 0.9],
    [8, 76, 0.7],
  ]
    .map(([x = 0, y = 0, scale = 1]) =>
      times(4, (index) =>
        stroke(
          `M${x} ${y + index * 4}C${x + 26 * scale} ${y - 2 + index * 3} ${x + 44 * scale} ${y - 10 + index * 2} ${x + (56 + index * 6) * scale} ${y - 18 + index * 5}`,
          index % 2 === 0 ? WHITE : SOFT,
          2.6 - index * 0.4,
        ),
      ).join(''),
    )
    .join('');

const rows = (count: number, radius: number, color: string): string =>
  times(count, (row) =>
    times(count, (column) => {
      const x = 12 + ((column + (row % 2) * 0.5) * 80) / count + ((row * 7 + column * 5) % 4);
      const y = 18 + (row * 72) / count;
      return x > 92
        ? ''
        : ellipse([x, y + radius * 0.3], radius * 1.1, radius * 0.6, SOFT) +
            ellipse([x, y], radius, radius * 0.62, color);
    }).join(''),
  ).join('');

const cirrocumulus = (): string => sky() + rows(7, 4.6, WHITE);
const altocumulus = (): string => sky() + rows(4, 10, '#f4f8fc');

const stratus = (): string =>
  sky('#a9bccd') +
  times(4, (index) => {
    const y = 16 + index * 19;
    return path(
      `M0 ${y}Q25 ${y - 8} 50 ${y}T100 ${y}V${y + 14}Q75 ${y + 20} 50 ${y + 14}T0 ${y + 14}Z`,
      index % 2 === 0 ? '#d5dfe8' : '#c2ced9',
    );
  }).join('');

const heap = (top: string, low: string): string =>
  path('M16 68Q8 54 22 49Q22 32 40 34Q48 18 64 28Q82 26 82 46Q96 52 86 68Z', top) +
  path('M16 68Q12 60 18 55Q34 64 52 58Q70 66 88 56Q90 62 86 68Z', low);

const cumulus = (): string => sky() + heap(WHITE, SOFT);

const cumulonimbus = (): string =>
  sky('#8aa3bf') +
  path(
    'M4 18Q30 6 54 10Q80 4 96 18Q84 28 70 28Q82 40 76 52Q88 58 82 72H20Q10 60 24 52Q16 40 32 30Q16 28 4 18Z',
    '#e9eff6',
  ) +
  path('M20 72Q12 62 24 54Q40 66 54 58Q68 66 80 56Q88 62 82 72Z', DARK) +
  path('M24 60Q40 68 54 60Q70 68 80 58Q70 52 54 54Q36 50 24 60Z', GREY) +
  times(6, (index) => stroke(`M${26 + index * 9} 76L${22 + index * 9} 92`, '#cfe2f4', 2)).join('') +
  path('M54 70L44 84H51L47 96L60 80H53L58 70Z', '#ffd24a');

export const CLOUDS = {
  cirrus,
  cirrocumulus,
  altocumulus,
  stratus,
  cumulus,
  cumulonimbus,
} as const;
