import { isLivingKind } from '../../concepts/concept';
import { ellipse } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import type { BriefElement } from '../../brief';
import { conceptOf, isOfSort } from '../../concepts';
import type { IconLook } from '../icons/icon-art';
import type { TemplateRequest } from '../template';
import { amidFrame, fannedBehind, flowersAbout } from './fanned';
import { boundsOf, type Frame } from './frame';
import {
  goodsMembersOf,
  type GoodsPlace,
  goodsPlaces,
  isGoods,
  type Member as GoodsMember,
} from './goods';
import { hasHeroes, heroGround, isScenery } from './heroes';
import { isTiny, shareOf } from './shares';
import { type Placed, type Sized, stillLife } from './still-life';
import { kitArt, signArt, type SubjectArt } from './subject';

const MEMBERS_MAX = 5;
const COPIES_MAX = 3;
/** A heap or a table beside somebody is no wider than this share of the frame's height, who is as high as that. */
const BESIDE_LIVING = 0.9;
const HEAPS = /^(?:food|container|tool|device|toy|clothing|plant|instrument|symbol)$/;
const UNKNOWN_CM = 60;
/** Of the tallest thing's height: a moon behind it, and what else is in the air. */
const BEHIND_SHARE = 0.56;
const FLOATING_MOST = 0.42;
/** A large moon or sun behind others, of the frame: as high, and how far down its middle is. */
const BACKDROP = { share: 0.86, down: 0.44 } as const;
/** Several of a kind in the air are not alike. */
const COPY_SHARES = [1, 0.76, 0.6] as const;

/** Runners all look where they run. */
const ON_THE_WAY = /^(?:run|walk|ride|race|march|travel|swim|fly|jog|cycle|cross|ski|skate|hike)$/;

const isOnItsWay = ({ brief }: TemplateRequest, { id }: BriefElement) =>
  brief.actions.some(({ agent, verb }) => agent === id && ON_THE_WAY.test(verb));

interface Member {
  element: BriefElement;
  /** Of several of a kind, which one. */
  copy: number;
  art: SubjectArt;
  size: Sized;
}

const kindOf = ({ concept = '' }: BriefElement) => conceptOf(concept)?.kind;

/** As it is drawn, with what it has and does; signs are as high as what they stand for. */
function heightOf({ drawingOf }: TemplateRequest, element: BriefElement): number {
  const box = drawingOf(element, 1)?.box;
  const concept = element.concept === undefined ? undefined : conceptOf(element.concept);
  return box ? box.bottom - box.top : (concept?.heightCm ?? UNKNOWN_CM);
}

/** Of the sky, in the air or a sign: it has no place on the ground. */
function isFloating(element: BriefElement): boolean {
  const concept = element.concept === undefined ? undefined : conceptOf(element.concept);
  return (
    concept !== undefined &&
    !isOfSort(concept.id, 'sprig') &&
    (/^(?:air|sky|ceiling)$/.test(concept.habitat) ||
      concept.kind === 'celestial' ||
      (concept.kind === 'symbol' && concept.habitat !== 'table'))
  );
}

/** As wide for its height, of several of a kind that no number is told of two are shown, and larger. */
const WIDE_RATIO = 1.2;

/** How many of a thing are drawn: as many as are told, of elephants in a row no more than are seen. */
function copiesOf({ drawingOf, drawingsOf }: TemplateRequest, element: BriefElement): number {
  const told = Math.min(COPIES_MAX, drawingsOf?.(element) ?? element.count);
  const isWidened = /^(?:animal|nature)$/.test(kindOf(element) ?? '') && element.several;
  const box = isWidened && told === COPIES_MAX ? drawingOf(element, 1)?.box : undefined;
  const isWide = box && box.right - box.left > (box.bottom - box.top) * WIDE_RATIO;
  return isWide ? COPIES_MAX - 1 : told;
}

/** One of each thing first, then as many more as there is room for, in the order of the prompt. */
function membersOf(
  request: TemplateRequest,
  elements: readonly BriefElement[],
): { element: BriefElement; copy: number }[] {
  const shown = elements.slice(0, MEMBERS_MAX);
  let room = MEMBERS_MAX - shown.length;
  return shown.flatMap((element) => {
    // Words are read once.
    const isSign = kindOf(element) === 'sign' && element.several;
    const more = isSign ? 0 : Math.min(room, copiesOf(request, element) - 1);
    room -= more;
    return Array.from({ length: 1 + more }, (_, copy) => ({ element, copy }));
  });
}

