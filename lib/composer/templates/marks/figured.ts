import { mix } from '@/lib/color/hex';
import type { Point } from '@/lib/svg/point';
import { square } from '../design/frame';
import { accentOf, readable } from '../design/ink';
import { markArt, type MarkSubject } from '../design/mark';
import { groupArt } from '../design/group';
import type { IconLook } from '../icons/icon-art';
import type { TemplateRequest } from '../template';
import { pairArt, pairIn } from './facing';
import { inRing, isScene, mayBeColored, portrayed, portrayedIn } from './portrayed';

/** Marks of somebody: alone, busy with a thing, with another, or on, over or around something; in colours in a ring. */

/** Of the radius of a ring, the side of the square that what is in it has. */
const IN_RING = 1.3;
/** Two side by side are broader than they are high. */
const PAIR_IN_RING = 1.72;
/** Beside whom a thing is that is on the same ground. */
const NEAR = /^(?:beside|at|towards|against|in-front-of)$/;

export function mayBeFigured(request: TemplateRequest, subject: MarkSubject): boolean {
  return (
    portrayedIn(request, subject) !== undefined ||
    isScene(request, subject) ||
    isNear(request, subject) ||
    (mayBeColored(request) && pairIn(request, subject) !== undefined)
  );
}

/** Whether somebody alive is beside a thing of the mark: both stand there, as in a still life. */
const isNear = (request: TemplateRequest, subject: MarkSubject) => isScene(request, subject, NEAR);

/** Somebody in a ring, cut to it; nothing where the kit does not draw them. */
export function figuredArt(
  request: TemplateRequest,
  subject: MarkSubject,
  center: Point,
  radius: number,
): { svg: string; shown: string[] } | undefined {
  return (
    portrayed(request, subject, center, radius) ?? sceneInRing(request, subject, center, radius)
  );
}

function sceneInRing(
  request: TemplateRequest,
  subject: MarkSubject,
  center: Point,
  radius: number,
) {
  const { palette } = request;
  const lead = accentOf(palette, 0);
  const pair = pairIn(request, subject);
  const into = square(center, radius * IN_RING);
  const look: IconLook = {
    style: 'solid',
    ink: readable(lead, palette.ground, 3),
    cool: accentOf(palette, 1),
    warm: accentOf(palette, 1),
    ground: mix(palette.ground, lead, 0.22),
    strokePx: radius * IN_RING * 0.05,
    isColored: true,
  };
  const art = pair
    ? pairArt(request, pair, square(center, radius * PAIR_IN_RING))
    : isNear(request, subject)
      ? groupArt(request, subject.elements, into, look)
      : markArt(request, subject, into, look);
  return (
    art && inRing(request, center, radius, art.svg, { label: 'scene in ring', shown: art.shown })
  );
}
