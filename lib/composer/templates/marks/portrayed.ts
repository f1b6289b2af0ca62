import { isLivingKind } from '../../concepts/concept';
import { mix } from '@/lib/color/hex';
import { circle, stroke } from '@/lib/svg/markup';
import { ellipsePath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { conceptOf } from '../../concepts';
import { markOf } from '../../sight';
import { type Frame, square } from '../design/frame';
import { accentOf, readable } from '../design/ink';
import { kitArt } from '../design/subject';
import type { BriefElement } from '../../brief';
import { hasPictogram } from './pictograms';
import type { TemplateRequest } from '../template';
import { textOf } from '../design/words';
import type { MarkSubject } from '../design/mark';

/** Of the radius: the light behind somebody and where its middle is, the ring, and a figure and how low it is. */
const LIGHT = { radius: 0.6, up: 0.14 } as const;
const RING = 0.075;
const FIGURE = { side: 1.5, down: 0.06 } as const;
/** Who stands is seen from the hips up: so much higher than wide, so large, and the head so far above the middle. */
const STANDING = { ratio: 1.6, side: 2.7, up: 0.74 } as const;
const MASCOT = /\bmascot\b/i;

/** Marks that are asked to be of one ink or of lines, and keep to that whoever is in them. */
const OF_ONE_INK =
  /\b(?:line[- ]?art|outlined?|monoline|linear|minimal\w*|silhouettes?|monochrome|stencil|glyph|solid|pictogram|(?:one|single)[- ]colou?r|black[- ]and[- ]white|negative space|geometric|stamp|engraved)\b/i;

/** Whether what a mark shows may be in its own colours. */
export const mayBeColored = ({ brief }: TemplateRequest): boolean =>
  !OF_ONE_INK.test(`${textOf(brief)} ${brief.media.join(' ')}`);

export const isMascot = ({ brief }: TemplateRequest): boolean =>
  brief.words.some(({ word }) => MASCOT.test(word));

/**
 * The only one whom a mark shows; a person in one ink is a blot, a mascot or a thing with a face is somebody,
 * and each is drawn in colours before a light instead.
 */
export function portrayedIn(
  request: TemplateRequest,
  { elements }: MarkSubject,
): MarkSubject['elements'][number] | undefined {
  // The sun or the moon beside somebody is the light behind them.
  const isLight = (element: BriefElement) =>
    conceptOf(element.concept ?? '')?.kind === 'celestial' && !isBusy(request, element);
  const [first, ...others] = elements.filter((element) => !isLight(element));
  if (!first || others.length > 0) return undefined;
  const kind = conceptOf(first.concept ?? '')?.kind ?? '';
  const isSomebody =
    kind === 'person' ||
    (/^(?:animal|fantasy)$/.test(kind) && isMascot(request)) ||
    (request.isCharacter?.(first) ?? false) ||
    isBusy(request, first);
  return isSomebody ? first : undefined;
}

/** Somebody with what they hold, ride or sit on: in one ink none of that is told apart. */
export const isBusy = (request: TemplateRequest, element: BriefElement): boolean =>
  element.count === 1 && (request.isInhabited?.(element) ?? false) && mayBeColored(request);

/** The one in a mark who is busy with what is there besides, if it is so. */
export function busyIn(
  request: TemplateRequest,
  { elements }: MarkSubject,
): MarkSubject['elements'][number] | undefined {
  const [first, ...others] = elements;
  const isAlone = first && others.length === 0 && isBusy(request, first);
  return isAlone && !hasPictogram(request.brief, first) ? first : undefined;
}

/** A drawing of the kit in its own colours, as a part of a mark. */
export function coloredArt(
  request: TemplateRequest,
  element: BriefElement,
  frame: Frame,
): { svg: string; shown: string[] } | undefined {
  const art = kitArt(request, element, frame);
  return art && { svg: `<g ${markOf(element.id)}>${art.svg}</g>`, shown: [element.id] };
}

/** Relations by which somebody alive and another thing are one picture. */
const TOGETHER = /^(?:above|under|on|in|out-of|around|behind|in-front-of|between|hanging)$/;

/** Whether somebody alive in a mark stands in a told place to another thing in it, which colours tell apart best. */
export function isScene(
  request: TemplateRequest,
  { elements }: MarkSubject,
  kinds = TOGETHER,
): boolean {
  const isHere = (id: string) => elements.some((one) => one.id === id);
  const isLiving = (id: string) =>
    elements.some((one) => one.id === id && isLivingKind(conceptOf(one.concept ?? '')?.kind));
  return (
    mayBeColored(request) &&
    request.brief.relations.some(
      ({ kind, from, to }) =>
        kinds.test(kind) && isHere(from) && isHere(to) && (isLiving(from) || isLiving(to)),
    )
  );
}

/** Somebody in a ring; nothing where the kit does not draw them. */
export function portrayed(
  request: TemplateRequest,
  subject: MarkSubject,
  center: Point,
  radius: number,
): { svg: string; shown: string[] } | undefined {
  const element = portrayedIn(request, subject);
  const [x, y] = center;
  const into = square([x, y + radius * FIGURE.down], radius * FIGURE.side);
  const whole = element && kitArt(request, element, into);
  if (!element || !whole) return undefined;
  const isPerson = conceptOf(element.concept ?? '')?.kind === 'person';
  const isStanding = isPerson && whole.box.height > whole.box.width * STANDING.ratio;
  const side = radius * STANDING.side;
  const near = square([x, y - radius * STANDING.up + side / 2], side);
  const art = (isStanding && kitArt(request, element, near)) || whole;
  return inRing(request, center, radius, `<g ${markOf(element.id)}>${art.svg}</g>`, {
    label: `portrayed ${element.id}`,
    shown: subject.elements.map(({ id }) => id),
  });
}

/** A drawing before a light in a ring, cut to it. */
export function inRing(
  request: TemplateRequest,
  center: Point,
  radius: number,
  svg: string,
  { label, shown }: { label: string; shown: string[] },
): { svg: string; shown: string[] } {
  const { palette } = request;
  const [x, y] = center;
  const [lead, second] = [accentOf(palette, 0), accentOf(palette, 1)];
  const field = mix(palette.ground, lead, 0.22);
  const sun: Point = [x, y - radius * LIGHT.up];
  const inner = radius * (1 - RING / 2);
  const scene =
    circle(sun, radius * LIGHT.radius, mix(palette.ground, second, 0.45)) +
    circle(sun, radius * LIGHT.radius * 0.76, mix(palette.ground, second, 0.8)) +
    svg;
  const pen = request.pen(label, 1);
  return {
    svg:
      circle(center, inner, field) +
      pen.clip(ellipsePath(center, inner), scene) +
      stroke(ellipsePath(center, inner), readable(lead, palette.ground, 3), radius * RING),
    shown,
  };
}
