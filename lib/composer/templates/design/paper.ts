import { type Hex, mix } from '@/lib/color/hex';
import { circle, rectangle, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import type { TemplateRequest } from '../template';
import { isDark } from './ink';

/**
 * What a page is printed on: four pictures of one page are on plain, dotted, squared and bordered paper. It is so near to the
 * ground in tone that whatever stands on it keeps its contrast.
 */

/** Pages that are read: what is shown by itself on a ground has a ground of its own. */
const PAGES = new Set([
  'chart',
  'comparison',
  'cycle',
  'flash-card',
  'fractions',
  'infographic',
  'labelled-diagram',
  'quadrants',
  'steps',
  'timeline',
  'venn',
]);

/** Of the short side: the step of a grid, a dot's radius, and half of a cross. */
const GRID = { step: 1 / 23, dot: 0.0021, cross: 0.006, line: 0.0024 } as const;
/** How far paper print is from its ground. */
const TONE = { light: 0.07, dark: 0.11 } as const;
/** Of the short side, where the border of a page is, and how wide. */
const BORDER = { inset: 0.022, width: 0.006, corner: 0.03 } as const;

interface Paper {
  widthPx: number;
  heightPx: number;
  sidePx: number;
  tone: Hex;
}

/** Something in each row of a grid about the middle of the page, at each of its columns. */
function gridded({ widthPx, heightPx, sidePx }: Paper, row: (xs: number[], y: number) => string) {
  const step = sidePx * GRID.step;
  const [columns, rows] = [Math.floor(widthPx / step), Math.floor(heightPx / step)];
  const left = (widthPx - (columns - 1) * step) / 2;
  const top = (heightPx - (rows - 1) * step) / 2;
  const xs = times(columns, (column) => left + column * step);
  return times(rows, (index) => row(xs, top + index * step)).join('');
}

const dotted = (paper: Paper) =>
  gridded(paper, (xs, y) =>
    xs.map((x) => circle([x, y], paper.sidePx * GRID.dot, paper.tone)).join(''),
  );

function crossed(paper: Paper): string {
  const half = paper.sidePx * GRID.cross;
  const cross = (x: number, y: number) =>
    `M${number(x - half)} ${number(y)}h${number(half * 2)}M${number(x)} ${number(y - half)}v${number(half * 2)}`;
  return gridded(paper, (xs, y) =>
    stroke(xs.map((x) => cross(x, y)).join(''), paper.tone, paper.sidePx * GRID.line),
  );
}

function bordered({ widthPx, heightPx, sidePx, tone }: Paper): string {
  const inset = sidePx * BORDER.inset;
  const [right, bottom] = [widthPx - inset, heightPx - inset];
  const line = `M${number(inset)} ${number(inset)}H${number(right)}V${number(bottom)}H${number(inset)}Z`;
  const corner = sidePx * BORDER.corner;
  const corners = [inset, right - corner].flatMap((x) =>
    [inset, bottom - corner].map((y) => rectangle([x, y], corner, corner, tone)),
  );
  return stroke(line, tone, sidePx * BORDER.width) + corners.join('');
}

const PAPERS = [undefined, dotted, crossed, bordered] as const;

/** What is printed on the ground of a page, before all else; nothing on what is no page. */
export function paperOf(
  { brief, widthPx, heightPx, variant = 0 }: TemplateRequest,
  ground: Hex,
): string {
  const print = PAPERS[variant % PAPERS.length];
  if (!print || !PAGES.has(brief.template?.id ?? '')) return '';
  const isOnDark = isDark(ground);
  const tone = mix(ground, isOnDark ? '#ffffff' : '#15171f', isOnDark ? TONE.dark : TONE.light);
  return print({ widthPx, heightPx, sidePx: Math.min(widthPx, heightPx), tone });
}
