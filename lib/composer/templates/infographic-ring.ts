import { mix } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Design } from './design/design';
import { fittedWords, fittingSize } from './design/fitted-words';
import { type Frame, middleOf, split } from './design/frame';
import { accentOf, cardOn } from './design/ink';
import { listedElement } from './design/item-sign';
import { sector } from './design/shapes';
import { textOfItem } from './infographic-figures';

interface Share {
  text: string;
  value?: number | undefined;
  written?: string | undefined;
}

/** Shares of a whole: a ring, and each with its figure and its name. */
export function drawRing(design: Design, items: readonly Share[], frame: Frame): void {
  const { palette } = design.request;
  const isTall = frame.height > frame.width * 1.1;
  const [picture, list] = split(frame, isTall ? 'down' : 'across', [1, 1], design.px(30));
  if (!picture || !list) return;
  const center = middleOf(picture);
  const r = Math.min(picture.width, picture.height) / 2;
  const tones = items.map((_, index) =>
    index < 4 ? accentOf(palette, index) : mix(accentOf(palette, index), palette.ink, 0.35),
  );
  let from = -90;
  items.forEach(({ value = 0 }, index) => {
    const to = from + value * 3.6;
    const outline = sector(center, r * 0.55, r, from, to - (items.length > 1 ? 1.4 : 0));
    design.addArt(path(outline, tones[index] ?? palette.ink));
    from = to;
  });
  const gap = design.px(18);
  const height = Math.min((list.height - gap * (items.length - 1)) / items.length, design.px(170));
  const top = list.y + (list.height - height * items.length - gap * (items.length - 1)) / 2;
  items.forEach((item, index) => {
    const row = { ...list, y: top + (height + gap) * index, height };
    shareRow(design, item, row, tones[index] ?? palette.ink);
    const element = listedElement(design.request, index);
    if (element) design.show(element.id);
  });
}

function shareRow(design: Design, { text, written = '' }: Share, row: Frame, tone: string): void {
  const { palette } = design.request;
  const on = cardOn(palette);
  const pad = design.px(26);
  design.addGround(
    path(roundedPath([row.x, row.y], row.width, row.height, design.px(22)), on),
    path(roundedPath([row.x, row.y], design.px(16), row.height, design.px(8)), tone),
  );
  const line = { fill: palette.ink, on, middle: true, maxWidthPx: row.width - 2.4 * pad } as const;
  design.text(written, [row.x + pad * 1.5, row.y + row.height * 0.3], {
    ...line,
    face: 'poppins',
    sizePx: Math.min(design.px(62), row.height * 0.44),
    fill: tone,
  });
  const label = textOfItem({ text, written });
  const box = {
    x: row.x + pad * 1.5,
    y: row.y + row.height * 0.56,
    width: row.width - 2.4 * pad,
    height: row.height * 0.38,
  };
  const sizePx = fittingSize(label, box, Math.min(design.px(34), row.height * 0.25));
  fittedWords(design, label, box, { sizePx, align: 'left', on });
}
