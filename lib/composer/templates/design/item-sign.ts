import { type Hex, mix } from '@/lib/color/hex';
import { circle, path, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import type { BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import { signOfStage } from '../content/stage-signs.data';
import { iconOf } from '../icons/icon-names';
import type { TemplateRequest } from '../template';
import type { Design } from './design';
import { type Frame, inset, middleOf, square } from './frame';
import { accentOf, strongSurface } from './ink';
import { numberOn } from './number-disc';
import { iconIn, pictureArt, type SubjectArt } from './subject';
import { inOneTone } from '../icons/icon-art';

const WORD_MIN = 4;
/** What happens at each stage says more than its things. */
const OF_A_COURSE = /^(?:process|steps?|stages|workflow)$/i;
const FOOD = /^(?:food|plant)$/;
/** Names of signs are English. */
const PLAIN = /^[a-z]+$/i;

/** The element of the listed thing at an index; sides of a comparison stand before its rows. */
export const listedElement = (
  { brief }: TemplateRequest,
  index: number,
): BriefElement | undefined => brief.elements.find(({ id }) => id === `i${String(index + 1)}`);

/** What shows a listed thing: its drawing, else the sign of one of its words, the last ones first. */
export function itemArt(
  request: TemplateRequest,
  element: BriefElement,
  frame: Frame,
  { tone, on }: { tone: Hex; on: Hex },
): SubjectArt | undefined {
  const { ink } = request.palette;
  const strokePx = Math.min(frame.width, frame.height) * 0.06;
  const look = inOneTone(ink, tone, on, strokePx);
  const stage = signOfStage(element.phrase);
  const { template, words } = request.brief;
  const isCourse = template?.id === 'steps' || words.some(({ word }) => OF_A_COURSE.test(word));
  // Of what is cooked or planted the thing says more: lemons that are squeezed.
  const isOfFood = FOOD.test(conceptOf(element.concept ?? '')?.kind ?? '');
  const isDone = isCourse && stage !== undefined && !isOfFood;
  const drawn = isDone ? undefined : pictureArt(request, element, frame, look);
  if (drawn) return drawn;
  if (stage !== undefined) return iconIn(stage, frame, look);
  const word = element.phrase
    .split(/[^\p{L}]+/u)
    .reverse()
    .find((part) => part.length >= WORD_MIN && PLAIN.test(part) && iconOf(part) !== undefined);
  return word === undefined ? undefined : iconIn(word, frame, look);
}

interface SignOptions {
  index: number;
  at: Point;
  r: number;
  on: Hex;
  /** Its number stands beside it, and alone where no picture shows it. */
  isNumbered: boolean;
}

/** A disc with what shows a listed thing; its number where nothing does. */
export function itemSign(
  design: Design,
  element: BriefElement | undefined,
  { index, at, r, on, isNumbered }: SignOptions,
): void {
  const { request } = design;
  const { palette } = request;
  const tone = accentOf(palette, index);
  const disc = mix(on, tone, 0.26);
  const art = element && itemArt(request, element, square(at, r * 1.14), { tone, on: disc });
  const surface = strongSurface(tone);
  if (!art) {
    design.addArt(circle(at, r, surface));
    number(design, index, at, r, surface);
    return;
  }
  design.addArt(circle(at, r, disc), art.svg);
  if (element) design.show(element.id);
  if (!isNumbered) return;
  const badge: Point = [at[0] - r * 0.76, at[1] - r * 0.68];
  const size = r * 0.36;
  design.addArt(circle(badge, size * 1.18, on), circle(badge, size, surface));
  number(design, index, badge, size, surface);
}

/** `no phone`, `avoid sugar`: what is shown is struck out. */
const NOT_DONE = /^(?:no|avoid|without|never|don['’]?t)\b/i;

function struckOut({ x, y, width, height }: Frame, color: Hex): string {
  const side = Math.min(width, height) * 0.84;
  const [left, top] = [x + (width - side) / 2, y + (height - side) / 2];
  return stroke(`M${left} ${top + side}L${left + side} ${top}`, color, side * 0.08);
}

/** Of a panel, what is free on every side of the picture on it. */
const PANEL_MARGIN = 0.08;

/** A listed thing as large as a field of its own allows, its number in the corner; the number alone where nothing shows it. */
export function itemPanel(
  design: Design,
  element: BriefElement | undefined,
  {
    index,
    frame,
    on,
    isNumbered,
  }: Pick<SignOptions, 'index' | 'on' | 'isNumbered'> & { frame: Frame },
): void {
  const { request } = design;
  const tone = accentOf(request.palette, index);
  const surface = strongSurface(tone);
  const side = Math.min(frame.width, frame.height);
  const field = mix(on, tone, 0.24);
  const room = inset(frame, side * PANEL_MARGIN, side * PANEL_MARGIN);
  const art = element && itemArt(request, element, room, { tone, on: field });
  const outline = roundedPath([frame.x, frame.y], frame.width, frame.height, side * 0.12);
  design.addGround(path(outline, art ? field : surface));
  if (!art) {
    number(design, index, middleOf(frame), side * 0.42, surface);
    return;
  }
  design.addArt(art.svg, NOT_DONE.test(element.phrase) ? struckOut(room, surface) : '');
  design.show(element.id);
  if (!isNumbered) return;
  const r = Math.max(design.px(20), side * 0.1);
  const badge: Point = [frame.x + r * 0.9, frame.y + r * 0.9];
  design.addArt(circle(badge, r * 1.18, on), circle(badge, r, surface));
  number(design, index, badge, r, surface);
}

function number(design: Design, index: number, at: Point, r: number, on: Hex): void {
  numberOn(design, index, at, { sizePx: r * 1.02, maxWidthPx: r * 1.4, on });
}
