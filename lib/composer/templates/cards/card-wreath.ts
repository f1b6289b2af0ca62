import { mix } from '@/lib/color/hex';
import { placed, stroke } from '@/lib/svg/markup';
import { ellipsePath } from '@/lib/svg/path';
import { type Point, polar, times } from '@/lib/svg/point';
import type { BriefElement } from '../../brief';
import { conceptOf, isOfSort } from '../../concepts';
import { markOf } from '../../sight';
import { type Frame, square } from '../design/frame';
import { accentOf } from '../design/ink';
import { kitArt, type SubjectArt } from '../design/subject';
import { tells, textOf } from '../design/words';
import type { TemplateRequest } from '../template';
import { type CardParts, motif, wish } from './card-parts';

/** Of the card's short side, the ring's radius; of the radius, how long a sprig is and the room within. */
const RADIUS = 0.39;
const SPRIG = 0.52;
const WITHIN = 1.3;
/** Where sprigs stand on the right half, from the foot of the ring to its top; the left half is its mirror. */
const TURNS = [74, 48, 22, -4, -30, -56] as const;
/** How far they lean off the ring, one out and one in. */
const LEAN = [-16, 14] as const;
/** Blossoms at the foot of the ring and beside it. */
const BLOSSOMS: readonly { turn: number; side: number }[] = [
  { turn: 90, side: 0.34 },
  { turn: 108, side: 0.25 },
  { turn: 72, side: 0.25 },
  { turn: -82, side: 0.2 },
];

const isPlant = ({ concept = '' }: BriefElement): boolean =>
  conceptOf(concept)?.kind === 'plant' || isOfSort(concept, 'sprig');

/** What is only leaves, which a ring is wound of. */
const isLeafy = ({ concept = '', phrase }: BriefElement): boolean =>
  isOfSort(concept, 'sprig') ||
  /lea(?:f|ves)|branch|sprig|twig|fern|ivy|eucalyptus|olive|laurel|greenery|foliage|holly|palm|lavender|wheat/i.test(
    phrase,
  );

/** Leaves or flowers that are told to be around the words, or that are all that adorns the card of a feast. */
export function isWreathed({ brief, isStaged }: TemplateRequest): boolean {
  const { elements } = brief;
  // A branch with rings hanging on it is one picture, and no ring is wound of it.
  if (elements.length === 0 || !elements.every(isPlant) || elements.some((one) => isStaged?.(one)))
    return false;
  const text = textOf(brief);
  return (
    tells(text, 'around', 'wreath', 'garland', 'surrounding', 'framed', 'frame', 'border') ||
    (tells(text, 'wedding', 'save the date', 'bridal', 'engagement') && elements.some(isLeafy))
  );
}

/** A plant that lies or stands, turned so that it grows in a direction. */
function grown({ svg, box }: SubjectArt, at: Point, degrees: number): string {
  const isLying = box.width > box.height * 1.15;
  return placed(svg, { at, angleDegrees: isLying ? degrees : degrees + 90 });
}

/** Both halves of a ring of sprigs, from its foot up to its top. */
function ring({ request, design }: CardParts, leaves: readonly BriefElement[], r: number): string {
  const long = r * SPRIG;
  const half = TURNS.flatMap((turn, index) => {
    const element = leaves[index % leaves.length];
    const drawn = element && kitArt(request, element, square([0, 0], long));
    if (!element || !drawn) return [];
    design.show(element.id);
    const way = turn - 90 + (LEAN[index % 2] ?? 0);
    return [`<g ${markOf(element.id)}>${grown(drawn, polar(turn, r), way)}</g>`];
  }).join('');
  return half + placed(half, { at: [0, 0], scaleX: -1, scaleY: 1 });
}

function blossoms({ request, design }: CardParts, flowers: readonly BriefElement[], r: number) {
  return BLOSSOMS.map(({ turn, side }, index) => {
    const element = flowers[index % flowers.length];
    const drawn = element && kitArt(request, element, square([0, 0], r * side * 1.5));
    if (!element || !drawn) return '';
    design.show(element.id);
    return placed(`<g ${markOf(element.id)}>${drawn.svg}</g>`, { at: polar(turn, r) });
  })
    .reverse()
    .join('');
}

/** The words within a ring. */
function within(parts: CardParts, center: Point, r: number): void {
  const side = r * WITHIN;
  const frame: Frame = {
    x: center[0] - side / 2,
    y: center[1] - side * 0.4,
    width: side,
    height: side * 0.8,
  };
  wish(parts, frame, parts.request.palette.ground);
}

/** Leaves and flowers in a ring about the words. */
export function wreathed(parts: CardParts): void {
  const { design, request } = parts;
  const { palette, brief } = request;
  const center: Point = [design.width / 2, design.height / 2];
  const r = design.shortSide * RADIUS;
  design.fillGround(palette.ground);
  design.addGround(
    stroke(
      ellipsePath(center, r * 0.98),
      mix(palette.ground, accentOf(palette, 1), 0.85),
      design.px(5),
    ),
  );
  const leaves = brief.elements.filter(isLeafy);
  const flowers = brief.elements.filter((element) => !isLeafy(element));
  design.addArt(
    placed(
      (leaves.length > 0 ? ring(parts, leaves, r) : ring(parts, flowers, r)) +
        (leaves.length > 0 && flowers.length > 0 ? blossoms(parts, flowers, r) : ''),
      { at: center },
    ),
  );
  within(parts, center, r);
}

/** Signs of the occasion in a ring about the words, where nothing else is to be seen. */
export function ringOfSigns(parts: CardParts): void {
  const { design, request } = parts;
  const { palette } = request;
  const center: Point = [design.width / 2, design.height / 2];
  const r = design.shortSide * RADIUS;
  design.fillGround(palette.ground);
  design.addArt(
    stroke(ellipsePath(center, r), mix(palette.ground, accentOf(palette, 2), 0.7), design.px(6)),
    ...times(18, (index) => {
      const [dx, dy] = polar(-90 + index * 20, r);
      const at: Point = [center[0] + dx, center[1] + dy];
      const side = r * 0.17;
      return (
        `<circle cx="${at[0].toFixed(1)}" cy="${at[1].toFixed(1)}" r="${(side * 0.72).toFixed(1)}" fill="${palette.ground}"/>` +
        motif(parts, index, at, side, accentOf(palette, index % 3), palette.ground)
      );
    }),
  );
  within(parts, center, r);
}
