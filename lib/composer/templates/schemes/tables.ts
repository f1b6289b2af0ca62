import { mix } from '@/lib/color/hex';
import { circle, line, path, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { Design } from '../design/design';
import { cells, columnsFor, type Frame, inset } from '../design/frame';
import { accentOf, cardOn, hairline, inkOn, strongSurface } from '../design/ink';
import { listedElement } from '../design/item-sign';
import { pageTitle } from '../design/title';
import { sentenceCase } from '../design/words';
import type { Template, TemplateRequest } from '../template';

const FACE = 'poppinsSemiBold';
const TABLES_DEFAULT = ['users', 'orders', 'products'];
const TABLES_MAX = 6;

/** Columns that such a table has anywhere. */
const COLUMNS: readonly (readonly [of: RegExp, columns: readonly string[]])[] = [
  [/user|customer|member|author|student|employee|account/i, ['name', 'email', 'created']],
  [/order|booking|sale|purchase|invoice/i, ['user_id', 'total', 'date']],
  [/product|item|article|book|course/i, ['name', 'price', 'stock']],
  [/payment|transaction/i, ['order_id', 'amount', 'date']],
  [/post|comment|message|review/i, ['user_id', 'text', 'date']],
  [/categor|tag|role|department|class/i, ['name', 'slug']],
];
const columnsOf = (name: string): readonly string[] => [
  'id',
  ...(COLUMNS.find(([of]) => of.test(name))?.[1] ?? ['name', 'created']),
];

interface Table {
  name: string;
  index: number;
  frame: Frame;
}

const nameOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/ tables?$/, '')
    .replace(/\s+/g, '_');

function tablesIn({ brief }: TemplateRequest, frame: Frame, gap: number): Table[] {
  const items = brief.template?.items ?? [];
  const names = (items.length > 1 ? items.map(({ text }) => nameOf(text)) : TABLES_DEFAULT).slice(
    0,
    TABLES_MAX,
  );
  const columns =
    frame.width > frame.height * 1.5 ? names.length : Math.max(2, columnsFor(names.length, frame));
  return cells(frame, names.length, columns, gap).map((cell, index) => ({
    name: names[index] ?? '',
    index,
    frame: inset(cell, 0, cell.height * 0.04),
  }));
}

function tableArt(design: Design, { name, index, frame }: Table): void {
  const { palette } = design.request;
  const on = cardOn(palette);
  const tone = strongSurface(accentOf(palette, index));
  const rows = columnsOf(name);
  const head = Math.min(frame.height * 0.24, design.px(76));
  const outline = roundedPath([frame.x, frame.y], frame.width, frame.height, design.px(20));
  const step = (frame.height - head) / rows.length;
  design.addArt(
    path(outline, on),
    path(roundedPath([frame.x, frame.y], frame.width, head, design.px(20)), tone),
    path(roundedPath([frame.x, frame.y + head / 2], frame.width, head / 2, 0), tone),
    stroke(outline, tone, design.px(4)),
  );
  design.text(name, [frame.x + frame.width / 2, frame.y + head / 2], {
    face: 'poppins',
    sizePx: head * 0.46,
    align: 'center',
    middle: true,
    maxWidthPx: frame.width * 0.9,
    fill: inkOn(tone, palette),
    on: tone,
  });
  rows.forEach((column, place) => {
    const y = frame.y + head + step * (place + 0.5);
    const isKey = column === 'id' || column.endsWith('_id');
    const x = frame.x + frame.width * 0.1;
    if (place > 0)
      design.addArt(
        line(
          [
            [frame.x, y - step / 2],
            [frame.x + frame.width, y - step / 2],
          ],
          hairline(palette),
          design.px(2),
        ),
      );
    if (isKey)
      design.addArt(
        circle([x + design.px(8), y], design.px(9), accentOf(palette, column === 'id' ? 1 : 0)),
      );
    design.text(column, [x + design.px(32), y], {
      face: isKey ? FACE : 'interText',
      sizePx: Math.min(step * 0.5, design.px(29)),
      middle: true,
      maxWidthPx: frame.width * 0.72,
      fill: palette.ink,
      on,
    });
  });
}

/** A line between the sides of two tables that turns twice, with the fork of many at its end. */
function relation(design: Design, from: Frame, to: Frame): string {
  const { palette } = design.request;
  const tone = mix(palette.ink, palette.ground, 0.2);
  const isBeside = Math.abs(from.y - to.y) < 1;
  const [a, b]: readonly [Point, Point] = isBeside
    ? [
        [from.x < to.x ? from.x + from.width : from.x, from.y + from.height / 2],
        [from.x < to.x ? to.x : to.x + to.width, to.y + to.height / 2],
      ]
    : [
        [from.x + from.width / 2, from.y + from.height],
        [to.x + to.width / 2, to.y],
      ];
  const half = isBeside ? (a[0] + b[0]) / 2 : (a[1] + b[1]) / 2;
  const bend: readonly Point[] = isBeside
    ? [
        [half, a[1]],
        [half, b[1]],
      ]
    : [
        [a[0], half],
        [b[0], half],
      ];
  const fork = design.px(16);
  const sign = isBeside ? Math.sign(b[0] - a[0]) : 1;
  const tips: readonly Point[] = [-1, 1].map((side): Point =>
    isBeside ? [b[0], b[1] + side * fork] : [b[0] + side * fork, b[1]],
  );
  const neck: Point = isBeside ? [b[0] - sign * fork * 1.3, b[1]] : [b[0], b[1] - fork * 1.3];
  return (
    line([a, ...bend, b], tone, design.px(5)) +
    tips.map((tip) => line([neck, tip], tone, design.px(5))).join('') +
    circle(a, design.px(9), tone)
  );
}

/** Tables of a database with their columns and keys, each related to the one before it. */
export const tables: Template = {
  id: 'data-tables',
  draw(request) {
    const design = new Design(request);
    const { palette, brief } = request;
    design.fillGround(palette.ground);
    const title = sentenceCase(brief.lettering[0] ?? brief.template?.title ?? 'Database schema');
    const frame = pageTitle(design, title, { align: 'center' });
    const all = tablesIn(request, frame, design.px(80));
    all.slice(1).forEach((table, index) => {
      const before = all[index];
      if (before) design.addArt(relation(design, before.frame, table.frame));
    });
    for (const table of all) {
      tableArt(design, table);
      const own = listedElement(request, table.index);
      if (own) design.show(own.id);
    }
    design.tell('relations', 'keys');
    for (const { id, phrase } of brief.elements)
      if (
        /^(?:tables?|database|schema|diagram)$/i.test(phrase) ||
        title.toLowerCase().includes(phrase.toLowerCase())
      )
        design.show(id);
    return design.finish();
  },
};
