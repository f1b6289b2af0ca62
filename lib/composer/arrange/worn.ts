import type { Edges, Point } from '@/lib/svg/point';
import { everydayOutfits } from '../kit/people/outfits/everyday';
import type { Anchor, KitDrawing } from '../kit/part';
import { moved, stacked } from './assemble';
import { dressed } from './dressing';
import { smudged } from './smudged';
import { caped } from './caped';
import { isCoatOnFours, isHeld, isOfFigure, type Node } from './node';
import { isBeast } from './seats';
import { colorOfGoods } from '../concepts/materials';
import { isOfSort } from '../concepts/sorts';

/** Clothes: parameters of a person's figure, and things laid over animals and snowmen. */

const isHeadgearInHand = ({ bond, thing }: Node) =>
  bond === 'held' && /(?:^|-)(?:hat|cap|helmet|crown|fedora)$/.test(thing.concept.id);

/** A suit that somebody wears has trousers, too. */
const garmentOf = ({ concept, element }: Node['thing']) =>
  concept.id === 'jacket' && /\bsuits?$/iu.test(element.phrase) ? 'suit' : concept.id;

/** Who swims or stands in deep water in clothes of every day has none of them on. */
const isInWater = ({ doing, thing }: Node, { outfit }: { outfit?: unknown }): boolean =>
  thing.concept.kind === 'person' &&
  (outfit === undefined || String(outfit) in everydayOutfits) &&
  (/^(?:swim|dive)$/.test(doing.pose ?? '') ||
    thing.element.attributes.some((one) => one === 'wading' || one === 'bathing'));

const SWIMWEAR = { outfit: 'swimsuit', worn: [] };

/** Clothes of a person are parameters of the figure. */
export function clad(node: Node, parameters: Record<string, unknown>): Record<string, unknown> {
  const bare = node.children.some(isHeadgearInHand) ? { hat: 'none' } : {};
  const skates = node.children.some(
    ({ bond, thing }) => bond === 'worn' && isOfSort(thing.concept.id, 'skate'),
  );
  const own = {
    ...parameters,
    ...bare,
    ...(skates ? { skates } : {}),
    ...(node.isBathing || isInWater(node, parameters) ? SWIMWEAR : {}),
  };
  if (isBeast(node)) return { ...own, ...coatOf(node) };
  const worn = node.children.filter((child) => isOfFigure(child, node));
  if (worn.length === 0) return own;
  return dressed(
    own,
    [],
    worn.map(({ thing }) => ({
      concept: garmentOf(thing),
      phrase: thing.element.phrase,
      color: thing.element.colors[0],
      colors: thing.element.colors,
      attributes: thing.element.attributes,
    })),
  );
}

/** Coats of which no colour is told. */
const COAT_COLORS: Readonly<Record<string, string>> = { raincoat: '#f2b632', jacket: '#2f6f9a' };
const COAT_COLOR = '#c8503f';

/** The coat of an animal on all fours is a parameter of its drawing, too. */
function coatOf(node: Node): { jacket?: string } {
  const coat = node.children.find(
    ({ bond, thing }) => bond === 'worn' && isCoatOnFours(thing, node),
  )?.thing;
  if (!coat) return {};
  const { colors, phrase, attributes } = coat.element;
  const told = colors[0] ?? colorOfGoods(phrase, attributes);
  return { jacket: told ?? COAT_COLORS[coat.concept.id] ?? COAT_COLOR };
}

interface Fit {
  anchors: readonly ('crown' | 'eyes' | 'neck' | 'chest' | 'head' | 'top' | 'back' | 'waist')[];
  /** Which of the item's anchors lies there; otherwise its own middle or edge. */
  own?: 'crown' | 'neck' | 'seat';
  edge: 'bottom' | 'top' | 'middle';
  /** Width of the item, of what it is worn on. */
  share: number;
  /** Of the height of who wears it, how high the item is at most: it is drawn shorter, and as wide. */
  most?: number;
}

