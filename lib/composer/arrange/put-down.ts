import type { Brief } from '../brief';
import { conceptOf } from '../concepts';
import type { Node, StagePlan } from './node';

/** Up to this size what hangs on walls is also put down beside other things: a clock, a mirror, a small picture. */
const MOST_CM = 60;

/** Whether something that hangs elsewhere stands here, as it is told on a table, or beside what stands: a clock beside a lantern. */
export function isPutDown(
  plan: StagePlan,
  node: Node,
  brief: Pick<Brief, 'relations' | 'elements'>,
): boolean {
  const { thing, isHung } = node;
  const { concept, drawnBy, element } = thing;
  if (concept.habitat !== 'wall' || isHung || drawnBy.kind !== 'part') return false;
  if (concept.heightCm > MOST_CM) return false;
  const { elements, relations } = brief;
  const isOnTop = relations.some(({ kind, from, to }) => {
    const bearer = elements.find(({ id }) => id === to)?.concept;
    return kind === 'on' && from === element.id && conceptOf(bearer ?? '')?.kind === 'furniture';
  });
  return (
    isOnTop ||
    plan.wishes.some(({ kind, from, to }) => {
      if (kind !== 'beside' || (from !== element.id && to !== element.id)) return false;
      const other = plan.roots.find(
        (root) => root !== node && [from, to].includes(root.thing.element.id),
      );
      return other !== undefined && /^(?:table|hand)$/.test(other.thing.concept.habitat ?? '');
    })
  );
}
