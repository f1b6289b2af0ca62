import { clamp, heightOf, times, widthOf } from '@/lib/svg/point';
import { isOfSort } from '../concepts/sorts';
import type { KitDrawing } from '../kit/part';
import { flattened, moved, stacked } from './assemble';
import type { Actors, AtTable } from './at-table';
import type { Forest } from './forest';
import { isActor, type Node } from './node';

/** Who eats on the ground: on both sides of what is laid out there, and behind it. */

/** As high is who sits at a spread that is as the kit draws it, in centimetres; how much smaller or larger it is for others. */
const SPREAD = { forCm: 92, least: 0.5, most: 1.4 } as const;
/** A dragon is no larger beside it. */
const LARGEST_CM = 200;
/** How far onto the cloth feet and paws are, of its width, and how much of it those behind it share. */
const SHARES = { onto: 0.09, behind: 0.62 } as const;
/** Of the cloth's height over the ground, where its far edge is. */
const FAR_EDGE = 0.36;

export const isSpread = ({ thing: { concept } }: Node): boolean =>
  isOfSort(concept.id, 'spread-on-the-ground');

/** Binds somebody to what is laid out for them on the ground. */
export function sitAtSpread(forest: Forest, agent: Node, host: Node): boolean {
  return isActor(agent) && isSpread(host) && forest.bind(agent, host, 'at');
}

/** So high is at most what is laid on the cloth. */
const LAID_CM = 50;

/** A melon that a picnic is told with lies on its cloth, and not beside it in the grass. */
export function layOnSpread(forest: Forest): void {
  const spread = [...forest.nodes.values()].find(isSpread);
  const eaters = spread?.children.filter(({ bond }) => bond === 'at') ?? [];
  if (!spread || eaters.length === 0) return;
  // A whole melon is in nobody's arms at a meal.
  for (const { children } of eaters)
    for (const child of children.filter(
      ({ bond, thing }) => bond === 'held-both' && thing.concept.kind === 'food',
    ))
      forest.release(child);
  for (const node of forest.roots) {
    const { kind, heightCm } = node.thing.concept;
    const isFare = /^(?:food|container)$/.test(kind) && heightCm <= LAID_CM;
    if (node !== spread && isFare && !isActor(node)) forest.bind(node, spread, 'on');
  }
}

function sitter({ node, penFor }: AtTable, actors: Actors): KitDrawing {
  const pose = actors.isBeast(node) ? 'sit' : 'sit-ground';
  const drawn = flattened(actors.draw(node, penFor, { pose }));
  return moved(drawn, { at: [0, 0], scale: Math.min(1, LARGEST_CM / heightOf(drawn.box)) });
}

/** What is laid out on the ground, with those who eat there facing it. */
export function aroundSpread(
  spread: KitDrawing,
  people: readonly AtTable[],
  actors: Actors,
): KitDrawing {
  const sitters = people.map((one) => sitter(one, actors));
  const tallest = Math.max(0, ...sitters.map(({ box }) => heightOf(box)));
  const scale = clamp(tallest / SPREAD.forCm, SPREAD.least, SPREAD.most);
  const cloth = moved(spread, { at: [0, 0], scale });
  const isAlone = sitters.length === 1;
  const [left, right, ...others] = isAlone ? [undefined, undefined, ...sitters] : sitters;
  const half = widthOf(cloth.box) / 2;
  const onto = widthOf(cloth.box) * SHARES.onto;
  const beside = (drawn: KitDrawing | undefined, mirrored: boolean): KitDrawing[] =>
    drawn
      ? [
          moved(drawn, {
            at: [(mirrored ? 1 : -1) * (half - onto + drawn.box.right), 0],
            mirrored,
          }),
        ]
      : [];
  const behind = times(others.length, (index) => {
    const share = others.length === 1 ? 0 : index / (others.length - 1) - 0.5;
    const drawn = others[index] ?? cloth;
    return moved(drawn, {
      at: [share * half * 2 * SHARES.behind, heightOf(cloth.box) * -FAR_EDGE],
      mirrored: share > 0,
    });
  });
  const whole = stacked([...behind, cloth, ...beside(left, false), ...beside(right, true)]);
  return { ...whole, anchors: cloth.anchors };
}