const HAT: Fit = { anchors: ['crown', 'top'], own: 'crown', edge: 'bottom', share: 1.15 };
/** A brim is wider than the head under it. */
const BRIM: Fit = { ...HAT, share: 2 };
const FACE: Fit = { anchors: ['eyes', 'head'], edge: 'middle', share: 1 };
const COLLAR: Fit = { anchors: ['neck', 'chest'], own: 'neck', edge: 'top', share: 1 };
/** A tie is as wide as a third of the neck. */
const TIE: Fit = { anchors: ['neck', 'chest'], edge: 'top', share: 0.36 };
const BOW: Fit = { anchors: ['neck', 'chest'], own: 'neck', edge: 'middle', share: 0.8 };
const COAT: Fit = { anchors: ['neck', 'chest', 'back'], edge: 'top', share: 1.9, most: 0.5 };

/** A helmet of glass is over the whole head. */
const BOWL: Fit = { anchors: ['head', 'crown'], edge: 'middle', share: 1.5 };
const PATCH: Fit = { anchors: ['eyes', 'head'], edge: 'middle', share: 1.04 };
const BROW: Fit = { anchors: ['crown', 'top'], edge: 'top', share: 1.05 };

/** A bow over the head, its pads on the ears. */
const EARS: Fit = { anchors: ['head', 'crown'], own: 'crown', edge: 'middle', share: 1.15 };
const WAIST: Fit = { anchors: ['waist', 'chest'], edge: 'middle', share: 1.1 };

/** Its seat is where a rider would be. */
const SADDLE: Fit = { anchors: ['back'], own: 'seat', edge: 'middle', share: 0.9 };

/** It is on the back, and not before the chest. */
const PACK: Fit = { anchors: ['back'], edge: 'bottom', share: 0.8 };

/** In the hair, above the brow. */
const HAIR: Fit = { anchors: ['crown', 'top'], edge: 'middle', share: 0.5 };

const FITS: readonly (readonly [RegExp, Fit])[] = [
  [/^space-helmet$/, BOWL],
  [/^eye-patch$/, PATCH],
  [/^(?:hat|straw-hat|sombrero|cowboy-hat|witch-hat|wizard-hat|bucket-hat)$/, BRIM],
  [/^bonnet$/, { ...HAT, share: 1.3 }],
  [
    /(^|-)(hat|cap|nightcap|fedora|crown|helmet|wreath|tiara|beanie|headphones|headlamp|halo|ushanka|beret|fez|turban|bandana|deerstalker)$/,
    HAT,
  ],
  [/glasses$|mask$|^goggles$/, FACE],
  [/^headband$/, BROW],
  [/^earmuffs$/, EARS],
  [/^fanny-pack$|^championship-belt$/, WAIST],
  [/^tool-belt$/, { ...WAIST, share: 0.75 }],
  [/^feather-boa$/, { ...COLLAR, share: 2.4 }],
  [/^saddle$/, SADDLE],
  [/^hair-(?:bow|clip)$/, HAIR],
  [/^tie$|^medal$|^necklace$|^bell$|^whistle$|^key$|^locket$|^camera$/, TIE],
  [/^bow-tie$/, BOW],
  [
    /coat$|jacket$|sweater$|cape$|vest$|^apron$|^kimono$|dress$|shirt$|pajamas$|hoodie$|poncho$|cardigan$|turtleneck$|costume$|corset$/,
    COAT,
  ],
];

/** Where something without the anchor would have it: on its top, or under a head. */
function guessed(box: Edges, fit: Fit): Anchor {
  const middle = (box.left + box.right) / 2;
  const width = box.right - box.left;
  if (fit.own === 'crown') return { at: [middle, box.top], spanCm: width * 0.5 };
  const down = fit === FACE ? 0.24 : 0.4;
  return { at: [middle, box.top + (box.bottom - box.top) * down], spanCm: width * 0.5 };
}

/** Where something is worn, and how wide its wearer is there. */
function spotOf({ anchors, box }: KitDrawing, fit: Fit): Anchor & { spanCm: number } {
  const spot =
    fit.anchors.map((name) => anchors[name]).find((anchor) => anchor !== undefined) ??
    guessed(box, fit);
  return { ...spot, spanCm: spot.spanCm ?? (box.right - box.left) * 0.4 };
}

