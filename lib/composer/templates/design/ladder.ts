import { mix } from '@/lib/color/hex';
import { line, path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { TemplateRequest } from '../template';
import type { Design } from './design';
import { type Frame, inset, split } from './frame';
import { accentOf, isDark } from './ink';
import { elementOfWord } from './picture-of';
import { pictureArt } from './subject';
import { capHeightPx, wrapLines } from './type';
import { inOneTone } from '../icons/icon-art';

/** A row of a ladder: a number or a year, what is said, and what shows it. */
export interface Rung {
  label: string;
  head?: string;
  body?: string;
  /** What is shown, in a word; nothing where empty. */
  shows: string;
}

/** Of the width: what labels take, and pictures at most. */
const LABEL = { number: 0.14, year: 0.24 } as const;
const PICTURE = 0.23;
/** Of what is told of a row beside its name: its size, and how far its lines are apart. */
const BODY = 0.66;
const LEADING = 1.25;

function label(design: Design, text: string, frame: Frame, fill: string, on: string): void {
  const sizePx = Math.min(frame.height * 0.62, design.size(7));
  const cap = capHeightPx('poppins', sizePx);
  design.text(text, [frame.x, frame.y + frame.height / 2 + cap / 2], {
    face: 'poppins',
    sizePx,
    maxWidthPx: frame.width * 0.86,
    fill,
    on,
    contrast: 3,
  });
}

function picture(design: Design, { shows }: Rung, index: number, frame: Frame): void {
  const { request } = design;
  const { palette } = request;
  const tone = accentOf(palette, index);
  const on = mix(palette.ground, tone, isDark(palette.ground) ? 0.34 : 0.24);
  const { x, y, width, height } = frame;
  design.addGround(path(roundedPath([x, y], width, height, height * 0.2), on));
  if (shows === '') return;
  const element = elementOfWord(request, shows);
  const side = height * 0.9;
  const art = pictureArt(
    request,
    element,
    inset(frame, width * 0.06, (height - side) / 2),
    inOneTone(palette.ink, tone, on, side * 0.055),
  );
  if (!art) return;
  design.addArt(art.svg);
  if (!element.id.startsWith('table-')) design.show(element.id);
}

function said(design: Design, { head, body }: Rung, frame: Frame): void {
  const { palette } = design.request;
  const { x, y, width, height } = frame;
  const sizePx = Math.min(height * 0.31, design.px(46));
  const on = palette.ground;
  const small = { face: 'interText', sizePx: sizePx * BODY } as const;
  const lines = body ? wrapLines(body, width, small).length : 0;
  const whole = sizePx * (head === undefined ? 0 : 1) + lines * sizePx * BODY * LEADING;
  const top = y + (height - whole) / 2 + (head === undefined ? 0 : sizePx * 0.86);
  const below =
    head === undefined
      ? top
      : design.paragraph(head, [x, top], {
          face: 'poppinsSemiBold',
          sizePx,
          widthPx: width,
          align: 'left',
          leading: 1.2,
          fill: palette.ink,
          on,
        });
  if (body === undefined) return;
  design.paragraph(body, [x, below], {
    ...small,
    widthPx: width,
    align: 'left',
    leading: LEADING,
    fill: palette.muted,
    on,
  });
}

/** Rows below each other with a line between: a large label, the words, a picture on a tile at the end. */
export function ladder(
  design: Design,
  { palette }: TemplateRequest,
  frame: Frame,
  rungs: readonly Rung[],
): void {
  const gap = design.px(22);
  const rows = split(
    frame,
    'down',
    rungs.map(() => 1),
    gap,
  );
  const isYear = rungs.some((rung) => rung.label.length > 2);
  rungs.forEach((rung, index) => {
    const row = rows[index];
    if (!row) return;
    const own = row.width * (isYear ? LABEL.year : LABEL.number);
    const shown = Math.min(row.width * PICTURE, row.height * 1.7);
    label(design, rung.label, { ...row, width: own }, accentOf(palette, index), palette.ground);
    said(design, rung, { ...row, x: row.x + own, width: row.width - own - shown - gap });
    picture(design, rung, index, { ...row, x: row.x + row.width - shown, width: shown });
    if (index === 0) return;
    const y = row.y - gap / 2;
    const rule = [
      [row.x, y],
      [row.x + row.width - shown - gap, y],
    ] as const;
    design.addGround(line(rule, mix(palette.ground, palette.ink, 0.16), design.px(2)));
  });
}
