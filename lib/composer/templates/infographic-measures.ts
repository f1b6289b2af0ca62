import { mix } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { BriefElement } from '../brief';
import type { Design } from './design/design';
import { fittedWords, fittingSize } from './design/fitted-words';
import { cells, type Frame } from './design/frame';
import { accentOf, cardOn } from './design/ink';
import { itemSign } from './design/item-sign';
import { widthOf } from './design/type';
import { sentenceCase } from './design/words';

/** Figures of one unit (`shower 65 litres, toilet 30 litres`), each beside its sign as a bar of its length. */

interface Measure {
  text: string;
  value?: number | undefined;
  written?: string | undefined;
}

const unitOf = ({ written = '' }: Measure): string =>
  written.replace(/[\d.,\s]/g, '').toLowerCase();

/** Whether all of a list have figures of the same unit, which is no share and no date. */
export function areMeasures(items: readonly Measure[]): boolean {
  const [first] = items;
  if (!first || items.length < 2 || items.length > 6) return false;
  const unit = unitOf(first);
  return (
    unit !== '' &&
    unit !== '%' &&
    items.every((item) => item.value !== undefined && item.value > 0 && unitOf(item) === unit)
  );
}

const FACE = 'poppinsSemiBold';

export function drawMeasures(
  design: Design,
  items: readonly Measure[],
  frame: Frame,
  elementOf: (index: number) => BriefElement | undefined,
): void {
  const { palette } = design.request;
  const on = cardOn(palette);
  const most = Math.max(...items.map(({ value = 0 }) => value));
  const rows = cells(frame, items.length, 1, design.px(20));
  const [first = frame] = rows;
  const r = Math.min(first.height * 0.38, first.width * 0.11);
  const left = 2 * r + first.height * 0.34;
  const figurePx = Math.min(first.height * 0.26, design.px(46));
  const figures = items.map(({ written = '' }) =>
    widthOf(written, { face: FACE, sizePx: figurePx }),
  );
  const reach = first.width - left - Math.max(...figures) - design.px(60);
  const label = { width: first.width - left - design.px(30), height: first.height * 0.36 };
  const sizePx = Math.min(...items.map(({ text }) => fittingSize(text, label, design.px(40))));
  rows.forEach((row, index) => {
    const item = items[index];
    if (!item) return;
    const tone = accentOf(palette, index);
    const middle = row.y + row.height / 2;
    design.addGround(path(roundedPath([row.x, row.y], row.width, row.height, design.px(28)), on));
    const element = elementOf(index);
    itemSign(design, element, {
      index,
      at: [row.x + row.height * 0.14 + r, middle],
      r,
      on,
      isNumbered: false,
    });
    if (element) design.show(element.id);
    const x = row.x + left;
    fittedWords(
      design,
      sentenceCase(item.text),
      { x, y: row.y + row.height * 0.1, ...label },
      { sizePx, align: 'left', on },
    );
    const height = row.height * 0.26;
    const y = row.y + row.height * 0.54;
    const width = Math.max(height, (reach * (item.value ?? 0)) / most);
    design.addArt(
      path(roundedPath([x, y], reach, height, height / 2), mix(on, tone, 0.16)),
      path(roundedPath([x, y], width, height, height / 2), tone),
    );
    design.text(item.written ?? '', [x + reach + design.px(20), y + height / 2], {
      face: FACE,
      sizePx: figurePx,
      middle: true,
      fill: palette.ink,
      on,
    });
  });
}
