import type { BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import type { TemplateRequest } from '../template';
import { boundsOf, type Frame } from './frame';
import { type GoodsPlace, goodsPlaces, isGoods, type Member } from './goods';
import { isTiny } from './shares';
import { type Placed, type Sized, stillLife } from './still-life';

/**
 * What a page is about stands large before the scenery that goes with it, whatever their true sizes: a saxophone
 * between palms, pies before a bakery. Pure: members in, places on the ground of a frame out.
 */

/** Houses and land of all sizes, and plants as high as trees, are what others are seen before. */
const SCENERY = /^(?:building|nature|plant)$/;
const TREE_CM = 190;

/** A strip of scenery as wide as this for its height is behind all, what is narrower to the sides. */
const WIDE_RATIO = 0.8;

/** Of the frame: how high things before scenery are, between trees, before what is wide and between curtains. */
const HEIGHTS = { between: 0.94, before: 0.64, framed: 0.78 } as const;
const MIDDLE = 0.72;
/** Several in a row before what is wide take all the width, and are larger so. */
const BROAD = 0.98;
/** Scenery stands farther back: so much higher up, of the frame's height. */
const RISE = 0.05;
/** Of a side's width, how far its middle is out from the things before it. */
const OUTWARD = 0.3;
/** Of the frame's width, how far things stand aside for the only tower or tree beside them. */
const ASIDE = 0.12;
/** What is narrower than this share of the frame stands to one side of what is wide behind it, and hides less of it. */
const NARROW = 0.56;
/** Each further copy is smaller. */
const COPY_SHARES = [1, 0.84, 0.7] as const;

/** Curtains are what a stage is seen by, and frame who is before them. */
function isHung({ concept = '' }: BriefElement): boolean {
  const { kind, habitat, heightCm = 0 } = conceptOf(concept) ?? {};
  return kind === 'furniture' && habitat === 'wall' && heightCm > TREE_CM;
}

export function isScenery(element: BriefElement): boolean {
  const { kind = '', heightCm = 0 } = conceptOf(element.concept ?? '') ?? {};
  return (SCENERY.test(kind) && heightCm > TREE_CM) || isHung(element);
}

/** Whether of what stands some is what the page is about, and some only around it. */
export const hasHeroes = (standing: readonly BriefElement[]): boolean =>
  standing.some(isScenery) && standing.some((one) => !isScenery(one) && !isTiny(one));

export interface HeroMember extends Member {
  size: Sized;
}

/** Moved so that it lies in the frame from side to side. */
function within(x: number, width: number, frame: Frame): number {
  return Math.max(frame.x, Math.min(x, frame.x + frame.width - width));
}

/** The heroes' own places: a still life of goods, or a row of whoever they are. */
function heroPlaces(
  request: TemplateRequest,
  heroes: readonly HeroMember[],
  frame: Frame,
): (Placed & Partial<GoodsPlace>)[] {
  if (heroes.every(({ element }) => isGoods(element))) {
    const places = goodsPlaces(request, heroes, frame);
    return heroes.map((_, index) => places.get(index) ?? { ...frame, depth: 0 });
  }
  return stillLife(
    heroes.map(({ size }) => size),
    frame,
  );
}

/** To the left and the right in turn, partly behind what stands before them. */
function sidePlace(
  { size, copy }: HeroMember,
  index: number,
  { frame, front }: { frame: Frame; front: Frame },
): Placed {
  const share = COPY_SHARES[Math.min(copy, COPY_SHARES.length - 1)] ?? 1;
  const most = frame.height * (1 - RISE) * share;
  const scale = Math.min(most / size.height, (frame.width * 0.5) / size.width);
  const [width, height] = [size.width * scale, size.height * scale];
  const isLeft = index % 2 === 0;
  const middle = isLeft ? front.x - width * OUTWARD : front.x + front.width + width * OUTWARD;
  // Whatever comes third stands between the first two and the edge.
  const out = index < 2 ? 0 : (isLeft ? -1 : 1) * width * 0.45;
  const base = frame.y + frame.height * (1 - RISE * (1 + (index >> 1) * 0.6));
  const x = within(middle - width / 2 + out, width, frame);
  return { x, y: base - height, width, height, depth: -0.01 * index };
}

/** Wide scenery side by side behind all, in the middle or from the left edge on. */
function backPlaces(back: readonly HeroMember[], frame: Frame, isFromLeft: boolean): Placed[] {
  const total = back.reduce((sum, { size }) => sum + size.width, 0);
  const tallest = Math.max(1, ...back.map(({ size }) => size.height));
  const scale = Math.min(frame.width / total, (frame.height * (1 - 2 * RISE)) / tallest);
  const base = frame.y + frame.height * (1 - 2 * RISE);
  let x = frame.x + (isFromLeft ? 0 : (frame.width - total * scale) / 2);
  return back.map(({ size }) => {
    const [width, height] = [size.width * scale, size.height * scale];
    const place = { x, y: base - height, width, height, depth: -0.5 };
    x += width;
    return place;
  });
}

/** Places of all that stands, by its order: heroes in the middle before the scenery. */
export function heroGround(
  request: TemplateRequest,
  standing: readonly HeroMember[],
): (frame: Frame) => Map<number, Placed & Partial<GoodsPlace>> {
  const indexed = standing.map((member, index) => ({ member, index }));
  const heroes = indexed.filter(({ member }) => !isScenery(member.element));
  const scenery = indexed.filter(({ member }) => isScenery(member.element));
  const isWide = ({ element, size }: HeroMember) =>
    size.width > size.height * WIDE_RATIO || isHung(element);
  const back = scenery.filter(({ member }) => isWide(member));
  const sides = scenery.filter(({ member }) => !isWide(member));
  return (frame) => {
    const isFramed = back.some(({ member }) => isHung(member.element));
    const share = isFramed ? HEIGHTS.framed : back.length > 0 ? HEIGHTS.before : HEIGHTS.between;
    const aside = back.length === 0 && sides.length === 1 ? ASIDE : 0;
    const middle = back.length > 0 && heroes.length > 2 ? BROAD : MIDDLE;
    const own = {
      x: frame.x + frame.width * ((1 - middle) / 2 + aside),
      y: frame.y + frame.height * (1 - share),
      width: frame.width * middle,
      height: frame.height * share,
    };
    const centered = heroPlaces(
      request,
      heroes.map(({ member }) => member),
      own,
    );
    const { x: left, width } = boundsOf(centered);
    const isAside = back.length > 0 && !isFramed && width < frame.width * NARROW;
    const shift = isAside ? frame.x + frame.width - left - width : 0;
    const front = centered.map((place) => ({ ...place, x: place.x + shift }));
    const behind = backPlaces(
      back.map(({ member }) => member),
      frame,
      isAside,
    );
    const bounds = boundsOf(front);
    const places = new Map<number, Placed & Partial<GoodsPlace>>();
    heroes.forEach(({ index }, at) => {
      const place = front[at];
      if (place) places.set(index, { ...place, depth: place.depth + 0.5 });
    });
    back.forEach(({ index }, at) => {
      const place = behind[at];
      if (place) places.set(index, { ...place, depth: 0.4 });
    });
    sides.forEach(({ member, index }, at) => {
      const place = sidePlace(member, at, { frame, front: bounds });
      places.set(index, { ...place, depth: 0.3 + place.depth });
    });
    return places;
  };
}
