import { heightOf, widthOf } from '@/lib/svg/point';
import type { ActorPose, Held } from '../kit/actor';
import { flattened, moved } from './assemble';
import { type Forest, HANDHELD_CM } from './forest';
import { isActor, type Node } from './node';

/** What somebody hides behind who has it in the hands: it is before the face, as large as that takes. */

/** Of the height of who hides: how wide and high it is at least, and where its upper edge is. */
const VEIL = { wide: 0.27, high: 0.2, most: 1.9, peeking: -0.885, hidden: -0.985 } as const;
/** Of the height of who hides, how far before the middle of the body it is. */
const AHEAD = 0.07;
/** Of its own size, where the hands have it by its edges. */
const HANDS = { near: [0.3, 0.74], far: [0.98, 0.7] } as const;

const isInHand = ({ thing: { concept } }: Node) =>
  concept.heightCm <= HANDHELD_CM &&
  /^(?:hand|table|body)$/.test(concept.habitat) &&
  !/^(?:plant|building|furniture|person|animal|vehicle)$/.test(concept.kind);

const hides = ({ isHiding, doing }: Node) => isHiding === true || doing.near === 'hide-face';

/** Puts something small before the face of who hides behind it. */
export function veil(forest: Forest, kind: string, who: Node, cover: Node): boolean {
  const isAble = isActor(who) && who.thing.concept.kind === 'person' && hides(who);
  const isOne = who.thing.element.count === 1 && cover.thing.element.count === 1;
  if (kind !== 'behind' || !isAble || !isOne || isActor(cover) || !isInHand(cover)) return false;
  if (!forest.bind(cover, who, 'held')) return false;
  const { near, far, ...doing } = who.doing;
  const isWhole = (near ?? far) === 'hide-face';
  who.doing = { ...doing, pose: doing.pose === 'crouch' ? 'stand' : (doing.pose ?? 'stand') };
  who.veil = isWhole ? 'hidden' : 'peeking';
  return true;
}

/** Both hands with what is before the face. */
export function veiling({ veil, thing }: Node, held: Held | undefined): Partial<ActorPose> {
  if (!veil || !held) return {};
  const { heightCm } = thing.concept;
  const drawing = flattened(held.drawing);
  const [width, height] = [widthOf(drawing.box), heightOf(drawing.box)];
  const asked = Math.max((VEIL.wide * heightCm) / width, (VEIL.high * heightCm) / height);
  const scale = Math.min(asked, (VEIL.wide * VEIL.most * heightCm) / Math.max(width, height));
  const large = moved(drawing, { at: [0, 0], scale });
  const { left, top } = large.box;
  const point = ([x, y]: readonly [number, number]) =>
    [left + x * width * scale, top + y * height * scale] as const;
  const grip = point(HANDS.near);
  const middle = left + (width * scale) / 2;
  const to = [AHEAD * heightCm - middle, VEIL[veil] * heightCm - top] as const;
  const far = point(HANDS.far);
  return {
    near: {
      at: [grip[0] + to[0], grip[1] + to[1]],
      holds: { drawing: { ...large, anchors: { ...large.anchors, grip: { at: grip } } } },
    },
    far: { at: [far[0] + to[0], far[1] + to[1]] },
  };
}
