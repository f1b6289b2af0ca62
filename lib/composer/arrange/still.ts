import type { Brief } from '../brief';
import { isIndoors } from '../places';
import { LAID_DOWN } from '../concepts/joints';
import { nodesOf, type Node, type StagePlan } from './node';
import { laidDown } from './resting';
import { isOfSort } from '../concepts/sorts';
import { redrawn } from './redrawn';

/** Whether a picture is a still life: things of the table and nobody about, near enough to touch. */

/** What may stand on a table, if it is no larger than a person's arm. */
const SMALL = /^(?:food|container|tool|device|toy|clothing|plant|symbol|nature|instrument)$/;
const LARGEST_CM = 75;
/** Where several things are named and no place, they make one together up to the height of a guitar on its stand. */
const LARGEST_ALONE_CM = 125;
const IN_COMPANY = /^(?:tool|toy|device|instrument|container|clothing)$/;
/** What makes it one: the rest goes with it. */
const LEADING = /^(?:food|container|clothing)$/;
/** Where tools and devices are that somebody carries: on a table, or on the wrist. */
const CARRIED = /^(?:table|body)$/;
const BACKDROPS = /^(?:table-top|studio|podium)$/;

const isBehind = ({ thing: { concept } }: Node) => isOfSort(concept.id, 'behind-a-table');

function isSmall({ bond, thing: { concept, drawnBy } }: Node, mostCm: number): boolean {
  if (bond === 'clasped' || isOfSort(concept.id, 'bursting-behind')) return true;
  const isKind =
    SMALL.test(concept.kind) || concept.habitat === 'table' || isOfSort(concept.id, 'textile');
  const isBalloon = concept.kind === 'toy' && isOfSort(concept.id, 'sprig');
  return drawnBy.kind === 'part' && isKind && (isBalloon || concept.heightCm <= mostCm);
}

/** Whether anything of it is eaten, drunk, worn or filled. */
function leads({ thing: { concept } }: Node): boolean {
  const isOfTable = /^(?:tool|device)$/.test(concept.kind) && CARRIED.test(concept.habitat);
  const isGoods = LEADING.test(concept.kind) || isOfTable || isOfSort(concept.id, 'cosmetic');
  return isGoods && concept.habitat !== 'sky' && concept.habitat !== 'wall';
}

/** Several goods of any kind that nothing else is told of: sports gear, guitars and an amplifier. */
function isCompany(roots: readonly Node[]): boolean {
  const isMany = roots.length > 1;
  const isGoods = ({ thing: { concept } }: Node) =>
    (IN_COMPANY.test(concept.kind) || concept.kind === 'food' || concept.kind === 'plant') &&
    !/^(?:sky|wall|ceiling|air|water)$/.test(concept.habitat);
  return (
    isMany &&
    roots.every((root) => isGoods(root) || isOfSort(root.thing.concept.id, 'sprig')) &&
    roots.some(({ thing: { concept } }) => IN_COMPANY.test(concept.kind))
  );
}

export function isStillLife(
  { camera, template }: Pick<Brief, 'camera' | 'template'>,
  { roots }: Pick<StagePlan, 'roots'>,
  places: readonly string[],
): boolean {
  const front = roots.filter((root) => !isBehind(root));
  const all = [...nodesOf(front).values()];
  const isNear = camera === undefined || camera === 'medium' || camera === 'close';
  const isRoom = places.every((place) => BACKDROPS.test(place) || isIndoors(place));
  const isFree = places.length === 0 && isCompany(front);
  const isLed = isFree || front.some((root) => leads(root) || root.children.some(leads));
  const mostCm = isFree ? LARGEST_ALONE_CM : LARGEST_CM;
  const isOwn = template === undefined || template.id === 'product-shot';
  return isNear && isOwn && isRoom && isLed && all.every((node) => isSmall(node, mostCm));
}

/** Food is on a table; other goods are in a photographer's studio. */
export function backdropOf({ roots, surface }: StagePlan, places: readonly string[]): string[] {
  if (places.length > 0) return [...places];
  const isServed = [...nodesOf(roots).values()].some(({ thing }) =>
    isOfSort(thing.concept.id, 'table-vessel'),
  );
  const isFood = roots.some(({ thing }) => thing.concept.kind === 'food');
  return surface !== undefined || isFood || isServed ? ['table-top'] : ['studio'];
}

/** Knives, pens and chopsticks lie on the table, and do not stand on their ends. */
export function withLaid(plan: StagePlan): StagePlan {
  return { ...plan, roots: plan.roots.map(laid) };
}

function laid(node: Node): Node {
  const { drawnBy, concept } = node.thing;
  if (drawnBy.kind !== 'part' || !LAID_DOWN.test(concept.id)) return node;
  return { ...node, thing: redrawn(node.thing, (drawing) => laidDown(concept, drawing)) };
}
