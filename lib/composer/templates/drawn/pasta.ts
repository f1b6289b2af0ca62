import { circle, ellipse, path, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';

/** Shapes of pasta, each in a field of 100 by 100. */

const DOUGH = '#f2cc6b';
const LIGHT = '#fae3a0';
const SHADE = '#d9a63f';
const LINE = '#b57f28';

const ridges = (lines: readonly string[]): string =>
  lines.map((data) => stroke(data, SHADE, 2.4)).join('');

const tube = (x: number, y: number, turn: number, cut: number, isRidged: boolean): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">` +
  path(`M${-30 + cut} -13L${30 + cut} -13L${30 - cut} 13L${-30 - cut} 13Z`, DOUGH) +
  (isRidged
    ? ridges(
        times(4, (index) => {
          const high = -9 + index * 6;
          const slant = -(high / 13) * cut;
          return `M${-26 + slant} ${high}L${24 + slant} ${high}`;
        }),
      )
    : path(
        `M${-29 + cut} -9L${29 + cut * 0.7} -9L${29 + cut * 0.5} -4L${-29 + cut * 0.6} -4Z`,
        LIGHT,
      )) +
  `<g transform="translate(30 0) skewX(${-cut * 2.4})">` +
  ellipse([0, 0], 6, 13, LIGHT) +
  ellipse([0.6, 0], 3.6, 9, LINE) +
  '</g></g>';

const spaghetti = (): string =>
  times(9, (index) => {
    const x = 26 + index * 6;
    const bend = ((index * 37) % 9) - 4;
    return (
      stroke(`M${x} 8C${x + bend} 36 ${50 + (x - 50) * 0.5} 62 ${x - bend} 94`, SHADE, 4.6) +
      stroke(`M${x} 8C${x + bend} 36 ${50 + (x - 50) * 0.5} 62 ${x - bend} 94`, DOUGH, 3.2)
    );
  }).join('') + stroke('M24 50Q50 60 76 50', '#c9503c', 6);

const penne = (): string => tube(44, 34, -24, 8, true) + tube(56, 68, 18, 8, true);
const rigatoni = (): string => tube(48, 32, -14, 0, true) + tube(53, 68, 12, 0, true);

const macaroni = (): string =>
  [
    [50, 44, 0],
    [52, 82, 200],
  ]
    .map(
      ([x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn}) scale(0.86)">` +
        stroke('M-28 8A28 28 0 0 1 28 8', SHADE, 22) +
        stroke('M-28 8A28 28 0 0 1 28 8', DOUGH, 19) +
        stroke('M-26 2A27 27 0 0 1 22 -6', LIGHT, 4) +
        ellipse([-28, 8], 9.5, 4, LIGHT) +
        ellipse([-28, 8], 5.6, 2.2, LINE) +
        ellipse([28, 8], 9.5, 4, LIGHT) +
        ellipse([28, 8], 5.6, 2.2, LINE) +
        '</g>',
    )
    .join('');

const farfalle = (): string => {
  const edge = (side: number): string =>
    times(6, (index) => `L${50 + side * (index % 2 === 0 ? 42 : 36)} ${26 + index * 9.6}`).join('');
  const wing = (side: number): string => `M50 42${edge(side)}L50 58Z`;
  return (
    path(wing(-1), DOUGH) +
    path(wing(1), DOUGH) +
    ridges(['M46 48L18 36', 'M46 52L18 64', 'M54 48L82 36', 'M54 52L82 64']) +
    path('M44 40Q50 44 56 40L57 60Q50 56 43 60Z', LIGHT) +
    stroke('M47 41V59M50 42V58M53 41V59', SHADE, 1.8)
  );
};

const fusilli = (): string =>
  `<g transform="rotate(32 50 50)">` +
  stroke('M50 6V94', SHADE, 10) +
  times(6, (index) => {
    const y = 12 + index * 14;
    return (
      path(
        `M34 ${y + 6}C36 ${y - 6} 62 ${y - 8} 68 ${y + 2}C64 ${y + 12} 44 ${y + 16} 34 ${y + 6}Z`,
        DOUGH,
      ) +
      stroke(`M36 ${y + 6}C44 ${y - 1} 58 ${y - 2} 66 ${y + 2}`, LIGHT, 2.6) +
      stroke(`M34 ${y + 6}C44 ${y + 15} 62 ${y + 11} 68 ${y + 2}`, LINE, 1.6)
    );
  }).join('') +
  '</g>';

const ravioli = (): string => {
  const teeth = (turn: number): string =>
    `<g transform="rotate(${turn} 50 50)">${times(8, (index) => circle([22 + index * 8, 18], 5, DOUGH)).join('')}</g>`;
  return (
    [0, 90, 180, 270].map(teeth).join('') +
    path('M17 17H83V83H17Z', DOUGH) +
    stroke('M24 24H76V76H24Z', SHADE, 2) +
    path('M32 36Q50 24 68 36Q76 50 68 66Q50 76 32 66Q24 50 32 36Z', LIGHT) +
    path('M38 40Q50 33 60 39Q50 38 40 47Z', '#fdf2cf')
  );
};

const conchiglie = (): string =>
  path('M12 40C18 14 82 14 88 40C90 66 70 84 50 84C30 84 10 66 12 40Z', DOUGH) +
  ridges(
    times(7, (index) => {
      const x = 20 + index * 10;
      return `M${x} ${30 - Math.sin((index / 6) * Math.PI) * 8}Q${50 + (x - 50) * 0.9} 58 ${50 + (x - 50) * 0.35} 82`;
    }),
  ) +
  path('M14 44C30 62 70 62 86 44C84 60 66 70 50 70C34 70 16 60 14 44Z', LINE) +
  path('M14 43C30 56 70 56 86 43C82 52 66 60 50 60C34 60 18 52 14 43Z', SHADE);

const lasagne = (): string =>
  times(3, (index) => {
    const y = 62 - index * 20;
    const wave = (at: number): string =>
      times(6, (step) => `q6.5 ${step % 2 === 0 ? -6 : 6} 13 0`).join('') + (at > 0 ? '' : '');
    return (
      path(
        `M11 ${y}${wave(0)}v18${times(6, (step) => `q-6.5 ${step % 2 === 0 ? 6 : -6} -13 0`).join('')}Z`,
        index === 1 ? LIGHT : DOUGH,
      ) + stroke(`M11 ${y}${wave(0)}`, SHADE, 2.4)
    );
  }).join('');

export const PASTA = {
  spaghetti,
  penne,
  rigatoni,
  macaroni,
  farfalle,
  fusilli,
  ravioli,
  conchiglie,
  lasagne,
} as const;
