import { lightnessOf } from '@/lib/color/hex';
import { circle } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import type { Brief, BriefElement } from '../../brief';
import { iconOf } from '../icons/icon-names';
import type { IconLook } from '../icons/icon-art';
import type { TemplateRequest } from '../template';
import { type Frame, middleOf, split, square } from './frame';
import { silhouette } from './silhouette';
import { iconIn, kitArt, signArt, type SubjectArt } from './subject';
import { tradeOf } from './words';

const RIM_SHARE = 0.012;
const ROW_MAX = 5;
/** Height of each of two things of a mark, of its side. */
const PAIR_SHARE = 0.62;
const PAIR_WIDTH = 1.24;

const LIGHT = 0.8;
const DARK = 0.34;

/**
 * A drawing as a mark: one mass of ink with its light parts cut out of it; of what is light all over its
 * dark parts. A rim of ink holds it together, so that a white head or wing is no hole in the figure.
 */
export function stencil(
  art: SubjectArt,
  { ink, ground }: Pick<IconLook, 'ink' | 'ground'>,
): string {
  const rim = Math.min(art.box.width, art.box.height) * RIM_SHARE;
  const tones = [...art.svg.matchAll(/#[0-9a-f]{6}\b/gi)].map(([color]) => lightnessOf(color));
  const isLight = tones.filter((tone) => tone > LIGHT).length > tones.length / 2;
  const flat = art.svg.replace(/fill="url\([^)]*\)"/g, `fill="${ink}"`);
  const cut = flat.replace(/#[0-9a-f]{6}\b/gi, (color) => {
    const tone = lightnessOf(color);
    return (isLight ? tone < DARK : tone > LIGHT) ? ground : ink;
  });
  return silhouette(art, ink, rim) + cut;
}

/** What a mark shows: things of the prompt, else what stands for the trade. */
export interface MarkSubject {
  elements: readonly BriefElement[];
  /** A word with an icon, where no element can be drawn. */
  word?: string;
}

const isTradeOf = (trade: string | undefined, { phrase }: BriefElement) =>
  trade !== undefined &&
  (trade.includes(phrase.toLowerCase()) || phrase.toLowerCase().includes(trade));

/** Elements that are not the firm itself come first: of a roastery with a bean, the bean. */
export function markSubjectOf(request: TemplateRequest): MarkSubject {
  const { brief } = request;
  const trade = tradeOf(brief)?.toLowerCase();
  const drawable = brief.elements.filter(
    (element) =>
      iconOf(element.phrase) !== undefined ||
      iconOf(element.concept ?? '') !== undefined ||
      request.drawingOf(element, 1) !== undefined,
  );
  const own = drawable.filter((element) => !isTradeOf(trade, element));
  if (own.length > 0) return { elements: own.slice(0, 2) };
  if (drawable.length > 0) return { elements: drawable.slice(0, 1) };
  const words = [trade ?? '', ...wordsOf(brief), ...(trade ?? '').split(' ')];
  const word = words.find((candidate) => candidate !== '' && iconOf(candidate) !== undefined);
  return { elements: [], ...(word === undefined ? {} : { word }) };
}

function wordsOf(brief: Brief): string[] {
  return brief.words
    .filter(({ fate }) => !['template', 'medium', 'mood', 'lettering', 'excluded'].includes(fate))
    .map(({ word }) => word)
    .filter((word) => word.length > 3);
}

/**
 * The mark in a square: one subject, or two of one weight side by side; nothing
 * where nothing can be drawn (initials stand for it then).
 */
export function markArt(
  request: TemplateRequest,
  { elements, word }: MarkSubject,
  frame: Frame,
  look: IconLook,
): { svg: string; shown: string[] } | undefined {
  const one = (element: BriefElement, into: Frame): SubjectArt | undefined => {
    // Lines of a sign are as thick for its size, whatever the frame.
    const sized = { ...look, strokePx: look.strokePx * (into === frame ? 1 : PAIR_SHARE) };
    const sign = request.isStaged?.(element) ? undefined : signArt(element, into, sized);
    if (sign) return sign;
    const kit = kitArt(request, element, into);
    return kit && { ...kit, svg: stencil(kit, look) };
  };
  const [first, second] = elements;
  const isWithin =
    first &&
    second &&
    request.brief.relations.some(
      ({ kind, from, to }) => kind === 'in' && from === second.id && to === first.id,
    );
  if (isWithin) return nestedArt([first, second], frame, one, look);
  if (!first) {
    const sign = word === undefined ? undefined : iconIn(word, frame, look);
    return sign && { svg: sign.svg, shown: [] };
  }
  const main = second ? undefined : one(first, frame);
  if (main) return { svg: main.svg, shown: [first.id] };
  return second ? pairArt([first, second], frame, one) : undefined;
}

/** Of the outer thing, how large the inner one is, how far below its middle, and the ground that frees it. */
const NESTED = { share: 0.4, below: 0.09, clear: 0.27 } as const;

/** A heart in a house: the inner thing in the middle of the outer one, on ground of its own. */
function nestedArt(
  [outer, inner]: readonly [BriefElement, BriefElement],
  frame: Frame,
  one: (element: BriefElement, into: Frame) => SubjectArt | undefined,
  { ground }: IconLook,
): { svg: string; shown: string[] } | undefined {
  const [x, y] = middleOf(frame);
  const side = Math.min(frame.width, frame.height);
  const middle: Point = [x, y + side * NESTED.below];
  const around = one(outer, frame);
  const within = one(inner, square(middle, side * NESTED.share));
  if (!around || !within) return around && { svg: around.svg, shown: [outer.id] };
  const clearing = circle(middle, side * NESTED.clear, ground);
  return { svg: around.svg + clearing + within.svg, shown: [outer.id, inner.id] };
}

/** Two things of one weight side by side on one line; several of the second stand in a row below the first. */
function pairArt(
  [first, second]: readonly [BriefElement, BriefElement],
  frame: Frame,
  one: (element: BriefElement, into: Frame) => SubjectArt | undefined,
): { svg: string; shown: string[] } | undefined {
  const side = Math.min(frame.width, frame.height);
  const middle = middleOf(frame);
  const count = Math.min(ROW_MAX, second.count);
  const parts =
    count > 2
      ? split(square(middle, side), 'down', [2.4, 1], side * 0.05)
      : split(
          { ...square(middle, side * PAIR_WIDTH), height: side * PAIR_SHARE },
          'across',
          [1, 1],
          side * 0.06,
        );
  const [large, small] = parts;
  if (!large || !small) return undefined;
  const dy = count > 2 ? 0 : (side * (PAIR_WIDTH - PAIR_SHARE)) / 2;
  const main = one(first, { ...large, y: large.y + dy });
  const others = split(
    { ...small, y: small.y + dy },
    'across',
    Array.from({ length: count > 2 ? count : 1 }, () => 1),
    side * 0.05,
  ).flatMap((part) => one(second, part) ?? []);
  const shown = [...(main ? [first.id] : []), ...(others.length > 0 ? [second.id] : [])];
  if (shown.length === 0) return undefined;
  return { svg: (main?.svg ?? '') + others.map(({ svg }) => svg).join(''), shown };
}
