import type { Hex } from '@/lib/color/hex';
import { mix } from '@/lib/color/hex';
import { line, path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import type { Step } from './content/steps.data';
import { arrowArt, dotsArt } from './design/arrow';
import type { Design } from './design/design';
import { fittingSize } from './design/fitted-words';
import { type Frame, split } from './design/frame';
import { accentOf, cardOn, strongSurface } from './design/ink';
import { numberDisc } from './design/number-disc';
import { wrapLines } from './design/type';
import { pictureDisc, type Parts } from './steps-layouts';

/** Steps in the direction that a prompt tells: down a line, or to and fro over one, joined as it says. */

const HEAD = 'poppinsSemiBold';
const BODY = 'interText';
const BODY_SHARE = 0.74;

/** What joins two steps: a line, dots, or an arrow. */
function joined({ design, request }: Parts, from: Point, to: Point): void {
  const { laid } = request.brief.template ?? {};
  const tone = mix(request.palette.ground, strongSurface(accentOf(request.palette, 0)), 0.75);
  if (laid?.isArrowed) {
    design.addArt(arrowArt(from, to, tone, design.px(9)));
    return;
  }
  if (!laid?.isDotted) {
    design.addArt(line([from, to], tone, design.px(6)));
    return;
  }
  design.addArt(dotsArt(from, to, tone, design.px(4.6)));
}

/** One size for the heads of all steps, at which each stands in its room in two lines. */
const headSize = (design: Design, steps: readonly Step[], room: Frame, most: number): number =>
  Math.min(
    ...steps.map(({ head, body }) =>
      fittingSize(head, { ...room, height: room.height * (body ? 0.5 : 0.9) }, most),
    ),
  );

/** What is done and how, in the middle of a room or from its top. */
function said(
  { design, request }: Parts,
  { head, body }: Step,
  room: Frame,
  { sizePx, align, on }: { sizePx: number; align: 'left' | 'center'; on: Hex },
): void {
  const { palette } = request;
  const x = align === 'left' ? room.x : room.x + room.width / 2;
  const text = { face: BODY, sizePx: sizePx * BODY_SHARE, align } as const;
  const heads = wrapLines(head, room.width, { face: HEAD, sizePx }).length * sizePx * 1.2;
  const bodies = body ? wrapLines(body, room.width, text).length * sizePx * BODY_SHARE * 1.32 : 0;
  const top = room.y + (align === 'left' ? Math.max(0, (room.height - heads - bodies) / 2) : 0);
  const set = { widthPx: room.width, align, on } as const;
  const below = design.paragraph(head, [x, top + sizePx * 0.9], {
    ...set,
    face: HEAD,
    sizePx,
    leading: 1.2,
    fill: palette.ink,
  });
  if (body)
    design.paragraph(body, [x, below - sizePx * 0.12], {
      ...set,
      ...text,
      leading: 1.32,
      fill: palette.muted,
    });
}

const ones = (count: number) => Array.from({ length: count }, () => 1);

/** A line down the page with a number for each step, its picture and its words beside. */
export function down(parts: Parts): void {
  const { design, request, steps, frame } = parts;
  const { palette } = request;
  const rows = split(frame, 'down', ones(steps.length), design.px(10));
  const [first = frame] = rows;
  const number = Math.min(design.px(44), first.height * 0.3);
  const r = Math.min(first.height * 0.47, frame.width * 0.12);
  const x = frame.x + number;
  const left = x + number + design.px(34) + 2 * r + design.px(30);
  const room = (row: Frame): Frame => ({ ...row, x: left, width: frame.x + frame.width - left });
  const sizePx = headSize(design, steps, room(first), Math.min(design.px(42), first.height * 0.34));
  const middle = ({ y, height }: Frame) => y + height / 2;
  rows.slice(1).forEach((row, index) => {
    const before = rows[index] ?? row;
    const air = number * 1.25;
    joined(parts, [x, middle(before) + air], [x, middle(row) - air]);
  });
  rows.forEach((row, index) => {
    const step = steps[index];
    if (!step) return;
    const tone = strongSurface(accentOf(palette, index));
    numberDisc(design, index, [x, middle(row)], {
      radiusPx: number,
      rim: 1,
      rimColor: palette.ground,
      sizePx: number * 1.05,
      on: tone,
    });
    const at: Point = [x + number + design.px(34) + r, middle(row)];
    pictureDisc(parts, step, index, { at, r, on: palette.ground });
    said(parts, step, room(row), { sizePx, align: 'left', on: palette.ground });
  });
}

/** A line across the page with a number for each step; by turns above and below it, so that each has room. */
export function across(parts: Parts): void {
  const { design, request, steps, frame } = parts;
  const { palette } = request;
  const isWide = frame.width > frame.height * 1.5 || steps.length < 4;
  const column = frame.width / steps.length;
  const number = Math.min(design.px(40), column * 0.3);
  const lineY = isWide ? frame.y + frame.height * 0.16 : frame.y + frame.height / 2;
  const x = (index: number) => frame.x + column * (index + 0.5);
  const gap = design.px(26);
  const surface = cardOn(palette);
  const cardOf = (index: number): Frame => {
    const width = isWide
      ? column - gap * 0.7
      : Math.min((column * 2.5 - gap) / 1.5, frame.width * 0.42);
    const free = x(index) - width / 2;
    const at = Math.min(Math.max(free, frame.x), frame.x + frame.width - width);
    const isBelow = isWide || index % 2 === 1;
    const air = number + gap * 0.8;
    const height = isWide ? frame.y + frame.height - lineY - air : frame.height / 2 - air;
    return { x: at, y: isBelow ? lineY + air : frame.y, width, height };
  };
  const pad = design.px(18);
  const wordsOf = (card: Frame): Frame => ({
    x: card.x + pad,
    y: card.y + card.height * 0.56,
    width: card.width - 2 * pad,
    height: card.height * 0.4,
  });
  const sizePx = headSize(design, steps, wordsOf(cardOf(0)), design.px(34));
  steps.slice(1).forEach((_, index) => {
    const air = number * 1.2;
    joined(parts, [x(index) + air, lineY], [x(index + 1) - air, lineY]);
  });
  steps.forEach((step, index) => {
    const card = cardOf(index);
    const tone = strongSurface(accentOf(palette, index));
    design.addGround(
      path(roundedPath([card.x, card.y], card.width, card.height, design.px(24)), surface),
    );
    const at: Point = [card.x + card.width / 2, card.y + card.height * 0.29];
    const r = Math.min(card.width * 0.4, card.height * 0.24);
    pictureDisc(parts, step, index, { at, r, on: surface });
    said(parts, step, wordsOf(card), { sizePx, align: 'center', on: surface });
    numberDisc(design, index, [x(index), lineY], {
      radiusPx: number,
      rim: 1,
      rimColor: palette.ground,
      sizePx: number * 1.05,
      on: tone,
    });
  });
}
