import { type Hex, isHex } from '@/lib/color/hex';
import { hasOfItsOwn, isScenePlan } from '../places/interiors/scene/scene-rooms';
import { OUTLINES } from '../kit/form';
import type { Place } from '../places/place';
import { type Node, nodesOf, type StagePlan } from './node';

/** Of these a room has several anyway. */
const SEVERAL =
  /^(?:chair|stool|bar-stool|cushion|pillow|hanging-lamp|lamp|table|book|plant|potted-plant|shelf|bookshelf|window|picture-frame|painting|kitchen-cabinet|cabinet)$/;

/** What it draws has an outline of its own. */
const OUTLINE: ReadonlySet<string> = new Set(OUTLINES);

const CHAIR = /^(?:chair|dining-chair|wooden-chair)$/;

/**
 * A room that has all that is named in it draws it itself, in its place along the walls, and in the
 * colours that are told: nothing stands before it a second time.
 */
export function furnishedIn({ id }: Place, plan: StagePlan): StagePlan {
  if (!isScenePlan(id) || plan.roots.length === 0) return plan;
  // What is said to be on the wall is what the picture is of.
  if (plan.roots.every(({ isHung }) => isHung)) return plan;
  const all = [...nodesOf(plan.roots).values()];
  // What is drawn of something else, or shows something, is nothing that a room has.
  const isOwn = ({ thing: { concept, element } }: Node) =>
    hasOfItsOwn(id, concept.id) &&
    element.blend === undefined &&
    element.depicts === undefined &&
    !element.attributes.some((one) => OUTLINE.has(one)) &&
    (element.count === 1 || SEVERAL.test(concept.id)) &&
    element.side !== 'left' &&
    element.side !== 'right';
  if (!all.every(isOwn)) return plan;
  const chairs = all.find(({ thing }) => CHAIR.test(thing.concept.id))?.thing.element;
  const chairCount = chairs && !chairs.several && chairs.count > 1 ? chairs.count : undefined;
  const furniture = new Map<string, Hex>();
  for (const { thing } of all) {
    const color = thing.element.colors.find(isHex);
    if (color) furniture.set(thing.concept.id, color);
  }
  return {
    ...plan,
    roots: [],
    wishes: [],
    furniture,
    ...(chairCount === undefined ? {} : { chairCount }),
  };
}
