import { mix } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { Design } from '../design/design';
import { cells } from '../design/frame';
import { accentOf, cardOn, inkOn, strongSurface } from '../design/ink';
import { pageTitle } from '../design/title';
import type { Template } from '../template';

const MOST = 10;

/** Products of one to ten, squares of numbers on a colour of their own. */
export const timesTable: Template = {
  id: 'times-table',
  draw(request) {
    const design = new Design(request);
    const { palette } = request;
    design.fillGround(palette.ground);
    const frame = pageTitle(design, 'Multiplication table', { align: 'center', face: 'fredoka' });
    const side = MOST + 1;
    cells(frame, side * side, side, design.px(7)).forEach((cell, index) => {
      const [row, column] = [Math.floor(index / side), index % side];
      const isHead = row === 0 || column === 0;
      const tone = strongSurface(accentOf(palette, row === 0 ? column : row));
      const isSquare = row === column && !isHead;
      const on = isHead
        ? tone
        : isSquare
          ? mix(cardOn(palette), accentOf(palette, 1), 0.6)
          : mix(cardOn(palette), accentOf(palette, row), (row + column) % 2 ? 0.16 : 0.08);
      design.addGround(
        path(roundedPath([cell.x, cell.y], cell.width, cell.height, design.px(12)), on),
      );
      const text = row === 0 && column === 0 ? '×' : String((row || 1) * (column || 1));
      design.text(text, [cell.x + cell.width / 2, cell.y + cell.height / 2], {
        face: 'fredoka',
        sizePx: Math.min(cell.width * 0.5, cell.height * 0.62),
        align: 'center',
        middle: true,
        fill: isHead ? inkOn(on, palette) : palette.ink,
        on,
      });
    });
    design.tell('multiplication table');
    for (const { id, phrase } of request.brief.elements)
      if (/table|multiplication/i.test(phrase)) design.show(id);
    return design.finish();
  },
};
