import { type Hex, mix } from '@/lib/color/hex';
import { circle } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import type { BriefElement } from '../../brief';
import { signOfStage } from '../content/stage-signs.data';
import { iconOf } from '../icons/icon-names';
import type { TemplateRequest } from '../template';
import type { Design } from './design';
import { type Frame, square } from './frame';
import { accentOf, strongSurface } from './ink';
import { numberOn } from './number-disc';
import { iconIn, pictureArt, type SubjectArt } from './subject';
import { inOneTone } from '../icons/icon-art';

const WORD_MIN = 4;
/** What happens at each stage says more than its things. */
const OF_A_COURSE = /^(?:process|steps?|stages|workflow)$/i;
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
  const isDone = isCourse && stage !== undefined;
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

function number(design: Design, index: number, at: Point, r: number, on: Hex): void {
  numberOn(design, index, at, { sizePx: r * 1.02, maxWidthPx: r * 1.4, on });
}
