import { mix } from '@/lib/color/hex';
import type { Random } from '@/lib/random/random';
import { circle, path, stroke } from '@/lib/svg/markup';
import { type Frame, inset } from './design/frame';
import { accentOf } from './design/ink';
import { listedElement } from './design/item-sign';
import { kitArt } from './design/subject';
import type { Sheet } from './worksheet';

/** A maze on a sheet: who goes in stands at its upper left, what they look for at its lower right. */

const COLUMNS = 9;
const ROWS = 8;
const NEIGHBOURS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const wallKey = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** Walls that are taken out, so that one way leads from each field to each other. */
function passages(random: Random): ReadonlySet<string> {
  const open = new Set<string>();
  const seen = new Set([0]);
  const trail = [0];
  while (trail.length > 0) {
    const at = trail.at(-1) ?? 0;
    const [column, row] = [at % COLUMNS, Math.floor(at / COLUMNS)];
    const next = NEIGHBOURS.flatMap(([dx, dy]) => {
      const [x, y] = [column + dx, row + dy];
      const cell = y * COLUMNS + x;
      const isInside = x >= 0 && x < COLUMNS && y >= 0 && y < ROWS;
      return isInside && !seen.has(cell) ? [cell] : [];
    });
    const to = next[Math.floor(random() * next.length)];
    if (to === undefined) {
      trail.pop();
      continue;
    }
    open.add(wallKey(at, to));
    seen.add(to);
    trail.push(to);
  }
  return open;
}

/** The walls of a maze in a frame, open where it is entered and left. */
function wallsIn({ x, y, width, height }: Frame, open: ReadonlySet<string>): string {
  const [w, h] = [width / COLUMNS, height / ROWS];
  const lines: string[] = [];
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column < COLUMNS; column += 1) {
      const cell = row * COLUMNS + column;
      const [left, top] = [x + column * w, y + row * h];
      if (column < COLUMNS - 1 && !open.has(wallKey(cell, cell + 1)))
        lines.push(`M${left + w} ${top}v${h}`);
      if (row < ROWS - 1 && !open.has(wallKey(cell, cell + COLUMNS)))
        lines.push(`M${left} ${top + h}h${w}`);
    }
  const [right, bottom] = [x + width, y + height];
  return `${lines.join('')}M${x} ${y + h}V${bottom}H${right}M${right} ${bottom - h}V${y}H${x}`;
}

export function mazeSheet(sheet: Sheet, header: (sheet: Sheet, title: string) => Frame): void {
  const { design, request } = sheet;
  const [who, goal] = [listedElement(request, 0), listedElement(request, 1)];
  const frame = header(sheet, 'Find the way');
  const side = Math.min(frame.width * 0.17, frame.height * 0.2);
  const field = inset({ ...frame, height: frame.height - design.px(6) }, side * 1.06, 0);
  const tone = accentOf(request.palette, 0);
  design.addGround(
    path(
      `M${field.x} ${field.y}h${field.width}v${field.height}h${-field.width}Z`,
      mix('#ffffff', tone, 0.1),
    ),
  );
  const walls = wallsIn(field, passages(request.random));
  design.addArt(stroke(walls, mix(tone, '#20243a', 0.45), design.px(9)));
  const rowHigh = field.height / ROWS;
  const places = [
    { element: who, x: frame.x, y: field.y + rowHigh / 2 - side / 2 },
    {
      element: goal,
      x: frame.x + frame.width - side,
      y: field.y + field.height - rowHigh / 2 - side / 2,
    },
  ];
  places.forEach(({ element, x, y }, index) => {
    const top = Math.max(frame.y, Math.min(y, frame.y + frame.height - side));
    const place = { x, y: top, width: side, height: side };
    const art = element && kitArt(request, { ...element, count: 1 }, place);
    if (art && element) {
      design.addArt(art.svg);
      design.show(element.id);
    } else
      design.addArt(
        circle([x + side / 2, top + side / 2], side * 0.2, accentOf(request.palette, index + 1)),
      );
  });
  design.tell('maze');
}
