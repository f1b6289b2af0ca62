import { describe, expect, it } from 'vitest';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import { understand } from '../../understand';
import { drawnWith } from '../../testing/drawn';
import { printArt, printColors, printOf } from './prints';

const drawn = drawnWith({ seed: 11 });
const SIDE = 200;

const printOfPrompt = (prompt: string) => printOf(understand(prompt))?.print;

/** The largest difference of a channel between pixels on both sides of a border, and of the columns beside them. */
function stepsOf(svg: string): { border: number; inside: number } {
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${svg}</svg>`;
  const { data } = rasterizeSvg(whole, { widthPx: SIDE, heightPx: SIDE });
  const step = (left: number, right: number) => {
    let sum = 0;
    for (let y = 0; y < SIDE; y += 1)
      sum += Math.abs((data[(y * SIDE + left) * 4] ?? 0) - (data[(y * SIDE + right) * 4] ?? 0));
    return sum / SIDE;
  };
  const inside = Array.from({ length: SIDE - 1 }, (_, x) => step(x, x + 1));
  return { border: step(SIDE - 1, 0), inside: Math.max(...inside) };
}

const TAKE = { isSmall: false, isTurned: false, seed: 5 };
const COLORS = ['#1c1d22', '#fbfbf8', '#8c9096'] as const;

describe('a print that is known by its name', () => {
  it.each([
    ['leopard print pattern', 'leopard'],
    ['portuguese azulejo tile pattern in blue and white', 'azulejo'],
    ['memphis pattern with shapes and squiggles', 'memphis'],
    ['houndstooth pattern', 'houndstooth'],
    ['art deco fan pattern in emerald and gold', 'fans'],
    ['terrazzo pattern', 'terrazzo'],
    ['buffalo plaid red and black, tileable', 'plaid'],
    ['damask wallpaper, burgundy on dusty pink', 'damask'],
    ['ikat pattern, turquoise and orange', 'ikat'],
    ['greek key pattern, black and gold', 'meander'],
    ['paisley pattern in burgundy and cream', 'paisley'],
    ['japanese wave pattern in indigo', 'seigaiha'],
  ])('%s is %s', (prompt, print) => {
    expect(printOfPrompt(prompt)).toBe(print);
    const { drew, notDrawn } = drawn(prompt);
    expect(drew).toContain(print);
    expect(notDrawn).toEqual([]);
  });

  it.each([
    ['terrazzo', 'terrazzo pattern with pink, mustard and grey chips', 3],
    ['fans', 'art deco pattern, gold fans on dark green', 1],
    ['seigaiha', 'japanese wave pattern in indigo', 1],
  ] as const)('is in the colours that its marks are told in: %s', (print, prompt, count) => {
    const brief = understand(prompt);
    expect(brief.paletteColors).toHaveLength(count);
    expect(printColors(print, brief, [], '#ffffff')).toEqual(
      expect.arrayContaining(brief.paletteColors),
    );
  });

  it('lies under the things that are told upon it, which are drawn', () => {
    const { drew } = drawn('polka dot pattern with cats');
    expect(drew).toEqual(expect.arrayContaining(['cats', 'dots']));
  });

  it.each([
    'leopard',
    'zebra',
    'camouflage',
    'terrazzo',
    'memphis',
    'houndstooth',
    'argyle',
    'herringbone',
    'fans',
    'azulejo',
    'seigaiha',
    'damask',
    'ikat',
    'trellis',
    'meander',
    'paisley',
  ] as const)('%s meets itself at the border', (print) => {
    const { border, inside } = stepsOf(printArt(print, [SIDE, SIDE], COLORS, TAKE));
    expect(border).toBeLessThanOrEqual(inside);
  });
});
