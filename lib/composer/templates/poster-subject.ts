import type { Hex } from '@/lib/color/hex';
import { placed } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import type { FaceId } from '@/lib/lettering/faces';
import { conceptOf, isOfSort } from '../concepts';
import { markOf } from '../sight';
import type { Design } from './design/design';
import type { Frame } from './design/frame';
import { type Group, groupArt } from './design/group';
import { ideaArt } from './design/idea-art';
import { accentOf, isDark } from './design/ink';
import { onPlinth } from './design/plinth';
import type { TemplateRequest } from './template';

/** What every layout of a poster draws with. */
export interface PosterParts {
  design: Design;
  request: TemplateRequest;
  title?: string;
  /** Small words over the title. */
  above?: string;
  /** Small lines that the prompt gives, nothing else. */
  lines: readonly string[];
  face: FaceId;
}

/** From this rise on things are in the middle of their frame, and stand on nothing. */
const MIDDLE_RISE = 0.4;
/** Buildings that are so much wider than high. */
const STRIP_RATIO = 1.7;
/** A thing that lies, so much longer than high, is set aslant on a page that stands. */
const LYING_RATIO = 1.45;
const TILT_DEGREES = -32;
/** Kinds that may be held at any angle: no animal, house or car. */
const LOOSE = /^(?:instrument|tool|toy|food|device|clothing)$/;
/** These lie or stand on their ground. */
const GROUNDED =
  /piano|drum|xylophone|table|machine|controller|keyboard|pizza|burger|cake|grill|easel|ballot|telescope|kit\b/;

