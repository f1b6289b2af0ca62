import { times } from '@/lib/svg/point';
import type { ActorPose } from '../../kit/actor';
import type { KitDrawing } from '../../kit/part';
import { flattened, moved, stacked } from '../assemble';
import type { Actors } from '../at-table';
import { copiesEach, penOfCopy } from '../copies';
import type { PenFor } from '../held';
import type { Node } from '../node';
import { inLine, waiting } from '../queues';
import { partOf } from './solve';

/**
 * More than two who do something together: hand in hand in a row or a ring, or with all their hands on one pile.
 * Each is drawn once to learn how tall they are, and once with the hands where they meet.
 */

export const GROUPINGS = ['row', 'ring', 'pile', 'queue'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** What several do with each other, by verb. */
const VERBS: Readonly<Record<string, Grouping>> = {
  'hold-hands': 'row',
  'stack-hands': 'pile',
  'ring-dance': 'ring',
};

/** How more than two do something together; nothing where each does it alone. */
export function groupingOf(verb: string, node: Node): Grouping | undefined {
  const { thing } = node;
  const isPerson = thing.drawnBy.kind === 'actor' && thing.drawnBy.actor.id === 'person';
  return isPerson && copiesEach(node) > 2 ? VERBS[verb] : undefined;
}

/** Shares of the height: how far apart they stand, how high hands meet, how far up and back the far ones of a ring are. */
const ROW = { apart: 0.36, hands: 0.44 } as const;
const RING = { apart: 0.42, hands: 0.5, back: 0.24, least: 7 } as const;
const PILE = { apart: 0.26, hands: 0.6, front: 0.28, back: 0.06, layer: 0.022 } as const;
const MOST_IN_A_PILE = 4;

type Draw = (index: number, support: Partial<ActorPose>) => KitDrawing;

interface Members {
  count: number;
  heightCm: number;
  draw: Draw;
}

/** Hand in hand: each hand half way to the neighbour's. */
function inRow({ count, heightCm, draw }: Members): KitDrawing {
  const half = (ROW.apart / 2) * heightCm;
  const y = -ROW.hands * heightCm;
  const each = times(count, (index) => {
    const near = index > 0 ? { near: { at: [-half, y] as const } } : {};
    const far = index < count - 1 ? { far: { at: [half, y] as const } } : {};
    const drawn = draw(index, { view: 'front', ...near, ...far });
    return moved(flattened(drawn), { at: [index * half * 2, 0] });
  });
  return stacked(each);
}

/** About a middle: the far half behind and higher, the near half seen from the back, all hand in hand. */
function inRing({ count, heightCm, draw }: Members): KitDrawing {
  const far = Math.ceil(count / 2);
  const near = count - far;
  const rise = -RING.back * heightCm;
  const step = RING.apart * heightCm;
  const span = (far - 1) * step;
  const y = -RING.hands * heightCm;
  const behind = times(far, (index) =>
    moved(
      flattened(
        draw(index, {
          pose: 'walk',
          view: 'front',
          near: { at: [-step / 2, index > 0 ? y : y * 0.86] },
          far: { at: [step / 2, index < far - 1 ? y : y * 0.86] },
        }),
      ),
      { at: [index * step - span / 2, rise] },
    ),
  );
  // The near ones stand in the gaps of the far ones.
  const aside = far === near ? 0.5 : 0;
  const before = times(near, (index) =>
    moved(
      flattened(
        draw(far + index, {
          view: 'back',
          near: { at: [-step / 2, index > 0 ? y : y * 1.08] },
          far: { at: [step / 2, index < near - 1 ? y : y * 1.08] },
        }),
      ),
      { at: [(index - (near - 1) / 2 + aside) * step, 0] },
    ),
  );
  return stacked([...behind, ...before]);
}

/** From both sides with a hand on the pile in the middle, the inner ones behind the outer. */
function onPile({ count, heightCm, draw }: Members): KitDrawing {
  const people = Math.min(count, MOST_IN_A_PILE);
  const each = times(people, (index) => {
    const isLeft = index % 2 === 0;
    const rank = Math.floor(index / 2);
    const off = (PILE.front + rank * PILE.apart * 0.62) * heightCm;
    const y = -(PILE.hands + (people - 1 - index) * PILE.layer) * heightCm;
    const drawn = draw(index, {
      leanDegrees: 6,
      near: { at: [off, y + rank * PILE.back * heightCm], gesture: 'present' },
      gaze: [off, y],
    });
    const up = rank * PILE.back * heightCm;
    return { rank, drawn: moved(drawn, { at: [isLeft ? -off : off, -up], mirrored: !isLeft }) };
  });
  const farFirst = [...each].sort((one, other) => other.rank - one.rank);
  const bodies = farFirst.map(({ drawn: { svg, box } }): KitDrawing => ({ svg, box, anchors: {} }));
  const arms = farFirst.map(({ drawn: { front = '', box } }): KitDrawing => ({
    svg: front,
    box,
    anchors: {},
  }));
  return stacked([...bodies, ...arms]);
}

/** Behind each other, all looking the same way. */
function inQueue({ count, heightCm, draw }: Members): KitDrawing {
  const each = times(count, (index) => draw(index, waiting(index)));
  return stacked(inLine(each, heightCm).reverse());
}

/** All of a node as the group that they are. */
export function drawGroup(
  node: Node,
  grouping: Grouping,
  penFor: PenFor,
  actors: Actors,
): KitDrawing {
  const { grouping: _, ...rest } = node;
  const alone: Node = { ...rest, doing: {} };
  const draw: Draw = (index, support) =>
    actors.draw(alone, penOfCopy(penFor, index), { pose: 'stand', ...support });
  const probe = draw(0, {});
  const heightCm = Math.min(node.thing.concept.heightCm, -probe.box.top);
  const { several } = node.thing.element;
  const least = several && grouping === 'ring' ? RING.least : 0;
  const members: Members = { count: Math.max(least, copiesEach(node)), heightCm, draw };
  const drawn = { row: inRow, ring: inRing, pile: onPile, queue: inQueue }[grouping](members);
  const middle = (drawn.box.left + drawn.box.right) / 2;
  const [, y] = partOf(probe, 'chest');
  return moved({ ...drawn, anchors: { chest: { at: [middle, y] } } }, { at: [-middle, 0] });
}
