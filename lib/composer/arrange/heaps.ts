import { heightOf, times, widthOf } from '@/lib/svg/point';
import type { BriefElement } from '../brief';
import { partOf } from '../kit';
import type { KitDrawing, KitPart } from '../kit/part';
import { isOfSort } from '../concepts/sorts';
import { flattened, moved, stacked } from './assemble';
import type { Thing } from './cast';

/** A stack or a heap of things is one thing, with all that is on it on its top: one on the other, or in rows that narrow. */

const PILED = /^(?:food|container|furniture|toy|tool|clothing|nature|device)$/;
const MOST_PILED = 8;
/** Of what is wider than that for its height, people make stacks; all else lies in a heap unless a stack is asked for. */
const FLAT = 1.25;
const STACK =
  /(?:^|[^\p{L}])(?:stack|tower|turm|stapel\w*|empil\w*|torre|apilad\w*|impilat\w*|empilhad\w*|стопк\w*)/iu;

/** Copies one on the other, each a little aside of the last. */
function stack(one: KitDrawing, count: number): KitDrawing {
  const step = (one.anchors.top?.at[1] ?? one.box.top) * 0.94;
  const copies = times(count, (index) =>
    moved(one, { at: [(index % 2 ? 0.03 : -0.03) * widthOf(one.box), step * index] }),
  );
  const top = copies.at(-1)?.anchors.top ?? { at: [0, one.box.top] as const };
  // Nothing gets into the lowest of a stack: what is on it is on its top.
  return { ...stacked(copies), anchors: { top, seat: top } };
}

/** Of the width and the height of one, how far those of a row and the rows of a heap are apart. */
const HEAP = { across: 0.82, up: 0.62, tilt: 9 } as const;

/** Rows of copies, each of one fewer than the row below, which is before it. */
function heap(one: KitDrawing, count: number): KitDrawing {
  const [width, height] = [widthOf(one.box), heightOf(one.box)];
  const flat = flattened(one);
  const rows = Math.max(2, Math.round((Math.sqrt(8 * count + 1) - 1) / 2));
  const copies = times(rows, (row) =>
    times(rows - row, (index) =>
      moved(flat, {
        at: [(index - (rows - row - 1) / 2) * width * HEAP.across, -row * height * HEAP.up],
        angleDegrees: row === 0 ? 0 : ((index + row) % 2 ? 1 : -1) * HEAP.tilt,
        mirrored: (index + row) % 2 === 1,
      }),
    ),
  ).flat();
  const whole = stacked(copies.reverse());
  const top = { at: [0, whole.box.top + height * 0.12] as const, spanCm: width };
  return { ...whole, anchors: { ...one.anchors, top } };
}

/** Uncounted, so many of what is high for a stack make one: more would be thin. */
const STANDING = { most: 4, ratio: 2.4 } as const;

function many(
  part: KitPart,
  { count, isStack, several }: { count: number; isStack: boolean; several: boolean },
): KitPart {
  return {
    ...part,
    draw(parameters, pen) {
      const one = part.draw(parameters, pen);
      const isFlat = widthOf(one.box) >= heightOf(one.box) * FLAT;
      if (!isFlat && !isStack) return heap(one, count);
      const isHigh = widthOf(one.box) < heightOf(one.box) * STANDING.ratio;
      return stack(one, several && isHigh ? Math.min(STANDING.most, count) : count);
    },
  };
}

/** Whether several lie on one another as one thing. */
export const isPile = ({ attributes }: BriefElement) =>
  attributes.includes('stacked') || attributes.includes('pile');

const FOLD_CM = 8;

/** Cloth that is folded, or lies in a pile. */
function folded(thing: Thing, count: number): Thing | undefined {
  const { element, concept } = thing;
  const part = partOf('garment');
  const isFolded = isPile(element) || element.attributes.includes('folded');
  if (!part || !isFolded || !isOfSort(concept.id, 'folded-cloth')) return undefined;
  const [color] = element.colors;
  const kind = concept.id === 'blanket' ? 'folded-blankets' : 'folded-linen';
  return {
    ...thing,
    element: { ...element, count: 1 },
    // What else is asked of it, a state, is asked of the part that draws it now.
    concept: { ...concept, heightCm: FOLD_CM * count, part: part.id, parameters: { kind, count } },
    drawnBy: { kind: 'part', part },
    parameters: { kind, count, ...(color ? { color } : {}) },
  };
}

/** Things that lie in one stack or heap as one thing. */
export function heaped(thing: Thing): Thing {
  const { element, concept, drawnBy } = thing;
  const isMany = element.count > 1 && isPile(element);
  const count = Math.min(MOST_PILED, element.count);
  const linen = folded(thing, isMany ? Math.min(5, count) : element.several ? 3 : 1);
  if (linen) return linen;
  if (!isMany || drawnBy.kind !== 'part' || !PILED.test(concept.kind)) return thing;
  return {
    ...thing,
    element: { ...element, count: 1 },
    drawnBy: {
      kind: 'part',
      part: many(drawnBy.part, {
        count,
        isStack: STACK.test(element.phrase),
        several: element.several,
      }),
    },
  };
}
