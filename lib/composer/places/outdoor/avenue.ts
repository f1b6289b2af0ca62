import { times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import type { Ground } from '../place';
import type { SoilColors } from './soil';
import { conifer, cypress, palm, roundTree, type TreeSpec } from './trees';
import type { Course } from './way';

/** Trees on both sides of a way, smaller and closer the farther they are. */

const PAIRS = 8;
/** How much higher a tree is for what is nearer by so much. */
const GROWTH = 0.85;

/** Which tree of the scenery stands for a named one. */
/** Who keeps its green when the leaves about it turn. */
const EVERGREEN = /cypress|pine|fir|spruce|palm/;
const KINDS: readonly (readonly [RegExp, 'conifer' | 'cypress' | 'palm'])[] = [
  [/conifer|pine|fir/, 'conifer'],
  [/cypress|poplar/, 'cypress'],
  [/palm/, 'palm'],
];

function treeOf(canvas: Canvas, concept: string, spec: TreeSpec): string {
  switch (KINDS.find(([named]) => named.test(concept))?.[1]) {
    case 'conifer':
      return conifer(canvas, spec);
    case 'cypress':
      return cypress(canvas, spec);
    case 'palm':
      return palm(canvas, spec);
    case undefined:
      return roundTree(canvas, spec);
  }
}

export function addAvenue(
  canvas: Canvas,
  course: Course,
  ground: Ground,
  soil: SoilColors,
  concept: string,
): void {
  const { heightPx, random } = canvas;
  const horizon = ground.yAt(0, 0.5);
  for (const index of times(PAIRS, (at) => at)) {
    const depth = 0.08 + 0.9 * (index / (PAIRS - 1)) ** 1.5;
    const y = horizon + (heightPx - horizon) * depth;
    const way = course.at?.(y);
    if (!way) continue;
    const size = Math.min(heightPx * 0.9, heightPx * 0.07 + (y - horizon) * GROWTH);
    const svg = [-1, 1].map((side) =>
      treeOf(canvas, concept, {
        foot: [
          way.x + side * (way.halfWidth * 1.3 + size * 0.38),
          y + random.between(-0.01, 0.01) * heightPx,
        ],
        size: size * random.between(0.92, 1.08),
        color: EVERGREEN.test(concept) ? soil.conifer : soil.leaf(),
        far: (1 - depth) * 0.6,
        snow: soil.isSnowy,
      }),
    );
    canvas.add({
      id: `avenue-${index + 1}`,
      depth: Math.min(0.86, depth) + 0.0007,
      svg: svg.join(''),
      shows: ['trees', concept],
    });
  }
}
