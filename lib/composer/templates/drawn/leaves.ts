import { path, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';

/** Shapes of leaves, each in a field of 100 by 100. */

const GREEN = '#5fa35a';
const LIGHT = '#9fd08a';
const DARK = '#3f7a45';

const veins = (lines: string): string => stroke(lines, LIGHT, 1.8);
const stem = (data: string): string => stroke(data, DARK, 3.4);

const blade = (x: number, y: number, turn: number, long: number, wide: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">` +
  path(
    `M0 0C${-wide} ${-long * 0.3} ${-wide} ${-long * 0.7} 0 ${-long}C${wide} ${-long * 0.7} ${wide} ${-long * 0.3} 0 0Z`,
    GREEN,
  ) +
  stroke(`M0 0V${-long * 0.9}`, LIGHT, 1.6) +
  '</g>';

const pairs = (from: number, to: number): string =>
  times(4, (index) => {
    const y = from + ((to - from) * index) / 3;
    return `M50 ${y}L${34 + index * 1.5} ${y - 12}M50 ${y}L${66 - index * 1.5} ${y - 12}`;
  }).join('');

export const LEAVES = {
  'leaf-oval': () =>
    stem('M50 78V96') +
    path('M50 82C22 70 20 28 50 6C80 28 78 70 50 82Z', GREEN) +
    veins(`M50 82V14${pairs(72, 34)}`),
  'leaf-heart': () =>
    stem('M50 26V4') +
    path('M50 26C38 8 8 14 12 44C16 70 40 84 50 96C60 84 84 70 88 44C92 14 62 8 50 26Z', GREEN) +
    veins('M50 26V88M50 40L26 30M50 40L74 30M50 56L26 52M50 56L74 52'),
  'leaf-lobed': () =>
    stem('M50 80V98') +
    path(
      'M50 84C40 84 40 76 30 78C18 80 20 66 30 64C22 62 16 56 22 48C28 42 34 46 38 46C30 40 24 34 30 26C36 20 42 28 44 30C42 20 44 8 50 4C56 8 58 20 56 30C58 28 64 20 70 26C76 34 70 40 62 46C66 46 72 42 78 48C84 56 78 62 70 64C80 66 82 80 70 78C60 76 60 84 50 84Z',
      GREEN,
    ) +
    veins('M50 84V14M50 74L30 70M50 74L70 70M50 58L28 52M50 58L72 52M50 42L36 30M50 42L64 30'),
  'leaf-needles': () =>
    stem('M50 98V10') +
    times(13, (index) => {
      const y = 88 - index * 6;
      const long = 34 - index * 1.4;
      return stroke(
        `M50 ${y}L${50 - long} ${y - 20}M50 ${y}L${50 + long} ${y - 20}`,
        index % 2 === 0 ? GREEN : DARK,
        3,
      );
    }).join(''),
  'leaf-palmate': () =>
    stem('M50 66V98') +
    times(5, (index) =>
      blade(50, 68, -84 + index * 42, index === 2 ? 62 : index % 2 === 1 ? 56 : 44, 13),
    ).join(''),
  'leaf-compound': () =>
    stem('M50 98V26') +
    times(4, (index) => {
      const y = 84 - index * 16;
      return blade(50, y, -66, 36 - index * 2, 10) + blade(50, y, 66, 36 - index * 2, 10);
    }).join('') +
    blade(50, 30, 0, 28, 10),
} as const;