/** Whether all that stands is goods, which come together as in a still life. */
function areGoods(elements: readonly BriefElement[]): boolean {
  const standing = elements.filter((element) => !isFloating(element));
  return standing.length > 0 && standing.every(isGoods);
}

/** Goods as many as they are, and a few of what is in the air over them. */
const goodsOf = (elements: readonly BriefElement[]): GoodsMember[] => [
  ...goodsMembersOf(elements.filter((element) => !isFloating(element)).slice(0, MEMBERS_MAX)),
  ...elements
    .filter(isFloating)
    .slice(0, MEMBERS_MAX)
    .flatMap((element) =>
      Array.from({ length: Math.min(COPIES_MAX, element.count) }, (_, copy) => ({ element, copy })),
    ),
];

export interface Group {
  svg: string;
  /** Ids of the elements that are drawn. */
  shown: string[];
  /** Where all of them are. */
  box: Frame;
  /** The height of the smallest who is alive; none where nobody is. */
  livingPx?: number;
}

type Look = IconLook | ((element: BriefElement) => IconLook);

/** What burns or bursts is around the first thing and behind it, where there is one. */
const AROUND = /^(?:fire|flame|smoke|explosion|splash)$/;
/** Of that thing's box: where they stand, and how high they are. */
const AROUND_AT = [-0.06, 1.06, 0.5] as const;
const AROUND_HEIGHT = 0.72;

function isAround({ concept = '' }: BriefElement, all: readonly BriefElement[]): boolean {
  return AROUND.test(concept) && all.some((other) => !AROUND.test(other.concept ?? ''));
}

/** Flames to both sides of the first thing and behind it, on its ground. */
function aroundFirst(
  request: TemplateRequest,
  elements: readonly BriefElement[],
  first: Frame,
  look: Look,
): { svg: string; shown: string[] } {
  const height = first.height * AROUND_HEIGHT;
  const drawn = elements.flatMap((element) =>
    AROUND_AT.flatMap((share, index) => {
      const own = height * (index === 2 ? 1.2 : 1);
      const box = {
        x: first.x + first.width * share - own / 2,
        y: first.y + first.height - own,
        width: own,
        height: own,
      };
      return artIn(request, element, box, look)?.svg ?? [];
    }),
  );
  return {
    svg: drawn.reverse().join(''),
    shown: drawn.length > 0 ? elements.map(({ id }) => id) : [],
  };
}

/** A thing drawn on the lower edge of a box, by the kit or else as a sign. */
function artIn(request: TemplateRequest, element: BriefElement, box: Frame, look: Look, copy = 0) {
  const as = copy > 0 ? { copy } : undefined;
  return (
    kitArt(request, element, box, 'bottom', as) ??
    signArt(element, box, typeof look === 'function' ? look(element) : look)
  );
}

/** A large moon, and one that somebody is before: the light behind all that stands. */
function isBackdrop({ brief }: TemplateRequest, { id, concept = '', attributes }: BriefElement) {
  if (!/^(?:full-)?(?:moon|sun)$/.test(concept)) return false;
  return (
    attributes.some((one) => /^(?:big|giant)$/.test(one)) ||
    brief.relations.some(
      ({ kind, from, to }) =>
        (kind === 'in-front-of' && to === id) || (kind === 'behind' && from === id),
    )
  );
}

/** What is behind all that stands, in the middle over their feet. */
function backdropArt(
  request: TemplateRequest,
  [element]: readonly BriefElement[],
  { frame, look, middle }: { frame: Frame; look: Look; middle: number },
): { svg: string; shown: string[] } {
  if (!element) return { svg: '', shown: [] };
  const side = Math.min(frame.width, frame.height) * BACKDROP.share;
  const box = {
    x: Math.min(Math.max(middle - side / 2, frame.x), frame.x + frame.width - side),
    y: frame.y + frame.height * BACKDROP.down - side / 2,
    width: side,
    height: side,
  };
  const art = artIn(request, element, box, look);
  return art ? { svg: art.svg, shown: [element.id] } : { svg: '', shown: [] };
}

