import { lightnessOf } from '@/lib/color/hex';
import { placed } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import type { Brief, BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import { isLivingKind } from '../../concepts/concept';
import { markOf } from '../../sight';
import { iconOf } from '../icons/icon-names';
import type { IconLook } from '../icons/icon-art';
import type { TemplateRequest } from '../template';
import {
  crossedPair,
  type DrawOne,
  enclosureOf,
  type Fused,
  fusedArt,
  withinHost,
} from '../marks/fusion';
import { headArt } from '../marks/heads';
import { pictogramArt } from '../marks/pictograms';
import { boundsOf } from '../marks/related-bounds';
import { repeatedArt } from '../marks/repeated';
import { scenicArt } from '../marks/scenic';
import { hostArt, hostOf } from '../marks/hosts';
import { inkOf, inksOfTwo } from '../marks/told-inks';
import { type Frame, middleOf, square } from './frame';
import { lightShareOf } from './light-share';
import { lineArt } from './line-art';
import { silhouette } from './silhouette';
import { iconIn, kitArt, signArt, type SubjectArt } from './subject';
import { tells, textOf, tradeOf } from './words';

const RIM_SHARE = 0.012;
/** No sign says more than these. */
const PARTS_MAX = 4;

/** Designs whose people are the figures of public signs. */
const PICTOGRAM = /^(?:icon|app-icon|icon-set|prohibition)$/;

/** Things that are a better mark as the kit draws them. */
const BETTER_DRAWN =
  /^(?:salmon|fish|trout|tulip|grapes|crane|scissors|taxi|microphone|sewing-machine|mountain-peak|megaphone|sushi|horse|ring|wedding-rings|palm)$/;

const LIGHT = 0.8;
const DARK = 0.62;
/** From this share on a drawing is light all over. */
const MOSTLY = 0.42;

/**
 * A drawing as a mark: one mass of ink with its light parts cut out of it; of what is light all over its
 * dark parts. A rim of ink holds it together, so that a white head or wing is no hole in the figure.
 */
export function stencil(
  art: SubjectArt,
  { ink, ground }: Pick<IconLook, 'ink' | 'ground'>,
): string {
  const rim = Math.min(art.box.width, art.box.height) * RIM_SHARE;
  const isLight = lightShareOf(art, LIGHT) > MOSTLY;
  const flat = art.svg.replace(/fill="url\([^)]*\)"/g, `fill="${ink}"`);
  const cut = flat.replace(/#[0-9a-f]{6}\b/gi, (color) => {
    const tone = lightnessOf(color);
    return (isLight ? tone < DARK : tone > LIGHT) ? ground : ink;
  });
  return silhouette(art, ink, rim) + cut;
}

/** Of the stroke of a sign, how thick lines of a drawing of the kit are, which has more of them, and an animal the most. */
const DRAWN_LINE = { thing: 0.62, living: 0.36 } as const;

/** A drawing in the style of a mark: its outlines, as thick as the mark's own lines are, or one mass. */
export function inStyle(art: SubjectArt, look: IconLook, { concept = '' }: BriefElement): string {
  if (look.style !== 'line') return stencil(art, look);
  const { ink, ground: paper, strokePx } = look;
  const share = isLivingKind(conceptOf(concept)?.kind) ? DRAWN_LINE.living : DRAWN_LINE.thing;
  return lineArt(art.svg, { ink, paper, widthPx: strokePx * share });
}

/** What a mark shows: things of the prompt, else what stands for the trade. */
export interface MarkSubject {
  elements: readonly BriefElement[];
  /** A word with an icon, where no element can be drawn. */
  word?: string;
}

const isTradeOf = (trade: string | undefined, { phrase }: BriefElement) =>
  trade !== undefined &&
  (tells(trade, phrase.toLowerCase()) || phrase.toLowerCase().includes(trade));

/** Words for how a mark is drawn, which name no thing. */
const isOfManner = ({ concept, phrase }: BriefElement) =>
  concept === undefined &&
  /(?:^|\s)(?:lines?|strokes?|details?|sizes?|symbols?|glyphs?|styles?|colou?rs?|shapes?|outlines?|corners?|forms?|same)$/i.test(
    phrase,
  );

/** What has the concept or is named in another, of which more is said: a smart home beside a house, a car wash beside a car. */
const isNotAgain = (
  { id, concept = '', phrase, count }: BriefElement,
  _: number,
  all: readonly BriefElement[],
): boolean =>
  !all.some((other, at) => {
    if (other.id === id || count > 1 || other.count > 1) return false;
    const isSame = concept !== '' && concept === other.concept;
    // Of two of one thing the one stays whose colour is told, else the first.
    const own = all.findIndex((one) => one.id === id);
    const isColored = (index: number) => (all[index]?.colors.length ?? 0) > 0;
    const isEarlier = isColored(at) === isColored(own) ? at < own : isColored(at);
    const isNamed =
      phrase.toLowerCase().startsWith(`${other.phrase.toLowerCase()} `) &&
      concept !== other.concept;
    return (isSame && isEarlier) || isNamed;
  });

