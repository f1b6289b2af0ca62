import { unionOf } from '@/lib/svg/point';
import { edgesIn, type Item, originAt } from '../../arrange/item';
import { inGroup } from '../../arrange/still-groups';
import { edgesOfSets, type Set, setsFor } from '../../arrange/still-sets';
import type { BriefElement } from '../../brief';
import { conceptOf, isOfSort } from '../../concepts';
import type { TemplateRequest } from '../template';
import type { Frame } from './frame';

/** Lifeless things of a design as the still life that they are in a scene, on the ground line of a frame. */

/** One of them in the frame. */
export interface GoodsPlace extends Frame {
  depth: number;
  isTurned: boolean;
  /** A turn about its foot or its middle. */
  tilt?: { degrees: number; isAtFoot: boolean };
}

export interface Member {
  element: BriefElement;
  copy: number;
}

/** Kinds that stand together as goods do; houses and whoever lives have an order of their own. */
const GOODS = /^(?:food|container|tool|device|toy|clothing|plant|instrument|furniture|nature)$/;
/** A single tree is no sprig. */
const LARGEST_CM = 190;

export function isGoods({ concept = '' }: BriefElement): boolean {
  const { kind = '', heightCm = 0, habitat } = conceptOf(concept) ?? {};
  // Coins lie on a table, while hearts and arrows are in the air.
  const isLying = kind === 'symbol' && habitat === 'table';
  return (GOODS.test(kind) || isLying) && heightCm <= LARGEST_CM;
}

/** Of what is not counted: a handful of nuts, a few flowers, a group of all else. */
const COPIES = { strewn: 7, fan: 4, alike: 3 } as const;
const MOST = 14;

/** All of them one by one, as many as are told. */
export function goodsMembersOf(elements: readonly BriefElement[]): Member[] {
  const members = elements.flatMap((element) => {
    const { concept, several, count } = element;
    const own = isOfSort(concept, 'loose')
      ? COPIES.strewn
      : isOfSort(concept, 'sprig')
        ? COPIES.fan
        : COPIES.alike;
    const copies = several ? own : Math.min(count, own);
    return Array.from({ length: copies }, (_, copy) => ({ element, copy }));
  });
  return members.slice(0, MOST);
}

function itemOf({ drawingOf }: TemplateRequest, { element, copy }: Member, index: number): Item {
  const { concept } = element;
  const box = drawingOf(element, 1)?.box ?? { left: -30, top: -60, right: 30, bottom: 0 };
  return {
    id: `${element.id}-${copy}`,
    elements: [element.id],
    box,
    layer: 'main',
    kind: conceptOf(concept ?? '')?.kind ?? 'symbol',
    isActor: false,
    ...(element.several && index > 0 ? { isStrewn: true } : {}),
    ...inGroup(concept),
  };
}

/** Of the leading thing's height, what a step of depth is in the picture. */
const DEPTH = 0.5;
/** Depths of what stands, between those of what is behind and above it. */
const MIDDLE = { at: 0.6, share: 0.6 } as const;

/** Places in a frame, in the order of the members. */
export function goodsPlaces(
  request: TemplateRequest,
  members: readonly Member[],
  frame: Frame,
): Map<number, GoodsPlace> {
  const items = members.map((member, index) => itemOf(request, member, index));
  const sets = setsFor(items, 1, frame.width / frame.height);
  const rise = edgesOfSets(sets).tallest * DEPTH;
  const boxOf = ({ item, scale, x, depth, tilt }: Set) =>
    edgesIn({
      item,
      x: originAt(item, x, scale, false),
      y: depth * rise - item.box.bottom * scale,
      pxPerCm: scale,
      mirrored: false,
      depth: 0,
      ...(tilt ? { tilt } : {}),
    });
  const all = unionOf(sets.map(boxOf));
  const unit = Math.min(
    frame.width / Math.max(0.1, all.right - all.left),
    frame.height / Math.max(0.1, all.bottom - all.top),
  );
  const left = frame.x + frame.width / 2 - ((all.left + all.right) / 2) * unit;
  const base = frame.y + frame.height - all.bottom * unit;
  return new Map(
    sets.map((set) => {
      const upright = boxOf({ ...set, tilt: undefined });
      return [
        items.indexOf(set.item),
        {
          x: left + upright.left * unit,
          y: base + upright.top * unit,
          width: (upright.right - upright.left) * unit,
          height: (upright.bottom - upright.top) * unit,
          depth: MIDDLE.at + set.depth * MIDDLE.share,
          isTurned: set.isTurned,
          ...(set.tilt
            ? {
                tilt: {
                  degrees: set.tilt.degrees,
                  isAtFoot: set.tilt.pivot[1] === set.item.box.bottom,
                },
              }
            : {}),
        },
      ];
    }),
  );
}
