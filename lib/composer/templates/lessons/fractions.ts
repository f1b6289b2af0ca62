import { mix } from '@/lib/color/hex';
import { circle, path, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { add, type Point, polar, times } from '@/lib/svg/point';
import { Design } from '../design/design';
import { cells, columnsFor, middleOf } from '../design/frame';
import { accentOf, strongSurface } from '../design/ink';
import { sector } from '../design/shapes';
import { pageTitle } from '../design/title';
import type { Template } from '../template';

const CRUST = '#d08a3e';
const CHEESE = '#f9c550';
const SALAMI = '#cf4238';

/** So many of the equal parts of a pizza, the others only outlined. */
function pizzaParts(
  at: Point,
  r: number,
  [taken, parts]: readonly [number, number],
  line: string,
): string {
  const step = 360 / parts;
  return times(parts, (index) => {
    const from = -90 + index * step;
    const isThere = index < taken;
    const middle = from + step / 2;
    const own = isThere && parts > 1 ? add(at, polar(middle, r * 0.05)) : at;
    const slice = sector(own, 0, r, from, from + step);
    if (!isThere) return stroke(slice, line, r * 0.018);
    const spots = times(Math.max(1, Math.round(6 / parts)), (spot) => {
      const angle = from + (step * (spot + 0.5)) / Math.max(1, Math.round(6 / parts));
      return circle(add(own, polar(angle, r * (spot % 2 ? 0.42 : 0.6))), r * 0.1, SALAMI);
    });
    return (
      path(slice, CRUST) +
      path(sector(own, 0, r * 0.86, from, from + step), CHEESE) +
      spots.join('') +
      stroke(slice, '#fffaf0', r * 0.02)
    );
  }).join('');
}

const CHOCOLATE = '#6b4027';
const CHOCOLATE_LIGHT = '#8a5635';

/** So many of the equal pieces of a bar of chocolate, the others only outlined. */
function barParts(
  [x, y]: Point,
  r: number,
  [taken, parts]: readonly [number, number],
  line: string,
): string {
  const rows = parts > 5 && parts % 2 === 0 ? 2 : 1;
  const columns = parts / rows;
  const side = Math.min((r * 2.3) / columns, r * 0.9);
  return times(parts, (index) => {
    const left = x - (columns * side) / 2 + (index % columns) * side;
    const top = y - (rows * side) / 2 + Math.floor(index / columns) * side;
    const outline = (by: number) =>
      roundedPath([left + by, top + by], side - 2 * by, side - 2 * by, side * 0.1);
    const piece = outline(side * 0.03);
    return index < taken
      ? path(piece, CHOCOLATE) + path(outline(side * 0.17), CHOCOLATE_LIGHT)
      : stroke(piece, line, r * 0.018);
  }).join('');
}

/** Fractions as parts of pizzas or bars, each with its name. */
export const fractions: Template = {
  id: 'fractions',
  draw(request) {
    const design = new Design(request);
    const { palette, brief } = request;
    const items = brief.template?.items ?? [];
    design.fillGround(palette.ground);
    const page = pageTitle(design, 'Fractions', { face: 'fredoka', align: 'center' });
    const grid = cells(page, items.length, columnsFor(items.length, page), design.px(24));
    items.forEach(({ text, stack }, index) => {
      const cell = grid[index];
      if (!cell) return;
      const [taken = 1, parts = 1] = text.split('/').map(Number);
      const r = Math.min(cell.width * 0.4, cell.height * 0.34);
      const [x, y] = middleOf(cell);
      const at: Point = [x, y - cell.height * 0.1];
      design.addArt(
        circle(at, r * 1.14, mix(palette.ground, accentOf(palette, index), 0.18)),
        (stack ? barParts : pizzaParts)(
          at,
          r,
          [taken, parts],
          mix(palette.ground, palette.ink, 0.4),
        ),
      );
      design.text(text, [x, at[1] + r * 1.48], {
        face: 'fredoka',
        sizePx: r * 0.5,
        align: 'center',
        middle: true,
        fill: strongSurface(accentOf(palette, index)),
        on: palette.ground,
      });
    });
    design.show(...brief.elements.map(({ id }) => id));
    return design.finish();
  },
};
