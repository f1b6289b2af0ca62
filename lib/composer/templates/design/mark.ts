import type { Hex } from '@/lib/color/hex';
import { hexToRgb, lightnessOf, mix } from '@/lib/color/hex';
import { circle } from '@/lib/svg/markup';
import type { Brief, BriefElement } from '../../brief';
import { iconOf } from '../icons/icon-names';
import type { IconLook } from '../icons/icon-art';
import type { TemplateRequest } from '../template';
import { type Frame, square } from './frame';
import { iconIn, kitArt, signArt, type SubjectArt } from './subject';
import { tradeOf } from './words';

/** A drawing in three tones of one ink: dark, middle and light parts keep their order. */
export function inTones(svg: string, dark: Hex, middle: Hex, light: Hex): string {
  return svg.replace(/#[0-9a-f]{6}\b/gi, (color) => {
    if (hexToRgb(color).some(Number.isNaN)) return color;
    const lightness = lightnessOf(color);
    if (lightness < 0.45) return dark;
    if (lightness > 0.8) return light;
    return lightness > 0.66 ? mix(middle, light, 0.35) : middle;
  });
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
 * The mark in a square: one subject, or two with the second on a small disc before the first; nothing
 * where nothing can be drawn (initials stand for it then).
 */
export function markArt(
  request: TemplateRequest,
  { elements, word }: MarkSubject,
  frame: Frame,
  look: IconLook,
): { svg: string; shown: string[] } | undefined {
  const one = (element: BriefElement, into: Frame): SubjectArt | undefined => {
    const sign = request.isStaged?.(element) ? undefined : signArt(element, into, look);
    if (sign) return sign;
    const kit = kitArt(request, element, into);
    return kit && { ...kit, svg: inTones(kit.svg, look.ink, look.warm, look.ground) };
  };
  const [first, second] = elements;
  if (!first) {
    const sign = word === undefined ? undefined : iconIn(word, frame, look);
    return sign && { svg: sign.svg, shown: [] };
  }
  const main = one(first, frame);
  if (!main) return undefined;
  if (!second) return { svg: main.svg, shown: [first.id] };
  const side = Math.min(frame.width, frame.height);
  const at = [
    frame.x + frame.width / 2 + side * 0.34,
    frame.y + frame.height / 2 + side * 0.34,
  ] as const;
  const small = one(second, square(at, side * 0.34));
  if (!small) return { svg: main.svg, shown: [first.id] };
  return {
    svg: main.svg + circle(at, side * 0.27, look.ground) + small.svg,
    shown: [first.id, second.id],
  };
}
