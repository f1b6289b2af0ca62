import { mix } from '@/lib/color/hex';
import { circle, stroke } from '@/lib/svg/markup';
import { ellipsePath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { conceptOf } from '../../concepts';
import { markOf } from '../../sight';
import { square } from '../design/frame';
import { accentOf, readable } from '../design/ink';
import { kitArt } from '../design/subject';
import type { BriefElement } from '../../brief';
import type { TemplateRequest } from '../template';
import type { MarkSubject } from '../design/mark';

/** Of the radius: the light behind somebody and where its middle is, the ring, and a figure and how low it is. */
const LIGHT = { radius: 0.6, up: 0.14 } as const;
const RING = 0.075;
const FIGURE = { side: 1.5, down: 0.06 } as const;
/** Who stands is seen from the hips up: so much higher than wide, so large, and the head so far above the middle. */
const STANDING = { ratio: 1.6, side: 2.7, up: 0.74 } as const;
const MASCOT = /\bmascot\b/i;

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
  const isLight = ({ concept = '' }: BriefElement) => conceptOf(concept)?.kind === 'celestial';
  const [first, ...others] = elements.filter((element) => !isLight(element));
  if (!first || others.length > 0) return undefined;
  const kind = conceptOf(first.concept ?? '')?.kind ?? '';
  const isSomebody =
    kind === 'person' ||
    (/^(?:animal|fantasy)$/.test(kind) && isMascot(request)) ||
    (request.isCharacter?.(first) ?? false);
  return isSomebody ? first : undefined;
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
  const { palette } = request;
  const [lead, second] = [accentOf(palette, 0), accentOf(palette, 1)];
  const field = mix(palette.ground, lead, 0.22);
  const sun: Point = [x, y - radius * LIGHT.up];
  const inner = radius * (1 - RING / 2);
  const scene =
    circle(sun, radius * LIGHT.radius, mix(palette.ground, second, 0.45)) +
    circle(sun, radius * LIGHT.radius * 0.76, mix(palette.ground, second, 0.8)) +
    `<g ${markOf(element.id)}>${art.svg}</g>`;
  const pen = request.pen(`portrayed ${element.id}`, 1);
  return {
    svg:
      circle(center, inner, field) +
      pen.clip(ellipsePath(center, inner), scene) +
      stroke(ellipsePath(center, inner), readable(lead, palette.ground, 3), radius * RING),
    shown: subject.elements.map(({ id }) => id),
  };
}
