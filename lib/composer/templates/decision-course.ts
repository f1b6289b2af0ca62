import { mix } from '@/lib/color/hex';
import { path, shape } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { arrowArt } from './design/arrow';
import type { Design } from './design/design';
import { fittedWords, fittingSize } from './design/fitted-words';
import { type Frame, inset, split } from './design/frame';
import { accentOf, cardOn, inkOn, strongSurface } from './design/ink';
import { itemArt, listedElement } from './design/item-sign';
import { pageTitle } from './design/title';
import { sentenceCase } from './design/words';

/** Two questions one below the other; who says no goes aside, and who says yes to both comes to the foot of the page. */

/** Items of such a page: a question, its no, a second question, its no, and what both lead to. */
export const COURSE_LENGTH = 5;

interface Box {
  index: number;
  frame: Frame;
  kind: 'question' | 'aside' | 'end';
}

/** The outline of a box: questions are pointed at both ends. */
function outlineOf({ frame: { x, y, width, height }, kind }: Box, fill: string): string {
  if (kind !== 'question')
    return path(roundedPath([x, y], width, height, Math.min(36, height * 0.22)), fill);
  const tip = height * 0.26;
  return shape(
    [
      [x, y + height / 2],
      [x + tip, y],
      [x + width - tip, y],
      [x + width, y + height / 2],
      [x + width - tip, y + height],
      [x + tip, y + height],
    ],
    fill,
  );
}

function drawBox(design: Design, box: Box): void {
  const { request } = design;
  const { palette, brief } = request;
  const { index, frame, kind } = box;
  const tone = accentOf(palette, index);
  const on = kind === 'end' ? strongSurface(tone) : mix(cardOn(palette), tone, 0.26);
  design.addArt(outlineOf(box, on));
  const room = inset(
    frame,
    kind === 'question' ? frame.height * 0.24 : design.px(22),
    design.px(18),
  );
  const isStacked = kind === 'aside' && frame.height > design.px(150);
  const [picture = room, words = room] = isStacked
    ? split(room, 'down', [1.5, 1], design.px(8))
    : split(room, 'across', [1, kind === 'end' ? 2.6 : 1.9], design.px(22));
  const disc = kind === 'end' ? cardOn(palette) : on;
  if (kind === 'end')
    design.addArt(
      path(roundedPath([picture.x, picture.y], picture.width, picture.height, design.px(20)), disc),
    );
  const element = listedElement(request, index);
  const art =
    element && itemArt(request, element, inset(picture, design.px(8)), { tone, on: disc });
  if (art && element) {
    design.addArt(art.svg);
    design.show(element.id);
  }
  const text = sentenceCase(brief.template?.items?.[index]?.text ?? '');
  const most = design.px(kind === 'end' ? 64 : 40);
  const sizePx = fittingSize(text, words, most);
  if (kind === 'end') {
    design.paragraph(text, [words.x, words.y + words.height / 2 + sizePx * 0.34], {
      face: 'poppins',
      sizePx,
      widthPx: words.width,
      align: 'left',
      leading: 1.15,
      fill: inkOn(on, palette),
      on,
    });
    return;
  }
  fittedWords(design, text, words, { sizePx, align: isStacked ? 'center' : 'left', on });
}

/** An arrow with its answer on it. */
function answer(design: Design, from: Point, to: Point, text: string): void {
  const { palette } = design.request;
  const tone = mix(palette.ink, palette.ground, 0.2);
  design.addArt(arrowArt(from, to, tone, design.px(9)));
  const [wide, high] = [design.px(84), design.px(46)];
  const [x, y] = [from[0] + (to[0] - from[0]) * 0.42, from[1] + (to[1] - from[1]) * 0.42];
  const on = strongSurface(accentOf(palette, text === 'Yes' ? 2 : 0));
  design.addArt(path(roundedPath([x - wide / 2, y - high / 2], wide, high, high / 2), on));
  design.text(text, [x, y], {
    face: 'poppins',
    sizePx: high * 0.56,
    align: 'center',
    middle: true,
    fill: inkOn(on, palette),
    on,
  });
}

export function drawCourse(design: Design): void {
  const { brief } = design.request;
  const frame = pageTitle(design, sentenceCase(brief.lettering[0] ?? brief.template?.title ?? ''), {
    align: 'center',
  });
  const rows = split(frame, 'down', [1, 1, 0.86], design.px(84));
  const [first = frame, second = frame, last = frame] = rows;
  const columns = (row: Frame) => split(row, 'across', [1.55, 1], design.px(120));
  [first, second].forEach((row, at) => {
    const [left = row, right = row] = columns(row);
    const y = row.y + row.height / 2;
    answer(design, [left.x + left.width, y], [right.x - design.px(4), y], 'No');
    const x = left.x + left.width / 2;
    const below = rows[at + 1]?.y ?? row.y;
    answer(design, [x, row.y + row.height], [x, below - design.px(4)], 'Yes');
    drawBox(design, { index: at * 2, frame: left, kind: 'question' });
    drawBox(design, { index: at * 2 + 1, frame: right, kind: 'aside' });
  });
  drawBox(design, { index: 4, frame: last, kind: 'end' });
  design.tell('flow chart', 'decision tree', 'arrows', 'icons', 'yes', 'no');
}