/** Elements that are not the firm itself come first: of a roastery with a bean, the bean. */
export function markSubjectOf(request: TemplateRequest): MarkSubject {
  const { brief } = request;
  const trade = tradeOf(brief)?.toLowerCase();
  const drawable = brief.elements.filter(
    (element) =>
      iconOf(element.phrase) !== undefined ||
      iconOf(element.concept ?? '') !== undefined ||
      hostOf(element) !== undefined ||
      request.drawingOf(element, 1) !== undefined,
  );
  // A fox's head is the fox.
  const isPart = ({ id }: BriefElement) =>
    brief.relations.some(({ kind, from }) => kind === 'part-of' && from === id);
  // Beside what its trade is known by, what is named in the firm is its animal.
  const isSigned = brief.elements.some(({ because }) => because !== undefined);
  const isFirm = (element: BriefElement) =>
    isTradeOf(trade, element) && !(isSigned && element.concept !== undefined);
  const own = drawable.filter(
    (element) => !isFirm(element) && !isPart(element) && !isOfManner(element),
  );
  if (own.length > 0) return { elements: own.filter(isNotAgain).slice(0, PARTS_MAX) };
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

/** How a mark draws a thing: as a figure or a sign where it has one, else by the kit in one mass. */
function drawersOf(
  request: TemplateRequest,
  elements: readonly BriefElement[],
  look: IconLook,
): { one: DrawOne; kit: DrawOne } {
  const isPictogram = PICTOGRAM.test(request.brief.template?.id ?? '');
  const kit: DrawOne = (element, into, as) => {
    const drawn = kitArt(request, element, into);
    return drawn && (as.isColored ? drawn : { ...drawn, svg: inStyle(drawn, as, element) });
  };
  const inks = look.style === 'solid' ? inksOfTwo(request.brief, elements, look.ground) : undefined;
  const one: DrawOne = (element, into, told) => {
    const own = told.ink === look.ink ? (inks?.get(element.id) ?? inkOf(element, told)) : undefined;
    const as = own === undefined ? told : { ...told, ink: own, cool: own, warm: own };
    const isStaged = request.isStaged?.(element) ?? false;
    const isMass = as.style === 'solid';
    const figure = isPictogram ? pictogramArt(request.brief, element, into, as) : undefined;
    if (figure) return figure;
    // Some signs of the sets say less than the thing itself in one mass.
    const isBetterDrawn =
      as.isColored ?? (isMass && !isPictogram && BETTER_DRAWN.test(element.concept ?? ''));
    const sign =
      isStaged || isBetterDrawn
        ? undefined
        : ((isMass ? headArt(element, into, as) : undefined) ?? signArt(element, into, as));
    if (sign) return sign;
    const drawn = kit(element, into, as) ?? (as.isColored && signArt(element, into, as));
    if (drawn) return drawn;
    const host = hostOf(element);
    return (
      host && { ...emptyArt(into), svg: hostArt(host, square(middleOf(into), into.width), as) }
    );
  };
  return { one, kit };
}

/**
 * The mark in a square: one subject, or several that are fused to one sign; nothing where nothing can
 * be drawn (initials stand for it then).
 */
export function markArt(
  request: TemplateRequest,
  { elements, word }: MarkSubject,
  frame: Frame,
  look: IconLook,
  /** On a field of the shape that it is told to be in, which is not drawn again. */
  isOnField = false,
): Fused | undefined {
  const { one, kit } = drawersOf(request, elements, look);
  const [first] = elements;
  if (!first) {
    const sign = word === undefined ? undefined : iconIn(word, frame, look);
    return sign && { svg: sign.svg, shown: [] };
  }
  const several = repeatedArt({
    request,
    elements,
    frame,
    look,
    one,
    others: (rest, room) => markArt(request, { elements: rest }, room, look, true),
  });
  if (several) return several;
  const fusion = { brief: request.brief, elements, frame, look, one, kit };
  if (elements.length > 1) {
    const pen = request.pen(`mark ${frame.x} ${frame.y}`, 1);
    const side = Math.min(frame.width, frame.height) * DISC_SHARE;
    const disc = request.brief.template?.id === 'emblem' ? frame : square(middleOf(frame), side);
    const scene = scenicArt({ ...fusion, frame: disc }, (data, content) => pen.clip(data, content));
    const fused = scene ?? fusedArt(fusion);
    if (fused) return fused;
  }
  const crossed = elements.length === 1 ? crossedPair(fusion) : undefined;
  if (crossed) return crossed;
  const enclosure = isOnField ? undefined : enclosureOf(textOf(request.brief));
  if (enclosure) return withinHost(enclosure, [first], fusion);
  const main = one(first, frame, look);
  return (
    main && { svg: `<g ${markOf(first.id)}>${filling(first, main, frame)}</g>`, shown: [first.id] }
  );
}

/** A country in a disc has no corners, and is as much larger than its frame; an emblem fills its own disc with it. */
const DISC_SHARE = 1.24;

/** Of the side of its frame: half of the diagonal of what fills it, and how long it is at most. */
const FILLED = { radius: 0.69, most: 1.16 } as const;

/** A thing alone as large as it may be by what is seen of it: signs leave a margin of their grid, and long things are longer. */
function filling(element: BriefElement, art: SubjectArt, frame: Frame): string {
  const side = Math.min(frame.width, frame.height);
  const seen = boundsOf(element, art);
  const scaleX = Math.min(
    (side * FILLED.most) / Math.max(seen.width, seen.height),
    (side * FILLED.radius * 2) / Math.hypot(seen.width, seen.height),
  );
  const [x, y] = middleOf(frame);
  const [sx, sy] = middleOf(seen);
  return placed(art.svg, { at: [x - sx * scaleX, y - sy * scaleX], scaleX });
}

/** The mark in a disc: one that is a disc itself fills it to the rim. */
export function markInDisc(
  request: TemplateRequest,
  subject: MarkSubject,
  { center, radius, share }: { center: Point; radius: number; share: number },
  look: (sidePx: number) => IconLook,
): Fused | undefined {
  const drawn = (side: number) => markArt(request, subject, square(center, side), look(side));
  const art = drawn(radius * share);
  return art?.isDisc ? drawn(radius * 1.86) : art;
}

const emptyArt = (box: Frame) => ({ by: 'icon' as const, box, scale: box.width / 24 });
