import { mix } from '@/lib/color/hex';
import { circle, path, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import type { Step } from './content/steps.data';
import type { Design } from './design/design';
import { cells, type Frame, rowsOf, split, square } from './design/frame';
import { accentOf, cardOn, strongSurface } from './design/ink';
import { ladder } from './design/ladder';
import { numberDisc, numberOn } from './design/number-disc';
import { elementOfWord } from './design/picture-of';
import { pictureArt } from './design/subject';
import { wrapLines } from './design/type';
import type { TemplateRequest } from './template';
import { inOneTone } from './icons/icon-art';

/** Ways to lay out steps on a page: tiles, strips, a path, a ladder of large numbers. */

export interface Parts {
  design: Design;
  request: TemplateRequest;
  steps: readonly Step[];
  frame: Frame;
}

/** What shows a step on a disc in its tone; whether anything does. */
export function pictureDisc(
  { design, request }: Pick<Parts, 'design' | 'request'>,
  step: Pick<Step, 'shows'>,
  index: number,
  { at, r, on }: { at: Point; r: number; on: string },
): boolean {
  const { palette } = request;
  const tone = accentOf(palette, index);
  const disc = mix(on, tone, 0.24);
  design.addArt(circle(at, r, disc));
  const element = elementOfWord(request, step.shows);
  const art =
    step.shows === ''
      ? undefined
      : pictureArt(
          request,
          element,
          square(at, r * 1.14),
          inOneTone(palette.ink, tone, disc, r * 0.075),
        );
  if (!art) return false;
  design.addArt(art.svg);
  if (!element.id.startsWith('table-')) design.show(element.id);
  return true;
}

function sign(parts: Parts, step: Step, index: number, at: Point, r: number, on: string): void {
  const { design } = parts;
  const tone = accentOf(parts.request.palette, index);
  const art = pictureDisc(parts, step, index, { at, r, on });
  const badge: Point = art ? [at[0] - r * 0.78, at[1] - r * 0.66] : at;
  const surface = strongSurface(tone);
  const size = art ? r * 0.34 : r * 0.62;
  numberDisc(design, index, badge, {
    radiusPx: size,
    rim: 1.2,
    rimColor: on,
    sizePx: size * 1.05,
    on: surface,
  });
}

/** What is done, and below it how, in smaller letters. */
export function words(
  { design, request }: Parts,
  step: Step,
  [x, y]: Point,
  widthPx: number,
  on: string,
  align: 'left' | 'center',
  sizePx = design.px(46),
  limitPx = design.px(46),
): void {
  const { palette } = request;
  const size = Math.min(sizePx, limitPx);
  const below = design.paragraph(step.head, [x, y], {
    face: 'poppinsSemiBold',
    sizePx: size,
    widthPx,
    align,
    leading: 1.2,
    fill: palette.ink,
    on,
  });
  if (step.body)
    design.paragraph(step.body, [x, below + size * 0.12], {
      face: 'interText',
      sizePx: size * 0.7,
      widthPx,
      align,
      leading: 1.35,
      fill: palette.muted,
      on,
    });
}

/** Rows that are all full: a row with fewer has wider cells. */
function fullCells(frame: Frame, count: number, columns: number, gap: number): Frame[] {
  const rows = Math.ceil(count / columns);
  const least = Math.floor(count / rows);
  const counts = Array.from({ length: rows }, (_, row) => least + (row < count % rows ? 1 : 0));
  return rowsOf(frame, counts, gap);
}

/** The largest size at which a head and its body stay in a room of a card. */
function cardSize(step: Step, room: { width: number; height: number }, sizePx: number): number {
  const { head, body } = step;
  const heads = wrapLines(head, room.width, { face: 'poppinsSemiBold', sizePx }).length;
  const bodies = body
    ? wrapLines(body, room.width, { face: 'interText', sizePx: sizePx * 0.7 }).length
    : 0;
  const fits = (heads * 1.25 + bodies * 0.95) * sizePx <= room.height;
  return fits || sizePx < 12 ? sizePx : cardSize(step, room, sizePx * 0.94);
}

/** Tiles that fill the page: a large picture on its colour above what is done. */
export function cards(parts: Parts): void {
  const { design, request, steps, frame } = parts;
  const { palette } = request;
  const isWide = frame.width > frame.height * 1.5;
  const columns = isWide ? Math.min(steps.length, 4) : steps.length <= 4 ? 2 : 3;
  const surface = cardOn(palette);
  const all = fullCells(frame, steps.length, columns, design.px(20));
  const plateOf = ({ body }: Step, height: number) =>
    Math.max(height * (body ? 0.58 : 0.7), height - design.px(body ? 190 : 110));
  const sizes = all.map(({ width, height }, index) => {
    const step = steps[index];
    if (!step) return design.px(44);
    const room = { width: width * 0.9, height: (height - plateOf(step, height)) * 0.9 };
    return cardSize(step, room, Math.min(design.px(44), room.height * (step.body ? 0.29 : 0.38)));
  });
  const size = Math.min(...sizes);
  all.forEach((cell, index) => {
    const step = steps[index];
    if (!step) return;
    const { x, y, width, height } = cell;
    const plate = plateOf(step, height);
    const on = mix(surface, accentOf(palette, index), 0.34);
    const radius = design.px(26);
    design.addGround(path(roundedPath([x, y], width, height, radius), surface));
    design.addGround(path(roundedPath([x, y], width, plate, radius), on));
    stepPicture(parts, step, index, { x, y, width, height: plate }, on);
    words(
      parts,
      step,
      [x + width / 2, y + plate + size * 1.25],
      width * 0.9,
      surface,
      'center',
      size,
    );
  });
}

/** What shows a step, as large as its plate, and its number in the corner. */
export function stepPicture(
  { design, request }: Parts,
  step: Step,
  index: number,
  { x, y, width, height }: Frame,
  on: string,
  badgePx = Math.min(design.px(38), height * 0.17),
): void {
  const { palette } = request;
  const tone = strongSurface(accentOf(palette, index));
  const r = badgePx;
  const element = elementOfWord(request, step.shows);
  const side = Math.min(width * 0.8, height * 0.84);
  const art =
    step.shows === ''
      ? undefined
      : pictureArt(
          request,
          element,
          square([x + width / 2, y + height / 2], side),
          inOneTone(palette.ink, tone, on, side * 0.05),
        );
  if (art) {
    design.addArt(art.svg);
    if (!element.id.startsWith('table-')) design.show(element.id);
  }
  const badge: Point = [x + r * 1.3, y + r * 1.3];
  design.addArt(circle(badge, r, tone));
  numberOn(design, index, badge, { sizePx: r * 1.15, on: tone });
}

/** Strips below each other, each in its own tone. */
export function list(parts: Parts): void {
  const { design, request, steps, frame } = parts;
  const { palette } = request;
  split(
    frame,
    'down',
    steps.map(() => 1),
    design.px(16),
  ).forEach((row, index) => {
    const step = steps[index];
    if (!step) return;
    const { height } = row;
    const y = row.y + row.height / 2;
    const surface = mix(cardOn(palette), accentOf(palette, index), 0.1);
    design.addGround(
      path(roundedPath([row.x, y - height / 2], row.width, height, height * 0.24), surface),
    );
    const r = height * 0.42;
    const x = row.x + height * 0.62;
    sign(parts, step, index, [x, y], r, surface);
    words(
      parts,
      step,
      [x + r * 1.6, y - (step.body ? height * 0.06 : -height * 0.11)],
      row.width - height * 1.4,
      surface,
      'left',
      height * 0.31,
    );
  });
}

/** Short cards in two columns below a picture. */
export function compact(parts: Parts): void {
  const { design, request, steps, frame } = parts;
  const columns = frame.width > frame.height * 3 ? 3 : frame.height > frame.width * 1.2 ? 1 : 2;
  const surface = cardOn(request.palette);
  cells(frame, steps.length, columns, design.px(18)).forEach((cell, index) => {
    const step = steps[index];
    if (!step) return;
    design.addGround(
      path(roundedPath([cell.x, cell.y], cell.width, cell.height, design.px(24)), surface),
    );
    const r = Math.min(cell.height * 0.32, cell.width * 0.14);
    const y = cell.y + cell.height / 2;
    sign(parts, step, index, [cell.x + r * 1.6, y], r, surface);
    const size = Math.min(cell.height * 0.28, design.px(38));
    const width = cell.width - r * 3.5;
    const heads = wrapLines(step.head, width, { face: 'poppinsSemiBold', sizePx: size }).length;
    const bodies = step.body
      ? wrapLines(step.body, width, { face: 'interText', sizePx: size * 0.7 }).length
      : 0;
    // What has no room for its text keeps its name.
    const fits = (heads * 1.2 + bodies * 0.95) * size <= cell.height * 0.94;
    const told = fits ? step : { head: step.head, shows: step.shows };
    const whole = (heads * 1.2 + (fits ? bodies * 0.95 : 0)) * size;
    const top = y - whole / 2 + size * 0.9;
    words(parts, told, [cell.x + r * 3.1, top], width, surface, 'left', size);
  });
}

/** A path that winds from step to step. */
export function winding(parts: Parts): void {
  const { design, request, steps, frame } = parts;
  const { palette } = request;
  const isWide = frame.width > frame.height * 1.3;
  if (!isWide) return downhill(parts);
  const column = frame.width / steps.length;
  const r = Math.min(column * 0.38, frame.height * 0.21);
  const y = (index: number) => frame.y + frame.height * (index % 2 === 0 ? 0.28 : 0.46);
  const points = steps.map((_, index): Point => [frame.x + column * (index + 0.5), y(index)]);
  const curve = points.map((point, index) => {
    const before = points[index - 1];
    if (!before) return `M${point[0]} ${point[1]}`;
    const middle = (before[0] + point[0]) / 2;
    return `C${middle} ${before[1]} ${middle} ${point[1]} ${point[0]} ${point[1]}`;
  });
  design.addArt(
    stroke(curve.join(''), mix(palette.ground, accentOf(palette, 1), 0.55), design.px(20)),
  );
  steps.forEach((one, index) => {
    const at = points[index];
    if (!at) return;
    design.addArt(circle(at, r * 1.12, palette.ground));
    sign(parts, one, index, at, r, palette.ground);
    words(
      parts,
      one,
      [at[0], at[1] + r + design.px(58)],
      column * 0.88,
      palette.ground,
      'center',
      design.px(32),
    );
  });
}

/** The same path on a page that does not lie: from above to below, the words beside it. */
function downhill(parts: Parts): void {
  const { design, request, steps, frame } = parts;
  const { palette } = request;
  const row = frame.height / steps.length;
  const r = Math.min(row * 0.4, frame.width * 0.12);
  const x = (index: number) => frame.x + frame.width * (index % 2 === 0 ? 0.14 : 0.28);
  const points = steps.map((_, index): Point => [x(index), frame.y + row * (index + 0.5)]);
  const curve = points.map((point, index) => {
    const before = points[index - 1];
    if (!before) return `M${point[0]} ${point[1]}`;
    const middle = (before[1] + point[1]) / 2;
    return `C${before[0]} ${middle} ${point[0]} ${middle} ${point[0]} ${point[1]}`;
  });
  design.addArt(
    stroke(curve.join(''), mix(palette.ground, accentOf(palette, 1), 0.55), design.px(20)),
  );
  const left = frame.x + frame.width * 0.28 + r * 1.45;
  steps.forEach((one, index) => {
    const at = points[index];
    if (!at) return;
    design.addArt(circle(at, r * 1.12, palette.ground));
    sign(parts, one, index, at, r, palette.ground);
    const size = Math.min(row * 0.26, design.px(42));
    words(
      parts,
      one,
      [left, at[1] + (one.body ? -size * 0.15 : size * 0.35)],
      frame.x + frame.width - left,
      palette.ground,
      'left',
      size,
    );
  });
}

/** Large numbers in their colours, a line between, the picture of each at the other side. */
export function numbers({ design, request, steps, frame }: Parts): void {
  ladder(
    design,
    request,
    frame,
    steps.map((step, index) => ({ ...step, label: String(index + 1) })),
  );
}
