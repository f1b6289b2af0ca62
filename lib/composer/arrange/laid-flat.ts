import { clamp, heightOf, type Point, widthOf } from '@/lib/svg/point';
import type { Brief } from '../brief';
import { faceOf } from '../concepts/faces';
import { isOfSort } from '../concepts/sorts';
import type { Concept } from '../concepts/concept';
import type { KitDrawing } from '../kit/part';
import { centredOn, moved } from './assemble';
import type { Node, StagePlan } from './node';

/**
 * A watch on a map, a ring on an open book: small things that lie on paper. From the side they would stand on its edge,
 * so they are seen from above, where both look as they do from before.
 */

const isSheet = (concept: string | undefined) => isOfSort(concept, 'sheet');
const isLying = (concept: string | undefined) => isOfSort(concept, 'lies-flat');

/** Whether something small is said to lie on paper, and nothing in the picture is told to be anywhere else. */
export function isOnPaper({ elements, relations, places, template, camera }: Brief): boolean {
  const conceptOf = (id: string) => elements.find((one) => one.id === id)?.concept;
  const isFree = (camera === undefined || camera === 'close') && places.length === 0;
  const isOwn = template === undefined || template.id === 'product-shot';
  return (
    isFree &&
    isOwn &&
    relations.some(
      ({ kind, from, to }) => kind === 'on' && isLying(conceptOf(from)) && isSheet(conceptOf(to)),
    )
  );
}

/** What is seen from above of things that would otherwise stand. */
export const looksAlikeFromAbove = (concept: string): boolean =>
  isSheet(concept) || isLying(concept);

/** With everything that is on paper lying flat on it. */
export function laidOnPaper(plan: StagePlan): StagePlan {
  return { ...plan, roots: plan.roots.map((node) => (isBearingFlat(node) ? asPaper(node) : node)) };
}

const isBearingFlat = ({ children, thing: { concept } }: Node) =>
  isSheet(concept.id) && children.some(({ bond, spot }) => bond === 'on' && !spot);

const asPaper = (node: Node): Node => ({ ...node, bearsFlat: true });

/** Of the shorter side of what they lie on, how long they are: by their own size, softened. */
const LONG = { least: 0.46, most: 0.74, softened: 0.45 } as const;
/** Of its width, how far apart several are, and how far the first lies from its middle. */
const SPREAD = { width: 0.84, aside: 0.05 } as const;
const TURNS = [-14, 11, -7, 16] as const;

const longerOf = ({ box }: KitDrawing) => Math.max(widthOf(box), heightOf(box), 0.1);

/** Things on the face of something that lies flat, a little turned, side by side. */
export function onFace(
  concept: Pick<Concept, 'id'>,
  host: KitDrawing,
  items: readonly KitDrawing[],
): KitDrawing[] {
  const { box } = host;
  const [x, y] = faceOf(concept);
  const short = Math.min(widthOf(box), heightOf(box));
  return items.map((item, index) => {
    const ratio = (longerOf(item) / short) ** LONG.softened;
    const share = clamp(ratio, LONG.least, LONG.most) / Math.max(1, Math.sqrt(items.length));
    const scale = (short * share) / longerOf(item);
    const degrees = TURNS[index % TURNS.length] ?? 0;
    const turned = moved(item, { at: [0, 0], scale, angleDegrees: degrees });
    const off = (index - (items.length - 1) / 2) / items.length;
    const at: Point = [
      box.left + widthOf(box) * (x + off * SPREAD.width + SPREAD.aside),
      box.top + heightOf(box) * y,
    ];
    return centredOn(turned, at);
  });
}
