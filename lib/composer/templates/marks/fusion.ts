import type { Hex } from '@/lib/color/hex';
import { circle, placed } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import type { Brief, BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import { markOf } from '../../sight';
import { type Frame, middleOf, split, square } from '../design/frame';
import { silhouette } from '../design/silhouette';
import type { SubjectArt } from '../design/subject';
import { tells, textOf } from '../design/words';
import { type IconLook, iconArtOf } from '../icons/icon-art';
import { compoundIcon } from './compound';
import { gatheredArt } from './gathered';
import { isWithin, relatedArt } from './related';
import { fieldOf, hostArt, hostNamed, hostOf, type MarkHost } from './hosts';

/** Draws one thing into a frame in a look. */
export type DrawOne = (
  element: BriefElement,
  into: Frame,
  look: IconLook,
) => SubjectArt | undefined;

export interface Fused {
  svg: string;
  shown: string[];
  /** A disc as large as its frame, which takes the place of a disc around it. */
  isDisc?: true;
}

export interface FusionRequest {
  brief: Brief;
  elements: readonly BriefElement[];
  frame: Frame;
  look: IconLook;
  one: DrawOne;
  /** As the kit draws it, whatever signs there are of it. */
  kit: DrawOne;
}

/** Signs that say something of the thing they are on. */
const SIGNS =
  /^(?:check ?mark|tick|check|plus(?: sign)?|minus(?: sign)?|x|cross|question mark|exclamation mark|.*\barrow|.*badge|dot|number)$/i;
const CONTAINS = new Set(['in', 'on', 'within', 'inside']);
/** As wide as this for its height, or the other way round, a thing is a tool that can be crossed. */
const SLIM_RATIO = 1.5;
/** Kinds of concepts that are crossed. */
const CROSSED_KINDS = /^(?:tool|instrument|utensil|weapon)$/;
const CROSSED_DEGREES = 40;
const GUESTS_MAX = 2;
const CUT_STROKE = 1.25;

const marked = ({ id }: BriefElement, svg: string) => `<g ${markOf(id)}>${svg}</g>`;

/** One sign for several things: drawn as one, one within the other, crossed, or one at the foot of the other. */
export function fusedArt(request: FusionRequest): Fused | undefined {
  return (
    corneredArt(request) ??
    overCrossedArt(request) ??
    relatedArt(request) ??
    besideArt(request) ??
    compoundArt(request) ??
    attachedArt(request) ??
    carriedArt(request) ??
    crossedArt(request) ??
    badgedArt(request) ??
    mascotArt(request) ??
    gatheredArt(request)
  );
}

function compoundArt({ brief, elements, frame, look }: FusionRequest): Fused | undefined {
  const [first, second] = elements;
  if (!first || !second || elements.length > 2 || isWithin({ brief, elements })) return undefined;
  const key = compoundIcon(first, second);
  const svg = key && iconArtOf(key, middleOf(frame), Math.min(frame.width, frame.height), look);
  return svg
    ? { svg: marked(first, marked(second, svg)), shown: [first.id, second.id] }
    : undefined;
}

/** What stands for a notion rather than for itself carries others, and is carried by them. */
const isNotion = ({ concept = '', phrase }: BriefElement) =>
  SIGNS.test(phrase) || (conceptOf(concept)?.kind ?? 'symbol') === 'symbol';

/**
 * The thing that carries the others, and its shape: what is told to contain them, else the sign among
 * two, or whichever of them has most room for a sign. Things that an icon only names together stay apart.
 */
function carrierOf({
  brief,
  elements,
}: FusionRequest): { carrier: BriefElement; host: MarkHost } | undefined {
  const able = elements.flatMap((element) => {
    const host = hostOf(element);
    return host && !SIGNS.test(element.phrase) ? [{ carrier: element, host }] : [];
  });
  const isAround = (id: string) =>
    brief.relations.some(
      ({ kind, from, to }) =>
        (CONTAINS.has(kind) && to === id && elements.some((one) => one.id === from)) ||
        (kind === 'with' && from === id && elements.some((one) => one.id === to)),
    );
  const [roomiest] = [...able].sort((a, b) => b.host.field.side - a.host.field.side);
  const told = able.find(({ carrier }) => isAround(carrier.id));
  if (told || elements.length > 2) return told;
  // Two things of a name are one sign; two of an icon are two.
  if (/^(?:logo|emblem)$/.test(brief.template?.id ?? '')) return roomiest;
  const isAlike = elements.every(isNotion);
  return (
    able.find(({ carrier }) => !isAlike && isNotion(carrier)) ??
    (elements.some((one) => isNotion(one) && one !== roomiest?.carrier) ? roomiest : undefined)
  );
}

/** What stands in a shape: cut out of a mass, in lines of the same weight within an outline. */
export function withinHost(
  host: MarkHost,
  guests: readonly BriefElement[],
  { frame, look, one }: Pick<FusionRequest, 'frame' | 'look' | 'one'>,
): Fused {
  const side = Math.min(frame.width, frame.height);
  const whole = square(middleOf(frame), side);
  const field = fieldOf(host, whole);
  const isCut = look.style === 'solid' && !host.field.isOpen;
  const guestLook: IconLook = {
    ...look,
    // Lines of what is cut out are as thick for its size; lines in an outline are of one weight.
    strokePx: isCut
      ? (look.strokePx * CUT_STROKE * field.width) / side / (guests.length > 1 ? 2 / host.wide : 1)
      : look.strokePx * 0.8,
    ...(isCut ? { ink: look.ground, cool: look.ground, warm: look.ground, ground: look.ink } : {}),
    ...(host.field.isOpen && look.style === 'solid' ? { ink: look.warm } : {}),
    ...(look.style === 'duotone' ? { warm: look.ground } : {}),
  };
  const wide = {
    ...field,
    x: field.x - (field.width * (host.wide - 1)) / 2,
    width: field.width * host.wide,
  };
  const parts = guests.length > 1 ? split(wide, 'across', [1, 1], field.width * 0.08) : [field];
  const drawn = guests.flatMap((guest, index) => {
    const art = one(guest, parts[index] ?? field, guestLook);
    return art ? [{ guest, art }] : [];
  });
  return {
    svg:
      hostArt(host, whole, look) + drawn.map(({ guest, art }) => marked(guest, art.svg)).join(''),
    shown: drawn.map(({ guest }) => guest.id),
  };
}

function carriedArt(request: FusionRequest): Fused | undefined {
  const found = carrierOf(request);
  if (!found) return undefined;
  const { carrier, host } = found;
  const guests = request.elements.filter(({ id }) => id !== carrier.id).slice(0, GUESTS_MAX);
  if (host.cuts.length > 0 && guests.some(({ phrase }) => SIGNS.test(phrase)) && guests.length > 1)
    return undefined;
  const { svg, shown } = withinHost(host, guests, request);
  if (shown.length === 0) return undefined;
  return { svg: marked(carrier, svg), shown: [carrier.id, ...shown] };
}

/** A shape that the prompt gives its sign without naming it as a thing: `hexagon shape`. */
export function enclosureOf(text: string): MarkHost | undefined {
  const named =
    /\b(hexagon|shield|heart|drop|leaf|diamond|triangle|star|square|circle)(?:al)?[- ](?:shaped?|outline|frame|border|badge)\b|\b(hexagon)al\b|\b(?:inside|in|within) (?:an? |the )?(hexagon|shield|heart|drop|diamond|triangle|star|circle)\b/.exec(
      text,
    );
  const word = named?.[1] ?? named?.[2] ?? named?.[3];
  return word === undefined ? undefined : hostNamed(word);
}

interface Slim {
  svg: string;
  art: SubjectArt;
}

/** Signs that are slim and upright as they are. */
const UPRIGHT_SIGNS = /\b(?:wheat|grain|barley)\b/;

const isTool = ({ concept = '', phrase, attributes }: BriefElement) =>
  CROSSED_KINDS.test(conceptOf(concept)?.kind ?? '') ||
  attributes.includes('crossed') ||
  /crossed|sword|axe|pencil|brush/.test(phrase);

/** A tool upright in a frame; nothing of what is no tool. */
function slimIn(element: BriefElement, { frame, look, one, kit }: FusionRequest): Slim | undefined {
  const side = Math.min(frame.width, frame.height);
  const sign = UPRIGHT_SIGNS.test(`${element.phrase} ${element.concept ?? ''}`)
    ? one(element, square([0, 0], side), look)
    : undefined;
  if (sign) return { svg: sign.svg, art: sign };
  if (!isTool(element)) return undefined;
  const art = kit(element, square([0, 0], side * 1.06), look);
  if (!art) return undefined;
  const ratio = art.box.width / art.box.height;
  if (ratio < SLIM_RATIO && ratio > 1 / SLIM_RATIO) return undefined;
  return { svg: ratio > 1 ? placed(art.svg, { angleDegrees: -90 }) : art.svg, art };
}

/** Two of one tool that are told to be crossed: the oars of a rowing club. */
export function crossedPair(request: FusionRequest): Fused | undefined {
  const [{ count, phrase, attributes } = { count: 0, phrase: '', attributes: [] }] =
    request.elements;
  const isCrossed = attributes.some((one) => one === 'crossed') || /\bcrossed\b/i.test(phrase);
  return count === 2 && isCrossed ? crossedArt(request) : undefined;
}

/** Two tools crossed, the first in front, free of the other by a line of the ground. */
function crossedArt(request: FusionRequest): Fused | undefined {
  const { elements, frame, look } = request;
  const [first, second = first] = elements;
  if (!first || !second || elements.length > 2) return undefined;
  const [front, back] = [slimIn(first, request), slimIn(second, request)];
  if (!front || !back) return undefined;
  // An ear of wheat is broad, and would hide what is behind it.
  if (first !== second && front.art.by === 'icon' && back.art.by === 'kit')
    return crossedArt({ ...request, elements: [second, first] });
  const at = middleOf(frame);
  const turned = (svg: string, angleDegrees: number) => placed(svg, { at, angleDegrees });
  const gap = silhouette({ ...front.art, svg: front.svg }, look.ground, look.strokePx * 0.42);
  return {
    svg:
      turned(marked(second, back.svg), -CROSSED_DEGREES) +
      turned(gap, CROSSED_DEGREES) +
      turned(marked(first, front.svg), CROSSED_DEGREES),
    shown: [...new Set([first.id, second.id])],
  };
}

/** A skull over crossed wrenches: tools crossed behind what is in the middle. */
function overCrossedArt(request: FusionRequest): Fused | undefined {
  const { elements, frame, look, one } = request;
  const isCrossed = (element: BriefElement) =>
    isTool(element) && (element.attributes.includes('crossed') || /crossed/.test(element.phrase));
  const tools = elements.filter(isCrossed);
  if (tools.length === 0) return undefined;
  // A pot is a tool as well, and too stout to be crossed with spoons.
  const isStout = (element: BriefElement) => !isTool(element) || !slimIn(element, request);
  const main = elements.find((element) => !tools.includes(element) && isStout(element));
  if (!main) return undefined;
  // Crossed scissors and a comb: the other tool is crossed with the one.
  const others = elements.filter((element) => isTool(element) && !tools.includes(element));
  const crossed = crossedArt({ ...request, elements: [...tools, ...others].slice(0, 2) });
  const side = Math.min(frame.width, frame.height);
  const middle = one(main, square(middleOf(frame), side * 0.56), {
    ...look,
    strokePx: look.strokePx * 0.6,
  });
  if (!crossed || !middle) return undefined;
  return {
    svg:
      crossed.svg + silhouette(middle, look.ground, look.strokePx * 0.6) + marked(main, middle.svg),
    shown: [...crossed.shown, main.id],
  };
}

/** The animal of a firm over what its trade is known by. */
function mascotArt(request: FusionRequest): Fused | undefined {
  const [main, sign] = request.elements;
  if (!main || sign?.because === undefined || request.elements.length > 2) return undefined;
  const relations = [{ kind: 'above' as const, from: main.id, to: sign.id }];
  return relatedArt({ ...request, brief: { ...request.brief, relations } });
}

/** Of the side of the whole: the main thing, what is at its foot, and where both are. */
const BADGED = { main: 0.86, mainUp: 0.06, addition: 0.44, additionOut: 0.29 } as const;

/** A sign at the foot of a thing. */
function badgedArt(request: FusionRequest): Fused | undefined {
  const sign = request.elements.find(({ phrase }) => SIGNS.test(phrase));
  const main = request.elements.find((element) => element !== sign);
  return sign && main && atFoot(main, sign, request);
}

const SMALL = /^(?:small|tiny|little|mini)$/;

/** A small clock in the corner of a van: what is told to be at a corner, or to be small and no more. */
function corneredArt(request: FusionRequest): Fused | undefined {
  const [main, addition] = request.elements;
  if (!main || !addition || request.elements.length > 2) return undefined;
  const isSmall = ({ attributes }: BriefElement) => attributes.some((one) => SMALL.test(one));
  const isWith = request.brief.relations.every(({ kind }) => /^(?:with|has|beside)$/.test(kind));
  const isTold = tells(textOf(request.brief), 'corner') || (isSmall(addition) && !isSmall(main));
  return isWith && isTold ? atFoot(main, addition, request) : undefined;
}

/** A wallet with a lock: of what has no room in it the lock is at its foot. */
function attachedArt(request: FusionRequest): Fused | undefined {
  const [main, addition] = request.elements;
  if (!main || !addition || request.elements.length > 2 || hostOf(main)) return undefined;
  const isWith = request.brief.relations.some(
    ({ kind, from, to }) => kind === 'with' && from === main.id && to === addition.id,
  );
  return isWith && hostOf(addition) ? atFoot(main, addition, request) : undefined;
}

/** One thing at the foot of another on a disc, with a line of the ground around it. */
function atFoot(
  main: BriefElement,
  sign: BriefElement,
  { brief, frame, look, one }: FusionRequest,
): Fused | undefined {
  const side = Math.min(frame.width, frame.height);
  const [x, y] = middleOf(frame);
  const text = textOf(brief);
  const right = tells(text, 'left corner', 'top left', 'bottom left', 'upper left') ? -1 : 1;
  const low = tells(text, 'top', 'upper') ? -1 : 1;
  const up = side * BADGED.mainUp;
  const body = one(main, square([x - up * right, y - up * low], side * BADGED.main), look);
  if (!body) return undefined;
  const out = side * BADGED.additionOut;
  const at: Point = [x + out * right, y + out * low];
  const radius = (side * BADGED.addition) / 2;
  const surface: Hex = look.style === 'solid' && look.warm === look.ink ? look.ink : look.warm;
  const inner = one(sign, square(at, radius * 1.24), {
    ...look,
    style: 'solid',
    ink: look.ground,
    cool: look.ground,
    warm: look.ground,
    ground: surface,
    strokePx: look.strokePx * 0.5,
  });
  const plate = circle(at, radius + look.strokePx * 0.6, look.ground) + circle(at, radius, surface);
  return {
    svg: marked(main, body.svg) + marked(sign, plate + (inner?.svg ?? '')),
    shown: [main.id, sign.id],
  };
}

/** Somebody who does something, and on the floor before them what they do it with or to. */
function besideArt({ brief, elements, frame, look, one }: FusionRequest): Fused | undefined {
  const doer = elements.find(({ id }) => brief.actions.some(({ agent }) => agent === id));
  if (!doer || conceptOf(doer.concept ?? '')?.kind !== 'person') return undefined;
  const others = elements.filter((element) => element !== doer);
  // The last thing named is where it goes; what is small flies from the hand.
  const goal = others.at(-1);
  if (!goal) return undefined;
  const side = Math.min(frame.width, frame.height);
  const [x, y] = middleOf(frame);
  const body = one(doer, square([x - side * 0.22, y], side), look);
  const low = one(goal, square([x + side * 0.34, y + side * 0.24], side * 0.44), {
    ...look,
    strokePx: look.strokePx * 0.7,
  });
  if (!body || !low) return undefined;
  const dots = others
    .slice(0, -1)
    .map((other, index) =>
      marked(
        other,
        circle([x + side * (0.12 + index * 0.1), y - side * 0.26], side * 0.04, look.ink),
      ),
    );
  return {
    svg: marked(doer, body.svg) + dots.join('') + marked(goal, low.svg),
    shown: elements.map(({ id }) => id),
  };
}
