import { angleOf, heightOf, type Point, scale, subtract, widthOf } from '@/lib/svg/point';
import type { ActorPose, Held } from '../kit/actor';
import type { KitDrawing } from '../kit/part';
import { moved } from './assemble';
import { isHeld, type Node } from './node';

/** What somebody has on or over the shoulder: a pole that goes up behind, a log along it, a sack down the back. */

/** Of its thickness, how much longer than that a pole is, and a log. */
const POLE = { ratio: 3.4, butt: 0.2, thick: 0.13, least: 0.56 } as const;
const LOG_RATIO = 1.7;
/** Up and behind, over the shoulder; degrees of the picture, where y goes down. */
const UP_BEHIND = 224;
/** Shares of the height of who has it: how thick a log is at most, where it lies and where the hands are at it. */
const LOG = { thick: 0.17, long: 0.95, y: -0.855, near: [0.13, -0.8], far: [0.2, -0.83] } as const;
/** The same of what stands on the shoulder: how large it is, how near to the head, and how high. */
const LOAD = { least: 0.2, most: 0.27, ahead: -0.055, y: -0.825 } as const;
/** And of a sack, which hangs down the back from the hand before the shoulder. */
const SACK = { least: 0.3, most: 0.42, degrees: 64, over: 0.02 } as const;
/** What is soft and tied at its top. */
const SLUNG = /(?:sack|bag|duffel|bundle)$/;

const isOverShoulder = (node: Node): boolean =>
  isHeld(node) && node.thing.element.attributes.includes('over-shoulder');

const middleOf = ({ box }: KitDrawing): Point => [
  (box.left + box.right) / 2,
  (box.top + box.bottom) / 2,
];

const fitted = (drawing: KitDrawing, by: number): KitDrawing =>
  by === 1 ? drawing : moved(drawing, { at: [0, 0], scale: by });

const gripAt = (drawing: KitDrawing, at: Point): KitDrawing => ({
  ...drawing,
  anchors: { grip: { at } },
});

/** A line that hangs from a rod hangs wherever the rod is: it is turned round, and not over. */
const hangsDown = ({ box, anchors }: KitDrawing): boolean => {
  const ratio = widthOf(box) / Math.max(0.1, heightOf(box));
  const grip = anchors.grip?.at;
  const isAtEnd = grip !== undefined && grip[0] < box.left + widthOf(box) * 0.2;
  return ratio > 1.1 && ratio < 2 && isAtEnd && anchors.tip !== undefined;
};

/** A pole with its working end up behind the head, in the hand by its other end. */
function asPole(drawing: KitDrawing): Held {
  if (hangsDown(drawing)) return { drawing: moved(drawing, { at: [0, 0], mirrored: true }) };
  const { box, anchors } = drawing;
  const isLevel = widthOf(box) > heightOf(box);
  const middle = middleOf(drawing);
  const tip = subtract(anchors.tip?.at ?? [isLevel ? box.right : middle[0], box.top], middle);
  const along: Point = isLevel ? [tip[0] < 0 ? -1 : 1, 0] : [0, tip[1] > 0 ? 1 : -1];
  const half = Math.max(widthOf(box), heightOf(box)) / 2;
  // The shaft is where the grip is, and not in the middle of a broad head.
  const grip = anchors.grip?.at ?? middle;
  const axis: Point = isLevel ? [middle[0], grip[1]] : [grip[0], middle[1]];
  const butt = subtract(axis, scale(along, half * (1 - POLE.butt * 2)));
  return { drawing: gripAt(drawing, butt), angleDegrees: UP_BEHIND - angleOf(along) };
}

