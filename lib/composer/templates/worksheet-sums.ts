import { mix } from '@/lib/color/hex';
import { line, path, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { cells, columnsFor, type Frame, inset, split } from './design/frame';
import { accentOf } from './design/ink';
import { kitArt } from './design/subject';
import type { BriefElement } from '../brief';
import { FACE, PAPER, type Sheet } from './worksheet';

/** A sheet of sums: so many things and so many more, and a box for the answer. */

export interface Sum {
  one: number;
  isPlus: boolean;
  other: number;
}

export function sumOf(text: string): Sum | undefined {
  const [, one, sign, other] = /^(\d{1,2}) ([+−]) (\d{1,2})$/u.exec(text) ?? [];
  return one && other
    ? { one: Number(one), isPlus: sign === '+', other: Number(other) }
    : undefined;
}

/** So many things in rows; the last `crossed` of them are crossed out. */
function group(
  { design, request }: Sheet,
  thing: BriefElement,
  count: number,
  frame: Frame,
  crossed = 0,
): void {
  const columns = count <= 3 ? Math.max(1, count) : columnsFor(count, frame);
  cells(frame, count, columns, design.px(10)).forEach((cell, index) => {
    const art = kitArt(
      request,
      { ...thing, count: 1 },
      inset(cell, cell.width * 0.06, cell.height * 0.06),
    );
    if (!art) return;
    design.addArt(art.svg);
    if (index < count - crossed) return;
    const { x, y, width, height } = art.box;
    design.addArt(
      stroke(
        `M${x} ${y}L${x + width} ${y + height}M${x + width} ${y}L${x} ${y + height}`,
        '#c93a34',
        design.px(9),
      ),
    );
  });
  design.show(thing.id);
}

function sign(sheet: Sheet, text: string, frame: Frame, sizePx: number): void {
  sheet.design.text(text, [frame.x + frame.width / 2, frame.y + frame.height / 2], {
    face: FACE,
    sizePx,
    align: 'center',
    middle: true,
    fill: sheet.request.palette.ink,
    on: PAPER,
  });
}

/** One sum: its things above, its figures with an empty box below. */
function sumRow(sheet: Sheet, sum: Sum, thing: BriefElement, row: Frame): void {
  const { design, request } = sheet;
  const { palette } = request;
  const [above, below] = split(row, 'down', [2.4, 1], design.px(14));
  if (!above || !below) return;
  const field = mix(PAPER, accentOf(palette, 1), 0.16);
  const parts = sum.isPlus ? [sum.one, 0.5, sum.other] : [1];
  split(above, 'across', parts, design.px(14)).forEach((part, index) => {
    if (index === 1) {
      sign(sheet, '+', part, design.px(70));
      return;
    }
    design.addGround(
      path(roundedPath([part.x, part.y], part.width, part.height, design.px(28)), field),
    );
    const count = index === 0 ? sum.one : sum.other;
    group(sheet, thing, count, inset(part, design.px(22)), sum.isPlus ? 0 : sum.other);
  });
  const side = below.height * 0.84;
  const words = [String(sum.one), sum.isPlus ? '+' : '−', String(sum.other), '='];
  const step = side * 0.82;
  const left = below.x + (below.width - step * 4 - side) / 2;
  words.forEach((word, index) => {
    sign(sheet, word, { ...below, x: left + step * index, width: step }, side * 0.72);
  });
  const answer = { x: left + step * 4 + side * 0.1, y: below.y + (below.height - side) / 2 };
  design.addArt(
    stroke(
      roundedPath([answer.x, answer.y], side, side, design.px(16)),
      mix(PAPER, palette.ink, 0.5),
      design.px(5),
    ),
  );
}

export function sumSheet(
  sheet: Sheet,
  sums: readonly Sum[],
  header: (sheet: Sheet, title: string) => Frame,
): void {
  const { design, things } = sheet;
  const isPlus = sums.every((sum) => sum.isPlus);
  const frame = header(sheet, isPlus ? 'Add them up' : 'How many are left?');
  const rows = split(
    frame,
    'down',
    times(sums.length, () => 1),
    design.px(30),
  );
  sums.forEach((sum, index) => {
    const [row, thing] = [rows[index], things[index % things.length]];
    if (!row || !thing) return;
    sumRow(sheet, sum, thing, row);
    if (index === 0) return;
    const y = row.y - design.px(15);
    design.addArt(
      line(
        [
          [row.x, y],
          [row.x + row.width, y],
        ],
        mix(PAPER, '#000000', 0.12),
        design.px(3),
      ),
    );
  });
}