function put(wearer: KitDrawing, item: KitDrawing, fit: Fit): KitDrawing {
  const spot = spotOf(wearer, fit);
  const { left, top, right, bottom } = item.box;
  const widest = (spot.spanCm * fit.share) / Math.max(1, right - left);
  const most = ((wearer.box.bottom - wearer.box.top) * (fit.most ?? 1)) / Math.max(1, bottom - top);
  const scale = fit.most === undefined ? widest : Math.min(widest, most);
  // An owl has no neck: its coat is no tent.
  const squeeze = fit === COAT ? 1 : widest / scale;
  const own = fit.own && item.anchors[fit.own];
  const y = fit.edge === 'top' ? top : fit.edge === 'bottom' ? bottom : (top + bottom) / 2;
  const from: Point = own ? own.at : [(left + right) / 2, y];
  const at: Point = [spot.at[0] - from[0] * scale * squeeze, spot.at[1] - from[1] * scale];
  return stacked([wearer, moved(item, { at, scale, squeeze })]);
}

const FOOTWEAR = /(?:boots?|shoes?|sneakers?|slippers|sandals|socks?|skates?)$/;
/** Of the height of who wears them, how high boots are; of the width, where the feet of an animal without anchors are. */
const SHOD = { high: 0.24, feet: [0.2, 0.68], apart: 0.12, ahead: 0.18, bird: 0.05 } as const;

/** Of how far apart two feet are, how wide one boot of a pair is drawn at most. */
const ONE_BOOT = 1.15;

/** The two feet of who stands on no more, with a boot each: the far one first. */
function bootOnEach(wearer: KitDrawing, item: KitDrawing): KitDrawing | undefined {
  const { foot, footFar } = wearer.anchors;
  if (!foot || !footFar) return undefined;
  const { left, right, bottom, top } = item.box;
  const height = wearer.box.bottom - wearer.box.top;
  const apart = Math.abs(foot.at[0] - footFar.at[0]);
  const wide = Math.max(apart * ONE_BOOT, height * SHOD.high * 0.5);
  const scale = Math.min((SHOD.high * height) / Math.max(1, bottom - top), wide / (right - left));
  const boots = [footFar, foot].map(({ at }) =>
    moved(item, {
      at: [at[0] - (left + (right - left) * SHOD_HEEL) * scale, wearer.box.bottom - bottom * scale],
      scale,
    }),
  );
  return stacked([wearer, ...boots]);
}

/** Of the length of a boot, where the leg is in it. */
const SHOD_HEEL = 0.38;

/** A pair at the hind feet and one at the fore feet; who stands upright has one pair. */
function shod(wearer: KitDrawing, item: KitDrawing): KitDrawing {
  const onEach = bootOnEach(wearer, item);
  if (onEach) return onEach;
  const { box, anchors } = wearer;
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const { left, right, bottom, top } = item.box;
  const scale = (SHOD.high * height) / Math.max(1, bottom - top);
  const [hind = 0, fore = 0] = SHOD.feet.map((share) => box.left + width * share);
  const ends = [anchors.foot?.at[0] ?? hind, anchors.chest?.at[0] ?? fore];
  // Feet under the middle are those of a bird or of who stands upright.
  const isUpright = (ends[0] ?? 0) > (box.left + box.right) / 2 - width * SHOD.apart;
  const ahead = SHOD.ahead * (right - left) * scale;
  const feet = isUpright
    ? [(box.left + box.right) / 2 + width * SHOD.bird]
    : [(ends[0] ?? 0) + ahead, ends[1] ?? 0];
  const pairs = feet.map((x) =>
    moved(item, { at: [x - ((left + right) / 2) * scale, box.bottom - bottom * scale], scale }),
  );
  return stacked([wearer, ...pairs]);
}

/** Of the width of who stands upright, how wide a pack is; it looks out at the side behind them, under the neck. */
const PACKED = { share: 0.5, at: 0.13, under: 0.36 } as const;

/** On all fours it is on the back; who stands upright has it behind them. */
function packed(wearer: KitDrawing, item: KitDrawing): KitDrawing {
  const { left, right, top, bottom } = wearer.box;
  const [width, height] = [right - left, bottom - top];
  if (width > height) return put(wearer, item, PACK);
  const scale = (width * PACKED.share) / Math.max(1, item.box.right - item.box.left);
  const middle = (item.box.left + item.box.right) / 2;
  const y = wearer.anchors.neck?.at[1] ?? top + height * PACKED.under;
  const at: Point = [left + width * PACKED.at - middle * scale, y - item.box.top * scale];
  return stacked([moved(item, { at, scale }), wearer]);
}