/** Who and what stands for the elements: heroes before their scenery, goods as many as they are. */
function wantedOf(request: TemplateRequest, elements: readonly BriefElement[]): GoodsMember[] {
  const standing = elements.filter((one) => !isFloating(one));
  if (!hasHeroes(standing))
    return areGoods(elements) ? goodsOf(elements) : membersOf(request, elements);
  const heroes = elements.filter((one) => isFloating(one) || !isScenery(one));
  const own = areGoods(heroes) ? goodsOf(heroes) : membersOf(request, heroes);
  return [...own, ...membersOf(request, standing.filter(isScenery))];
}

/** The height of the tallest of those that stand and are not told to be tiny, scenery apart, in centimetres. */
function tallestOf(
  request: TemplateRequest,
  wanted: readonly GoodsMember[],
  onGround: readonly GoodsMember[],
): number {
  const large = onGround.filter(({ element }) => !isTiny(element));
  const measured = large.length > 0 ? large : onGround;
  const measure = hasHeroes(measured.map(({ element }) => element))
    ? measured.filter(({ element }) => !isScenery(element))
    : measured;
  const heights = (measure.length > 0 ? measure : wanted).map(({ element }) =>
    heightOf(request, element),
  );
  return Math.max(...heights, 1);
}

/** Each thing by itself, and how large it is beside the others. */
function sizedMembers(
  request: TemplateRequest,
  elements: readonly BriefElement[],
  frame: Frame,
  look: Look,
): Member[] {
  const wanted = wantedOf(request, elements);
  const onGround = wanted.filter(({ element }) => !isFloating(element));
  const all = wanted.map(({ element }) => element);
  const tallest = tallestOf(request, wanted, onGround);
  const hasLiving = onGround.some(({ element }) => isLivingKind(kindOf(element)));
  return wanted.flatMap(({ element, copy }) => {
    const floats = isFloating(element);
    const heightCm = heightOf(request, element);
    const natural = shareOf(element, all, { heightCm, tallestCm: tallest });
    const isBehind = /^(?:moon|sun)$/.test(element.concept ?? '');
    const inAir = isBehind ? BEHIND_SHARE : Math.min(FLOATING_MOST, natural);
    const share = floats && onGround.length > 0 ? inAir * (COPY_SHARES[copy] ?? 1) : natural;
    const height = frame.height * share;
    const isAlive = isLivingKind(kindOf(element));
    const isHeap = hasLiving && !isAlive && !floats && HEAPS.test(kindOf(element) ?? '');
    const most = frame.width * 2;
    const width = isHeap ? Math.min(most, frame.height * BESIDE_LIVING) : most;
    const box = { x: 0, y: 0, width, height };
    const art = artIn(request, element, box, look, copy);
    if (!art) return [];
    return [
      {
        element,
        copy,
        art,
        size: {
          width: art.box.width,
          height: art.box.height,
          isFloating: floats,
          isAlike: element.count > 1,
          isBehind,
          ...(isAlive ? { alive: element.id } : {}),
        },
      },
    ];
  });
}

/** Each member in its place, on its shadow; those at the far side look to the middle. */
function drawnMembers(
  request: TemplateRequest,
  members: readonly Member[],
  places: readonly (Placed & Partial<GoodsPlace>)[],
  { frame, look, shadow }: { frame: Frame; look: Look; shadow: string | undefined },
) {
  const living = members.filter(
    ({ element }) => isLivingKind(kindOf(element)) && !isOnItsWay(request, element),
  );
  return members.flatMap(({ element, copy, size }, index) => {
    const place = places[index] ?? { ...frame, depth: 0 };
    const art = artIn(request, element, place, look, copy);
    if (!art) return [];
    const isInward = place.x + place.width / 2 > frame.x + frame.width * 0.56;
    const looksBack =
      living.length > 1 && isInward && living.some((one) => one.element === element);
    const ground =
      shadow === undefined || art.by === 'icon' || size.isFloating || place.tilt?.isAtFoot
        ? ''
        : shadowOf(art, shadow);
    const isBack = looksBack || place.isTurned;
    return [{ element, place, ground, svg: tilted(place, isBack ? mirrored(art) : art.svg) }];
  });
}

