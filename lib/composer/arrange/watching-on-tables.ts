import type { Forest } from './forest';
import { hasOnlyProps, isActor, type Node } from './node';
import { isBeast } from './seats';

/** Small animals that look at what is on a table are up there: from the floor they would look at its legs. */

/** So tall is who gets onto a table. */
const CLIMBER_CM = 60;

/** The table under something, or under what it is in. */
function tableUnder(forest: Forest, node: Node): Node | undefined {
  for (let one: Node | undefined = node; one; one = forest.parentOf(one)) {
    const host = forest.parentOf(one);
    if (host && one.bond === 'on' && forest.isTable(host)) return host;
  }
  return undefined;
}

/** Binds who looks at something on a table onto that table. */
export function climbToLook(forest: Forest): void {
  for (const { kind, from, to } of [...forest.wishes]) {
    const [beast, thing] = [forest.nodes.get(from), forest.nodes.get(to)];
    if (kind !== 'towards' || !beast || !thing || !isActor(beast) || !isBeast(beast)) continue;
    const { concept, element } = beast.thing;
    const isClimber = concept.heightCm <= CLIMBER_CM && element.count === 1;
    const isFree = forest.parentOf(beast) === undefined && hasOnlyProps(beast);
    const table = isClimber && isFree ? tableUnder(forest, thing) : undefined;
    if (!table || !forest.bind(beast, table, 'on')) continue;
    if ((beast.doing.pose ?? 'stand') === 'stand') beast.doing = { ...beast.doing, pose: 'sit' };
  }
}