/** Of the height of who wears it, how long a scarf is at least, wound loosely about a thin neck. */
const LEAST_SCARF = 0.2;
/** As long as it is told to be. */
const LONG_SCARF = 0.34;

/** Of the height of who wears it, how long a scarf is at most: its ends trail on no ground. */
const MOST_SCARF = 0.52;

/** A scarf about the neck: about a long one it is loose, and seen. */
function scarved(wearer: KitDrawing, item: KitDrawing, attributes: readonly string[]): KitDrawing {
  const { top, bottom, left, right } = item.box;
  const height = wearer.box.bottom - wearer.box.top;
  const width = spotOf(wearer, COLLAR).spanCm;
  const least = height * (attributes.includes('long') ? LONG_SCARF : LEAST_SCARF);
  const drawn = ((bottom - top) * width) / Math.max(1, right - left);
  // Tucked in it is as wide as the neck.
  if (bottom - top < right - left) return put(wearer, item, COLLAR);
  const share = COLLAR.share * Math.max(1, least / Math.max(0.1, drawn));
  return put(wearer, item, { ...COLLAR, share, most: MOST_SCARF });
}

const fitOf = (conceptId: string): Fit =>
  FITS.find(([pattern]) => pattern.test(conceptId))?.[1] ?? COLLAR;

interface WornItem {
  conceptId: string;
  drawing: KitDrawing;
  attributes: readonly string[];
}

const PACKS = /backpack$/;
const CAPES = /^(?:cape|cloak)$/;

/** A drawing with what it wears over it. */
export function wearing(wearer: KitDrawing, items: readonly WornItem[]): KitDrawing {
  return items.reduce((dressedUp, { conceptId, drawing, attributes }) => {
    const clothed = isOfSort(conceptId, 'smudge')
      ? smudged(dressedUp, drawing, attributes)
      : FOOTWEAR.test(conceptId)
        ? shod(dressedUp, drawing)
        : CAPES.test(conceptId)
          ? caped(dressedUp, drawing)
          : PACKS.test(conceptId)
            ? packed(dressedUp, drawing)
            : conceptId === 'scarf'
              ? scarved(dressedUp, drawing, attributes)
              : put(dressedUp, drawing, fitOf(conceptId));
    return { ...clothed, anchors: wearer.anchors };
  }, wearer);
}

/** Clothed as whoever rides is drawn: what is behind the mount stays there, all else is before it. */
export function wearingAstride(wearer: KitDrawing, items: readonly WornItem[]): KitDrawing {
  const { svg, front, ...rest } = wearer;
  if (front === undefined || items.length === 0) return wearing(wearer, items);
  const clothed = wearing({ ...rest, svg: front }, items);
  return { ...clothed, svg, front: clothed.svg + (clothed.front ?? '') };
}

/** A hat is between the ears of an animal that is seen from the side: the near one goes through its brim. */
export function throughBrim(
  worn: KitDrawing,
  items: readonly WornItem[],
  nearEar: () => KitDrawing,
): KitDrawing {
  const hasHat = items.some(({ conceptId }) => fitOf(conceptId).own === 'crown');
  return hasHat ? { ...stacked([worn, nearEar()]), anchors: worn.anchors } : worn;
}

/** A scarf about a neck, its far side hidden; its ends are tucked in where they would hide what its wearer holds. */
function wound(child: Node, isTucked: boolean): Node {
  const { thing } = child;
  if (thing.concept.id !== 'scarf') return child;
  const state = isTucked ? 'cut' : 'worn';
  return { ...child, thing: { ...thing, parameters: { ...thing.parameters, state } } };
}

/** What somebody wears that is no part of the figure, as it is drawn. */
export const wornItems = (node: Node, draw: (child: Node) => KitDrawing): WornItem[] =>
  node.children
    .filter((child) => child.bond === 'worn' && !isOfFigure(child, node))
    .map((child) => ({
      conceptId: child.thing.concept.id,
      drawing: draw(wound(child, node.children.some(isHeld))),
      attributes: child.thing.element.attributes,
    }));