/**
 * Several things as one still life, the first in the middle, each as large as its real size suggests.
 * Answers what was drawn; the shadow below each is a tone of the ground.
 */
export function groupArt(
  request: TemplateRequest,
  elements: readonly BriefElement[],
  frame: Frame,
  look: Look,
  shadow?: string,
): Group | undefined {
  const flowers = flowersAbout(request, elements);
  if (flowers.length > 0) return amidArt(request, elements, flowers, { frame, look });
  const around = elements.filter((element) => isAround(element, elements));
  const stands = elements.some((element) => !isFloating(element));
  const backdrop = stands ? elements.filter((one) => isBackdrop(request, one)).slice(0, 1) : [];
  const own = elements.filter((one) => !around.includes(one) && !backdrop.includes(one));
  const members = sizedMembers(request, own, frame, look);
  if (members.length === 0) return undefined;
  const standing = members.filter(({ size }) => !size.isFloating);
  // Members that stand come first.
  const goods = hasHeroes(standing.map(({ element }) => element))
    ? heroGround(request, standing)
    : areGoods(own) && standing.length > 0
      ? (below: Frame) => goodsPlaces(request, standing, below)
      : undefined;
  const places: (Placed & Partial<GoodsPlace>)[] = stillLife(
    members.map(({ size }) => size),
    frame,
    goods,
  );
  // Every other picture of a request has them the other way round.
  const isTurned = (request.variant ?? 0) % 2 === 1;
  const turned = (place: Placed & Partial<GoodsPlace>) =>
    isTurned
      ? {
          ...place,
          x: 2 * frame.x + frame.width - place.x - place.width,
          ...(place.tilt ? { tilt: { ...place.tilt, degrees: -place.tilt.degrees } } : {}),
        }
      : place;
  const drawn = drawnMembers(request, members, places.map(turned), { frame, look, shadow });
  const [first] = drawn;
  const behind = first && aroundFirst(request, around, first.place, look);
  drawn.sort((a, b) => a.place.depth - b.place.depth);
  const middle = first ? first.place.x + first.place.width / 2 : frame.x + frame.width / 2;
  const far = backdropArt(request, backdrop, { frame, look, middle });
  const living = drawn.filter(({ element }) => isLivingKind(kindOf(element)) && !isTiny(element));
  return {
    ...(living.length > 0
      ? { livingPx: Math.min(...living.map(({ place }) => place.height)) }
      : {}),
    svg: far.svg + (behind?.svg ?? '') + drawn.map(({ ground, svg }) => ground + svg).join(''),
    shown: [
      ...new Set([
        ...drawn.map(({ element }) => element.id),
        ...(behind?.shown ?? []),
        ...far.shown,
      ]),
    ],
    box: boundsOf(drawn.map(({ place }) => place)),
  };
}

/** The first thing before flowers that are fanned out behind it. */
function amidArt(
  request: TemplateRequest,
  elements: readonly BriefElement[],
  flowers: readonly BriefElement[],
  { frame, look }: { frame: Frame; look: Look },
): Group | undefined {
  const rest = elements.filter((one) => !flowers.includes(one));
  const amid = groupArt(request, rest, amidFrame(frame), look);
  if (!amid) return undefined;
  const fan = fannedBehind(request, flowers, amid.box);
  return { svg: fan.svg + amid.svg, shown: [...amid.shown, ...fan.shown], box: frame };
}

/** A drawing as in a mirror, where it was. */
export const mirrored = ({ svg, box }: SubjectArt) =>
  `<g transform="translate(${(2 * box.x + box.width).toFixed(2)} 0) scale(-1 1)">${svg}</g>`;

/** Turned about its foot or its middle. */
function tilted({ tilt, x, y, width, height }: Placed & Partial<GoodsPlace>, svg: string): string {
  if (!tilt) return svg;
  const at = [x + width / 2, y + (tilt.isAtFoot ? height : height / 2)] as const;
  return `<g transform="rotate(${number(tilt.degrees)} ${number(at[0])} ${number(at[1])})">${svg}</g>`;
}

const shadowOf = ({ box }: SubjectArt, fill: string) =>
  ellipse(
    [box.x + box.width / 2, box.y + box.height],
    box.width * 0.46,
    Math.min(box.height * 0.03, box.width * 0.05),
    fill,
  );
