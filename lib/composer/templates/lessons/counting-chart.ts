import { mix } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { Design } from '../design/design';
import { cells, type Frame, inset, split } from '../design/frame';
import { accentOf, cardOn, readable } from '../design/ink';
import { listedElement } from '../design/item-sign';
import { kitArt } from '../design/subject';
import { pageTitle } from '../design/title';
import { sizeForAll } from '../design/type';
import { sentenceCase } from '../design/words';
import type { Template } from '../template';

const FACE = 'fredoka';
/** Of a row, what its numeral takes. */
const NUMERAL = 0.2;
const ROWS_MAX = 5;

/** A numeral, as many things as it says, and their name. */
function row(design: Design, index: number, frame: Frame, labelPx: number): void {
  const { request } = design;
  const { palette, brief } = request;
  const { text = '', value = 1 } = brief.template?.items?.[index] ?? {};
  const tone = accentOf(palette, index);
  const on = mix(cardOn(palette), tone, 0.2);
  design.addGround(
    path(roundedPath([frame.x, frame.y], frame.width, frame.height, design.px(30)), on),
  );
  const side = Math.min(frame.height * 0.9, frame.width * NUMERAL);
  const middle = frame.y + frame.height / 2;
  design.text(String(value), [frame.x + side * 0.62, middle], {
    face: FACE,
    sizePx: side * 0.86,
    align: 'center',
    middle: true,
    maxWidthPx: side,
    fill: readable(tone, on, 3),
    on,
    contrast: 3,
  });
  const rest = { ...frame, x: frame.x + side * 1.2, width: frame.width - side * 1.3 };
  const [field = rest, label = rest] = split(
    inset(rest, 0, frame.height * 0.06),
    'down',
    [1, 0.26],
  );
  const element = listedElement(request, index);
  const high = value > 5 && field.width < field.height * value * 0.7 ? 2 : 1;
  const columns = Math.ceil(value / high);
  let isShown = false;
  for (const cell of cells(field, value, columns, design.px(8))) {
    const art =
      element && kitArt(request, { ...element, count: 1 }, inset(cell, cell.width * 0.04));
    if (!art) continue;
    design.addArt(art.svg);
    isShown = true;
  }
  if (element && isShown) design.show(element.id);
  design.text(sentenceCase(text), [label.x + label.width / 2, label.y + label.height / 2], {
    face: FACE,
    sizePx: labelPx,
    align: 'center',
    middle: true,
    fill: palette.ink,
    on,
  });
}

/** Numerals one after the other, each with as many things as it says. */
export const countingChart: Template = {
  id: 'counting-chart',
  draw(request) {
    const design = new Design(request);
    const { palette, brief } = request;
    design.fillGround(palette.ground);
    const { items = [], title = 'Numbers' } = brief.template ?? {};
    const frame = pageTitle(design, brief.lettering[0] ?? title, { align: 'center', face: FACE });
    const columns = items.length > ROWS_MAX || frame.width > frame.height * 1.5 ? 2 : 1;
    const rows = cells(frame, items.length, columns, design.px(18));
    const [first = frame] = rows;
    const labelPx = sizeForAll(
      items.map(({ text }) => sentenceCase(text)),
      first.width * 0.6,
      { face: FACE, sizePx: Math.min(design.px(40), first.height * 0.2) },
    );
    rows.forEach((one, index) => {
      row(design, index, one, labelPx);
    });
    design.tell('numbers', ...items.map(({ value = 1 }) => String(value)));
    return design.finish();
  },
};
