import { mix } from '@/lib/color/hex';
import { path, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import type { BriefElement } from '../brief';
import { cells, type Frame, inset, middleOf } from './design/frame';
import { kitArt } from './design/subject';
import type { Sheet } from './worksheet';

/** `counting worksheet 1-10`: a group for each number of a range, in no order, and an empty box beside each. */

const PAPER = '#ffffff';
const MOST = 12;
/** Each number of a range once, none beside its neighbour. */
const ORDER = [3, 7, 1, 5, 10, 2, 8, 4, 12, 6, 9, 11] as const;
const RANGE = /\b(?:1|one) ?(?:-|–|to|through) ?(5|6|7|8|9|10|12|five|six|ten|twelve)\b/i;
const WRITTEN: Readonly<Record<string, number>> = { five: 5, six: 6, ten: 10, twelve: 12 };

/** Up to which number a sheet counts, where it is told a range. */
export function countsTo(text: string): number | undefined {
  const told = RANGE.exec(text)?.[1]?.toLowerCase();
  const last = told === undefined ? undefined : (WRITTEN[told] ?? Number(told));
  return last !== undefined && last <= MOST ? last : undefined;
}

/** A leaf that lies, as large as a frame. */
function lyingLeaf({ x, y, width, height }: Frame): string {
  const [left, right, middle] = [x, x + width, y + height / 2];
  const veins = [0.24, 0.42, 0.6, 0.76]
    .map((share) => {
      const foot = left + width * share;
      const reach = height * (0.34 - Math.abs(share - 0.5) * 0.3);
      return `M${foot} ${middle}l${width * 0.07} ${-reach}M${foot} ${middle}l${width * 0.07} ${reach}`;
    })
    .join('');
  const blade = `M${left + width * 0.06} ${middle}C${left + width * 0.16} ${y - height * 0.06} ${left + width * 0.66} ${y - height * 0.12} ${right} ${middle}C${left + width * 0.66} ${y + height * 1.12} ${left + width * 0.16} ${y + height * 1.06} ${left + width * 0.06} ${middle}Z`;
  return (
    stroke(
      `M${left} ${middle + height * 0.06}Q${left + width * 0.03} ${middle} ${left + width * 0.1} ${middle}`,
      '#4c8a43',
      height * 0.05,
    ) +
    path(blade, '#8cc878') +
    stroke(
      `M${left + width * 0.06} ${middle}H${right - width * 0.04}${veins}`,
      '#6fae5e',
      height * 0.025,
    )
  );
}

interface Group {
  thing: BriefElement;
  support: BriefElement | undefined;
  count: number;
  frame: Frame;
}

/** So many of a thing, on what they sit on. */
function drawGroup({ design, request }: Sheet, { thing, support, count, frame }: Group): void {
  if (support?.concept === 'leaf') design.addArt(lyingLeaf(frame));
  else if (support) {
    const under = kitArt(request, { ...support, count: 1 }, frame);
    if (under) {
      const [x] = middleOf(frame);
      const wide = Math.min(1.8, frame.width / under.box.width);
      design.addArt(
        `<g transform="translate(${x} 0) scale(${wide} 1) translate(${-x} 0)">${under.svg}</g>`,
      );
    }
  }
  if (support) design.show(support.id);
  const room = support ? inset(frame, frame.width * 0.16, frame.height * 0.13) : frame;
  const columns = count <= 4 ? count : Math.ceil(count / 2);
  const high = room.height / Math.ceil(count / columns);
  const most = { width: Math.min(room.width, high * 1.3 * columns), height: room.height };
  const field = { ...most, x: room.x + (room.width - most.width) / 2, y: room.y };
  for (const cell of cells(field, count, columns, design.px(6))) {
    const art = kitArt(request, { ...thing, count: 1 }, inset(cell, cell.width * 0.04));
    if (art) design.addArt(art.svg);
  }
  design.show(thing.id);
}

/** A group for each number up to the last, and a box beside it to write the number in. */
export function groupSheet(
  sheet: Sheet,
  last: number,
  header: (sheet: Sheet, title: string) => Frame,
): void {
  const { design, request, things } = sheet;
  const { brief } = request;
  const frame = header(sheet, `Count from 1 to ${String(last)}`);
  const hosts = new Set(
    brief.relations.filter(({ kind }) => kind === 'on' || kind === 'in').map(({ to }) => to),
  );
  const support = things.find(({ id }) => hosts.has(id));
  const counted = things.filter(({ id }) => id !== support?.id);
  const numbers = ORDER.filter((number) => number <= last);
  const grey = (share: number) => mix(PAPER, request.palette.ink, share);
  const columns = frame.width > frame.height * 1.4 ? 3 : 2;
  cells(frame, numbers.length, columns, design.px(18)).forEach((cell, index) => {
    const thing = counted[index % counted.length];
    const count = numbers[index];
    if (!thing || count === undefined) return;
    const outline = roundedPath([cell.x, cell.y], cell.width, cell.height, design.px(20));
    design.addArt(stroke(outline, grey(0.16), design.px(4)));
    const side = Math.min(cell.height * 0.56, cell.width * 0.2);
    const corner: Point = [cell.x + cell.width - side * 1.25, cell.y + (cell.height - side) / 2];
    design.addArt(stroke(roundedPath(corner, side, side, design.px(14)), grey(0.55), design.px(5)));
    const field = { ...cell, width: cell.width - side * 1.4 };
    drawGroup(sheet, {
      thing,
      support,
      count,
      frame: inset(field, design.px(14), cell.height * 0.09),
    });
  });
  for (const { id, phrase } of brief.elements)
    if (/\b(?:box|boxes|number|numbers|1 ?(?:-|to) ?\d{1,2})$/i.test(phrase)) design.show(id);
}
