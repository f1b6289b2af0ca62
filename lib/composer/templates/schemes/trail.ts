import type { Point } from '@/lib/svg/point';
import { type Frame, split } from '../design/frame';

/** Cells that follow each other to and fro down a frame, with where an arrow leads from one to the next. */
export interface Trail {
  cells: readonly Frame[];
  links: readonly (readonly [from: Point, to: Point])[];
}

const ones = (count: number) => Array.from({ length: count }, () => 1);

/** How many stand in each row: all of one row where the page is wide, else rows of like lengths. */
function rowsOf(count: number, { width, height }: Frame): number[] {
  const ratio = width / height;
  const least3 = count > 4 && ratio > 0.75 ? 3 : 1;
  const most = Math.max(least3, Math.min(count, Math.round(ratio * 2.4)));
  const rows = Math.ceil(count / most);
  const least = Math.floor(count / rows);
  return Array.from({ length: rows }, (_, row) => least + (row < count % rows ? 1 : 0));
}

/** The arrow between two cells that stand side by side or below each other. */
function linkOf(from: Frame, to: Frame, gap: number): readonly [Point, Point] {
  const air = gap * 0.12;
  const middle = ({ y, height }: Frame) => y + height / 2;
  if (Math.abs(middle(from) - middle(to)) < 1) {
    const isRight = to.x > from.x;
    return isRight
      ? [
          [from.x + from.width + air, middle(from)],
          [to.x - air, middle(to)],
        ]
      : [
          [from.x - air, middle(from)],
          [to.x + to.width + air, middle(to)],
        ];
  }
  const left = Math.max(from.x, to.x);
  const right = Math.min(from.x + from.width, to.x + to.width);
  const x = (left + right) / 2;
  return [
    [x, from.y + from.height + air],
    [x, to.y - air],
  ];
}

/** Lays so many cells; every second row runs back, so that each stands beside the one before it. */
export function trailOf(frame: Frame, count: number, gap: number): Trail {
  const counts = rowsOf(count, frame);
  const cells = split(frame, 'down', ones(counts.length), gap).flatMap((row, index) => {
    const own = split(row, 'across', ones(counts[index] ?? 1), gap);
    return index % 2 === 0 ? own : own.reverse();
  });
  const links = cells.slice(1).flatMap((to, index) => {
    const from = cells[index];
    return from ? [linkOf(from, to, gap)] : [];
  });
  return { cells, links };
}