/** Level behind the head, a hand up to it from either side. */
function asLog(drawing: KitDrawing, heightCm: number): Partial<ActorPose> {
  const isUpright = heightOf(drawing.box) > widthOf(drawing.box);
  const [long, thick] = [widthOf(drawing.box), heightOf(drawing.box)].sort((a, b) => b - a);
  const by = Math.min(
    1,
    (LOG.thick * heightCm) / Math.max(0.1, thick ?? 0.1),
    (LOG.long * heightCm) / Math.max(0.1, long ?? 0.1),
  );
  const log = fitted(drawing, by);
  const middle = middleOf(log);
  const at = ([x, y]: readonly [number, number]): Point => [x * heightCm, y * heightCm];
  // It lies behind the head, and the far palm that it is bound to is at its middle there.
  const grip: Point = isUpright
    ? [middle[0], middle[1] - LOG.far[0] * heightCm]
    : [middle[0] + LOG.far[0] * heightCm, middle[1]];
  return {
    near: { at: at(LOG.near), gesture: 'hold-high' },
    far: {
      at: [LOG.far[0] * heightCm, LOG.y * heightCm],
      holds: {
        drawing: gripAt(log, grip),
        behind: true,
        ...(isUpright ? { angleDegrees: 90 } : {}),
      },
    },
  };
}

function asLoad(drawing: KitDrawing, heightCm: number): Partial<ActorPose> {
  const size = Math.max(widthOf(drawing.box), heightOf(drawing.box), 0.1);
  const by = Math.min(Math.max(1, (LOAD.least * heightCm) / size), (LOAD.most * heightCm) / size);
  const load = fitted(drawing, by);
  const x = LOAD.ahead * heightCm - widthOf(load.box) / 2;
  return {
    near: {
      at: [x, LOAD.y * heightCm],
      holds: { drawing: gripAt(load, [middleOf(load)[0], load.box.bottom]) },
    },
  };
}

function asSack(drawing: KitDrawing, heightCm: number): Partial<ActorPose> {
  const size = Math.max(heightOf(drawing.box), widthOf(drawing.box), 0.1);
  const by = Math.min(Math.max(1, (SACK.least * heightCm) / size), (SACK.most * heightCm) / size);
  const sack = fitted(drawing, by);
  const top: Point = [middleOf(sack)[0], sack.box.top - heightOf(sack.box) * SACK.over];
  return {
    near: {
      gesture: 'heart',
      holds: { drawing: gripAt(sack, top), angleDegrees: SACK.degrees },
    },
  };
}

/** Both arms of a person who has something over the shoulder; nothing where nobody has. */
export function overShoulder(node: Node, held: readonly Held[]): Partial<ActorPose> {
  const own = node.children.filter(isHeld);
  const index = own.findIndex(isOverShoulder);
  const [child, item] = [own[index], held[index]];
  const { drawnBy, concept } = node.thing;
  const isPerson = drawnBy.kind === 'actor' && drawnBy.actor.id === 'person';
  if (!child || !item || !isPerson) return {};
  const other = held.find((one) => one !== item);
  const far: Partial<ActorPose> = other ? { far: { gesture: 'hold-low', holds: other } } : {};
  const { drawing } = item;
  if (SLUNG.test(child.thing.concept.id)) return { ...asSack(drawing, concept.heightCm), ...far };
  const [long = 1, thick = 1] = [widthOf(drawing.box), heightOf(drawing.box)].sort((a, b) => b - a);
  const isThin = thick < concept.heightCm * POLE.thick && long > thick * POLE.ratio;
  const isPole = isThin || hangsDown(drawing) || isShafted(drawing);
  if (isPole)
    return {
      near: {
        gesture: 'hold-chest',
        holds: asPole(fitted(drawing, Math.max(1, (POLE.least * concept.heightCm) / long))),
      },
      ...far,
    };
  if (long > thick * LOG_RATIO) return asLog(drawing, concept.heightCm);
  return { ...asLoad(drawing, concept.heightCm), ...far };
}

/** Whether it has a shaft with a head at its end, however broad that is. */
function isShafted({ anchors, box }: KitDrawing): boolean {
  const { grip, tip } = anchors;
  const size = Math.max(heightOf(box), widthOf(box));
  return grip !== undefined && tip !== undefined && heightOf(box) > size * 0.9;
}
