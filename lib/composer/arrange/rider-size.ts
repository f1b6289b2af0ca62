import { add, heightOf, type Point, widthOf } from '@/lib/svg/point';
import type { Concept } from '../concepts/concept';
import { isOfSort } from '../concepts/sorts';
import type { ActorPose, Reach } from '../kit/actor';
import type { KitDrawing } from '../kit/part';
import { isHeld, type Node } from './node';
import { isBeast } from './seats';

/** What is on something large enough is drawn so large that it is seen there: no owl on a castle is a speck. */

/** Of the longer side of what bears it, how long at least something alone on it is, by what that is. */
const LEAST: Partial<Record<Concept['kind'], number>> = {
  animal: 0.2,
  fantasy: 0.2,
  vehicle: 0.2,
  building: 0.22,
  celestial: 0.26,
  plant: 0.16,
  nature: 0.3,
  symbol: 0.2,
  food: 0.16,
};
const LEAST_ELSE = 0.16;
/** A toadstool that a fairy sits on is a stool for her. */
const LEAST_OF_TALES = 0.5;
/** Who is on an island in the air is who the picture is of. */
const LEAST_ALOFT = 0.36;
/** What a prompt begins with is what the picture is of, whatever it is on. */
const LEAST_FIRST = 0.36;
/** No more than this, however small it is. */
const MOST_GROWTH = 8;

const longerOf = ({ box }: KitDrawing) => Math.max(heightOf(box), widthOf(box));

/** How much larger than they are things on a host are drawn, so that they are seen on it; 1 where they are. */
export function seenScale(
  host: KitDrawing,
  { kind, id }: Pick<Concept, 'kind' | 'id'>,
  items: readonly KitDrawing[],
  { count = items.length, isFirst = false }: { count?: number; isFirst?: boolean } = {},
): number {
  if (items.length === 0 || isOfSort(id, 'endless')) return 1;
  const share = isOfSort(id, 'seat-of-tales')
    ? LEAST_OF_TALES
    : isOfSort(id, 'land-aloft')
      ? LEAST_ALOFT
      : (LEAST[kind] ?? LEAST_ELSE);
  const least = Math.max(share, isFirst ? LEAST_FIRST : 0) / Math.sqrt(count);
  const own = Math.max(...items.map(longerOf));
  return Math.max(1, Math.min(MOST_GROWTH, (longerOf(host) * least) / Math.max(0.1, own)));
}

/** Who is together on a host, and whether a prompt begins with one of them. */
export const sharing = (nodes: readonly Node[], count: number) => ({
  count,
  isFirst: nodes.some(({ thing }) => thing.element.id === 'e1'),
});

/** The seat, the stirrups and the handle as who is drawn so many times their size has them. */
export function inSize(support: Partial<ActorPose>, scale: number): Partial<ActorPose> {
  const { seatCm, feet, near, far } = support;
  const at = ([x, y]: Point): Point => [x / scale, y / scale];
  const reached = (reach: Reach): Reach => (reach.at ? { ...reach, at: at(reach.at) } : reach);
  return {
    ...support,
    ...(seatCm === undefined ? {} : { seatCm: seatCm / scale }),
    ...(feet ? { feet: [at(feet[0]), at(feet[1])] } : {}),
    ...(near ? { near: reached(near) } : {}),
    ...(far ? { far: reached(far) } : {}),
  };
}

/** Of somebody's height, how high they sit where their feet hang down. */
const SITTING = 0.27;

/** In the bow of a moon, lower than its middle, nobody's feet are on the ground: how high somebody sits there by themselves. */
const hangingCm = (node: Node): number =>
  isBeast(node) ? 0 : node.thing.concept.heightCm * SITTING;

/** How much lower than where its host begins somebody is drawn who sits under that. */
export const sunkCm = (node: Node, y: number, scale: number): number =>
  y > 0 ? y + hangingCm(node) * scale : 0;

/** The pose of who is on a seat at a point of their mount: feet in its stirrups, hands at its handle where they are free. */
export function mounted(
  node: Node,
  { anchors }: Pick<KitDrawing, 'anchors'>,
  [x, y]: Point,
  pose: ActorPose['pose'],
): Partial<ActorPose> {
  const local = (point: Point): Point => [point[0] - x, point[1]];
  const { handle, pedal, stirrup } = anchors;
  const rest = pedal ?? stirrup;
  const isFree = !node.children.some(isHeld);
  return {
    ...(pose ? { pose } : {}),
    seatCm: y > 0 ? hangingCm(node) : -y,
    ...(rest
      ? { feet: [local(rest.at), local(add(rest.at, [rest.spanCm ?? 0, -(rest.spanCm ?? 0)]))] }
      : {}),
    ...(handle && isFree ? { near: { at: local(handle.at) }, far: { at: local(handle.at) } } : {}),
  };
}
