import { circle, stroke } from '@/lib/svg/markup';
import { coordinates } from '@/lib/svg/path';
import { add, type Point, polar, times } from '@/lib/svg/point';
import { cells, columnsFor, type Frame } from './design/frame';
import { accentOf, strongSurface } from './design/ink';
import type { Sheet } from './worksheet';

const PAPER = '#ffffff';
const FACE = 'fredoka';
/** Hours and minutes that beginners read. */
const TIMES: readonly (readonly [hour: number, minute: number])[] = [
  [3, 0],
  [7, 30],
  [10, 0],
  [1, 30],
  [5, 15],
  [8, 45],
];

/** A dial with its numerals and hands. */
export function dial(
  { design, request }: Pick<Sheet, 'design' | 'request'>,
  at: Point,
  r: number,
  [hour, minute]: readonly [number, number],
  index: number,
): void {
  const { palette } = request;
  const rim = strongSurface(accentOf(palette, index));
  const hand = (degrees: number, length: number, width: number) =>
    stroke(
      `M${coordinates(at)}L${coordinates(add(at, polar(degrees - 90, r * length)))}`,
      palette.ink,
      r * width,
    );
  design.addArt(circle(at, r, rim), circle(at, r * 0.9, PAPER));
  times(12, (step) => {
    design.text(String(step + 1), add(at, polar((step + 1) * 30 - 90, r * 0.72)), {
      face: FACE,
      sizePx: r * 0.22,
      align: 'center',
      middle: true,
      fill: palette.ink,
      on: PAPER,
    });
  });
  design.addArt(
    hand(hour * 30 + minute / 2, 0.38, 0.07),
    hand(minute * 6, 0.56, 0.045),
    circle(at, r * 0.06, rim),
  );
}

/** Clocks with a line below each, on which its time is to be written. */
export function timeSheet(sheet: Sheet, header: (sheet: Sheet, title: string) => Frame): void {
  const { design, request } = sheet;
  const frame = header(sheet, 'What time is it?');
  const asked =
    request.brief.elements.find(({ concept }) => /clock/.test(concept ?? ''))?.count ?? 1;
  const count = asked > 1 ? Math.min(TIMES.length, asked) : 4;
  const grid = cells(frame, count, columnsFor(count, frame), design.px(30));
  grid.forEach((cell, index) => {
    const r = Math.min(cell.width * 0.44, cell.height * 0.38);
    const x = cell.x + cell.width / 2;
    dial(sheet, [x, cell.y + r * 1.06], r, TIMES[index] ?? [3, 0], index);
    const y = cell.y + cell.height - design.px(14);
    design.addArt(
      stroke(
        `M${(x - r * 0.7).toFixed(1)} ${y.toFixed(1)}h${(r * 1.4).toFixed(1)}`,
        '#8a8fa3',
        design.px(4),
      ),
    );
  });
  design.tell('clock');
  for (const { id } of request.brief.elements) design.show(id);
}
