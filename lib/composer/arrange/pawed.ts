import { heightOf, type Point, widthOf } from '@/lib/svg/point';
import type { KitDrawing } from '../kit/part';
import { TRUNK } from './contact-point';
import { flattened, moved, stacked } from './assemble';

/** What an animal has its forefeet on: it scratches at what stands before it, or digs at what lies there. */

/** Of the breadth of a thing, where the forefeet are: at its near side where it stands, in the midst of it where it lies. */
const ALONG = { standing: 0.06, lying: 0.4, broad: 0.17 } as const;
/** Of the length of who digs, how broad a pit is at most: at its edge they are seen, and in the midst of it lost. */
const PIT = { most: 0.95, broad: 0.6 } as const;

/** In the frame of the animal, which faces right. */
export function pawed(doer: KitDrawing, thing: KitDrawing, isUp: boolean): KitDrawing {
  const { hand } = doer.anchors;
  const [x]: Point = hand?.at ?? [doer.box.right, 0];
  const length = widthOf(doer.box);
  const isBroad = !isUp && widthOf(thing.box) > length * PIT.broad;
  const scale = isBroad ? Math.min(1, (length * PIT.most) / widthOf(thing.box)) : 1;
  const fitted = scale === 1 ? thing : moved(thing, { at: [0, 0], scale });
  const share = isUp ? ALONG.standing : isBroad ? ALONG.broad : ALONG.lying;
  const { trunk } = thing.anchors;
  const bark = trunk && isUp ? trunk.at[0] - heightOf(thing.box) * TRUNK : undefined;
  const along = bark ?? fitted.box.left + widthOf(fitted.box) * share;
  const placed = moved(fitted, { at: [x - along, 0] });
  return { ...stacked([placed, flattened(doer)]), anchors: doer.anchors };
}

/** How far a bird is turned up on a trunk, and where it is there, of the height of the tree. */
const CLINGING = { degrees: -68, up: 0.36 } as const;

/** A bird on the side of a trunk, its beak at the bark; nothing where there is no trunk. */
export function clinging(bird: KitDrawing, tree: KitDrawing): KitDrawing | undefined {
  const { trunk } = tree.anchors;
  if (!trunk) return undefined;
  const turned = moved(flattened(bird), { at: [0, 0], angleDegrees: CLINGING.degrees });
  const height = heightOf(tree.box);
  const x = trunk.at[0] - height * TRUNK - turned.box.right;
  const placed = moved(turned, { at: [x, tree.box.bottom - height * CLINGING.up] });
  return { ...stacked([tree, placed]), anchors: placed.anchors };
}
