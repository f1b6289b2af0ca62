import type { ActorPose, Held, Reach } from '../kit/actor';
import { type Bearing, BEARINGS, ELSE } from './bearings.data';
import { hasOnlyProps, type Node } from './node';

/** How people carry themselves who only stand there: hands that hang idle tell nothing of them. */

const GROWN = new Set(['adult', 'elder', undefined]);

/** Of somebody's height, how long a blade is on which both hands can rest, from its hilt to its point. */
const RESTED = { least: 0.3, most: 0.56, ahead: 0.16 } as const;

/** Whether it stands before us, is told to do nothing, and has a hand free. */
function isAtEase(node: Node): boolean {
  const { thing, doing, bond, isClose, looksAt, isGiving } = node;
  const isPerson = thing.drawnBy.kind === 'actor' && thing.drawnBy.actor.id === 'person';
  const isBusy = Object.values(doing).some((one) => one !== undefined);
  return (
    isPerson &&
    !isBusy &&
    hasOnlyProps(node) &&
    bond === undefined &&
    !isClose &&
    !isGiving &&
    looksAt === undefined &&
    thing.element.count === 1
  );
}

function bearingOf({ thing }: Node): Bearing {
  const told = [thing.concept.id, ...thing.element.attributes].find((one) => one in BEARINGS);
  if (told !== undefined) return BEARINGS[told] ?? {};
  const isGrown = GROWN.has(thing.parameters.age as string | undefined);
  return isGrown && thing.concept.kind === 'person' ? ELSE : {};
}

/** A sword turned point down, as far before the body as its point is on the ground. */
function resting(held: Held, heightCm: number): Pick<ActorPose, 'near' | 'far'> | undefined {
  const { box, anchors } = held.drawing;
  const grip = anchors.grip?.at;
  if (!grip) return undefined;
  const [length, wide] = [grip[1] - box.top, box.right - box.left];
  const share = length / heightCm;
  const isBlade = wide < length * 0.5 && share > RESTED.least && share < RESTED.most;
  if (!isBlade) return undefined;
  const at = [heightCm * RESTED.ahead, -length] as const;
  const near: Reach = { at, holds: { ...held, angleDegrees: 180 } };
  return { near, far: { at: [at[0], at[1] - heightCm * 0.02] } };
}

/** What the hands of somebody do who is told to do nothing; of whose hands hold something, the free one. */
export function atEase(
  node: Node,
  near: Reach | undefined,
  held: readonly Held[],
): Pick<ActorPose, 'near' | 'far'> {
  const [first, second] = held;
  if (node.idle || second || first?.both || !isAtEase(node)) return {};
  const bearing = bearingOf(node);
  if (first && near?.holds) {
    const rested = bearing.rests ? resting(first, node.thing.concept.heightCm) : undefined;
    return (
      rested ?? (bearing.far && bearing.far !== 'fold' ? { far: { gesture: bearing.far } } : {})
    );
  }
  return {
    ...(bearing.near ? { near: { gesture: bearing.near } } : {}),
    ...(bearing.far ? { far: { gesture: bearing.far } } : {}),
  };
}
