import type { Brief } from '../brief';
import { isOfSort } from '../concepts/sorts';
import { isPile } from './heaps';
import { isActor, type Node, nodesOf, type StagePlan } from './node';

/**
 * Goods on a rock, a tree stump, a cloth: the picture is of the goods, and what they stand on is drawn large under
 * them by the place, as a table is, and not as a thing of its own size that makes them small.
 */

const GOODS = /^(?:container|tool|device|clothing|food|toy|plant|symbol|instrument)$/;
const LARGEST_CM = 75;
const BACKDROPS = /^(?:studio|podium|plain)$/;
/** What grows on a stand or lies about on it is drawn with it. */
const COVERS = 'cover-of-a-stand';

const isCover = ({ thing: { concept } }: Node) => isOfSort(concept.id, COVERS);

/** Smoke and splashes are about the goods, whatever they are told with. */
const isBurst = ({ thing: { concept } }: Node) => isOfSort(concept.id, 'bursting-behind');

const isSmall = (node: Node) =>
  [...nodesOf([node]).values()].every(
    (one) =>
      isBurst(one) ||
      (!isActor(one) &&
        GOODS.test(one.thing.concept.kind) &&
        one.thing.concept.heightCm <= LARGEST_CM),
  );

export function shownOnStand(
  roots: readonly Node[],
  { places, template }: Pick<Brief, 'places' | 'template'>,
): Pick<StagePlan, 'roots' | 'surface'> | undefined {
  const isOwn = template === undefined || template.id === 'product-shot';
  if (!isOwn || places.some(({ concept }) => !BACKDROPS.test(concept))) return undefined;
  const isStand = ({ thing: { concept, element } }: Node) =>
    isOfSort(concept.id, 'stand') && element.count === 1 && !isPile(element);
  const stand = roots.find(
    (node) =>
      isStand(node) &&
      node.children.some((child) => child.bond === 'on' && !isCover(child) && !isBurst(child)),
  );
  if (!stand) return undefined;
  const borne = stand.children.filter((child) => !isCover(child));
  const others = roots.filter((node) => node !== stand && !isCover(node));
  const all = [...borne, ...others];
  if (!all.every(isSmall) || borne.some((child) => child.bond !== 'on' && !isBurst(child)))
    return undefined;
  const [lead] = borne.filter((child) => !isBurst(child));
  const rest = all.filter((one) => one !== lead);
  return { roots: lead ? [lead, ...rest] : all, surface: stand.thing.element.id };
}
