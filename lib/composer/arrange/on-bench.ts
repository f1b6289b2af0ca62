import type { Brief } from '../brief';
import { isOfSort } from '../concepts/sorts';
import type { VerbFrame } from '../understand';
import type { Forest } from './forest';
import { isActor, type Node } from './node';

/** What somebody works on at a table that the prompt tells of lies on that table, before them. */

function isPlainTable({ thing: { drawnBy, parameters } }: Node): boolean {
  const { kind } = parameters;
  return (
    drawnBy.kind === 'part' && drawnBy.part.id === 'table' && isOfSort(String(kind), 'plain-table')
  );
}

const isTableOf = (forest: Forest, id: string | undefined): boolean => {
  const node = forest.nodes.get(id ?? '');
  return node !== undefined && forest.isTable(node);
};

export const isBoard = (forest: Forest, node: Node) =>
  (forest.isTable(node) && isPlainTable(node)) || isOfSort(node.thing.concept.id, 'bearing-board');

/** Where a thing is that is put, poured or worked on in place. */
export const IN_PLACE = /^(?:on|in)$/;
/** What goods are put on and into where they go from there. */
const CARRYING = /^(?:vehicle|tool|container)$/;

/** What is done before somebody, to what is handed or no larger than that: at a table it is done on the table. */
const BEFORE = new Set(['front', 'view']);
const BENCH_CM = 75;
const BENCH_KINDS = /^(?:tool|toy|container|device|food|clothing|symbol|instrument|sign)$/;
/** From here on it is worked on from the side of the table: before somebody it would hide the face. */
const TALL_CM = 44;

/** `repairing a clock at a table`: the clock is on the table that whoever repairs it is at. */
function isBenchWork({ thing: { concept, element } }: Node, frame: VerbFrame | undefined): boolean {
  const isSmall = concept.heightCm <= BENCH_CM || element.attributes.includes('toy-sized');
  return BEFORE.has(frame?.to ?? '') && isSmall && BENCH_KINDS.test(concept.kind);
}

/** `sawing a plank on a workbench`, `gluing a kite at a table`: at the bench that is told, and at no table beside it. */
export function layOnBench(
  forest: Forest,
  { relations }: Brief,
  { verb, agent, patient }: Brief['actions'][number],
  frameOf: (verb: string) => VerbFrame | undefined,
): void {
  const work = forest.nodes.get(patient ?? '');
  const frame = frameOf(verb);
  if (!work || (frame?.to !== 'table' && !isBenchWork(work, frame))) return;
  const told = relations.find(({ kind, from }) => IN_PLACE.test(kind) && from === patient);
  const own = relations.find(({ kind, from }) => /^(?:at|on)$/.test(kind) && from === agent);
  const relation = told ?? (isTableOf(forest, own?.to) ? own : undefined);
  if (frame?.to !== 'table' && !isTableOf(forest, relation?.to)) return;
  // Where a table stands about, nobody works at another one.
  const table = forest.roots.find((node) => isBoard(forest, node))?.thing.element.id;
  const [doer, thing, bench] = [agent, patient, relation?.to ?? table ?? ''].map((id) =>
    forest.nodes.get(id ?? ''),
  );
  if (!doer || !thing || !bench || !isActor(doer) || isActor(bench)) return;
  const { habitat, kind } = bench.thing.concept;
  if (forest.isTable(bench)) {
    if (forest.bind(thing, bench, 'on')) {
      thing.isWork = true;
      if (thing.thing.concept.heightCm > TALL_CM) doer.doing = { ...doer.doing, pose: 'sit' };
      else if (doer.doing.pose === 'kneel') doer.doing = { ...doer.doing, pose: 'stand' };
      if (forest.bind(doer, bench, 'at') && frame?.to !== 'table') doer.isAtWork = true;
    }
  } else if (habitat === 'table' && relation?.kind === 'on') {
    // `chopping carrots on a board`: board and all are before the chef.
    if (forest.bind(thing, bench, 'on')) forest.bind(bench, doer, 'laid');
  } else if (kind === 'furniture') forest.bind(thing, bench, 'on');
  else if (relation && CARRYING.test(kind)) {
    // `stacking pumpkins on a cart`: before the cart, and at no table.
    if (forest.bind(thing, bench, relation.kind === 'in' ? 'in' : 'on')) forest.turn(doer, bench);
  }
}