/** The only thing of a poster aslant in its frame, where it is long and lies: a trumpet, a pen, a hammer. */
function tiltedHero(request: TemplateRequest, frame: Frame): Group | undefined {
  const [element, ...others] = request.brief.elements;
  const { concept = '', count = 1 } = element ?? {};
  if (!element || others.length > 0 || count > 1) return undefined;
  if (!LOOSE.test(conceptOf(concept)?.kind ?? '') || GROUNDED.test(concept)) return undefined;
  // What is drunk would run out.
  if (isOfSort(concept, 'drink')) return undefined;
  const probe = request.drawingOf(element, 1);
  if (!probe) return undefined;
  const { left, right, top, bottom } = probe.box;
  const [w, h] = [right - left, bottom - top];
  if (w < h * LYING_RATIO || frame.height < frame.width * 0.7) return undefined;
  const angle = (Math.abs(TILT_DEGREES) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const scale = Math.min(frame.width / (w * cos + h * sin), frame.height / (w * sin + h * cos));
  const { svg, front = '' } = request.drawingOf(element, scale) ?? probe;
  const size = { width: (w * cos + h * sin) * scale, height: (w * sin + h * cos) * scale };
  const box = {
    ...size,
    x: frame.x + (frame.width - size.width) / 2,
    y: frame.y + frame.height - size.height,
  };
  const inner = placed(svg + front, {
    at: [-((left + right) / 2) * scale, -((top + bottom) / 2) * scale],
    scaleX: scale,
  });
  const turned = placed(inner, {
    at: [box.x + box.width / 2, box.y + box.height / 2],
    angleDegrees: TILT_DEGREES,
  });
  return { svg: `<g ${markOf(element.id)}>${turned}</g>`, shown: [element.id], box };
}

/** So much wider than high a train is cut by the edge that it comes from. */
const TRAIN_RATIO = 2.3;
const TRAINS = /^(?:train|steam-train|tram|monorail|bus)$/;

/** The frame of what lies in its own as a strip: wider than the page. */
function bledFrame({ brief }: TemplateRequest, frame: Frame, box: Frame): Frame | undefined {
  const ratio = box.width / box.height;
  const isBuilt = brief.elements.every(
    ({ concept = '' }) => conceptOf(concept)?.kind === 'building',
  );
  if (isBuilt && ratio > STRIP_RATIO)
    return { ...frame, x: frame.x - frame.width * 0.2, width: frame.width * 1.4 };
  const [first, ...others] = brief.elements;
  const isTrain = others.length === 0 && first?.count === 1 && TRAINS.test(first.concept ?? '');
  if (isTrain && ratio > TRAIN_RATIO)
    return { ...frame, x: frame.x - frame.width * 0.62, width: frame.width * 1.62 };
  return undefined;
}

/** The things in a frame, in its middle where they are less high; answers where they are. */
export function subject(
  { design, request }: PosterParts,
  frame: Frame,
  ground: Hex,
  rise = 0.5,
): Frame {
  const { palette, brief, idea } = request;
  if (idea) {
    const side = Math.min(frame.width, frame.height);
    const box = {
      x: frame.x + (frame.width - side) / 2,
      y: frame.y + (frame.height - side) * (1 - rise),
      width: side,
      height: side,
    };
    const art = ideaArt(request, box, { ground, accent: accentOf(palette, 1) });
    design.addArt(art?.svg ?? '');
    design.show(...(art?.shown ?? []));
    design.tell(...(art?.told ?? []));
    return { ...box, height: side * 0.9 };
  }
  const look = {
    style: 'solid' as const,
    ink: isDark(ground) ? '#ffffff' : palette.ink,
    cool: accentOf(palette, 2),
    warm: accentOf(palette, 1),
    ground,
    strokePx: frame.height * 0.05,
  };
  const tilted = tiltedHero(request, frame);
  if (tilted) {
    const lift = (frame.height - tilted.box.height) * rise;
    design.addArt(`<g transform="translate(0 ${(-lift).toFixed(2)})">${tilted.svg}</g>`);
    design.show(...tilted.shown);
    return { ...tilted.box, y: tilted.box.y - lift };
  }
  const drawnIn = (into: Frame, elements = brief.elements) =>
    groupArt(request, elements, into, look);
  const several = drawnIn(frame);
  // Of a crowd in a row two are enough where they stand larger so.
  const few = brief.elements.map((one) => (one.several ? { ...one, count: 2 } : one));
  const two = brief.elements.some((one) => one.several) ? drawnIn(frame, few) : undefined;
  const fitted = two && several && two.box.height > several.box.height * 1.15 ? two : several;
  // A bridge leaves the page to both sides rather than lie in it as a strip, a train to one.
  const wide = fitted && bledFrame(request, frame, fitted.box);
  const drawn = wide ? drawnIn(wide) : fitted;
  if (!drawn) return frame;
  const raised = rise < MIDDLE_RISE ? onPlinth(request, drawn, frame, ground) : undefined;
  if (raised) {
    design.addArt(raised.svg);
    design.show(...drawn.shown);
    return raised.box;
  }
  const lift = (frame.height - drawn.box.height) * rise;
  const lifted = `<g transform="translate(0 ${(-lift).toFixed(2)})">${drawn.svg}</g>`;
  design.addArt(hasArms(request) ? cutAt(design, frame, lifted) : lifted);
  design.show(...drawn.shown);
  return { ...drawn.box, y: drawn.box.y - lift };
}

/** Hands that hold something come from below their picture, and not out of the words there. */
const hasArms = ({ brief }: TemplateRequest): boolean =>
  brief.elements.some(({ concept = '' }) => conceptOf(concept)?.kind === 'body-part') ||
  // Those about a thing are drawn with it, and are no element beside it.
  brief.relations.some(
    ({ kind, from }) => kind === 'holding' && brief.elements.every(({ id }) => id !== from),
  );

function cutAt({ request, width }: Design, { y, height }: Frame, svg: string): string {
  const outline = `M${number(-width)} ${number(y - height)}H${number(2 * width)}V${number(y + height)}H${number(-width)}Z`;
  return request.pen('subject', 1).clip(outline, svg);
}
