import { heightOf, type Point, widthOf } from '@/lib/svg/point';
import type { KitDrawing } from '../kit/part';
import { TRUNK } from './contact-point';
import { flattened, moved, stacked } from './assemble';

/** What an animal has its forefeet on: it scratches at what stands before it, or digs at what lies there. */

/** Of the breadth of a thing, where the forefeet are: at its near side where it stands, in the midst of it where it lies. */
const ALONG = { standing: 0.06, lying: 0.4 } as const;

/** In the frame of the animal, which faces right. */
export function pawed(doer: KitDrawing, thing: KitDrawing, isUp: boolean): KitDrawing {
  const { hand } = doer.anchors;
  const [x]: Point = hand?.at ?? [doer.box.right, 0];
  const share = isUp ? ALONG.standing : ALONG.lying;
  const { trunk } = thing.anchors;
  const bark = trunk && isUp ? trunk.at[0] - heightOf(thing.box) * TRUNK : undefined;
  const along = bark ?? thing.box.left + widthOf(thing.box) * share;
  const placed = moved(thing, { at: [x - along, 0] });
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
