import type { Concept } from '../concepts/concept';
import { isOpening } from '../concepts/hollows';
import type { KitDrawing } from '../kit/part';
import { heightOf, widthOf } from '@/lib/svg/point';
import { flattened, moved } from './assemble';
import type { Actors } from './at-table';
import type { PenFor } from './held';
import type { Node } from './node';
import { isBeast } from './seats';
import { cutByRim, enclosed, hollowOf, isSolid, rimOf } from './within';
import { isOfSort } from '../concepts/sorts';

/** Animals in what they fit into. */
export interface Host {
  host: KitDrawing;
  concept: Concept;
  /** Furniture with nobody at it: it is there for what stands on it. */
  isBearing?: boolean;
}

/** How many are in or on something, and which of them one is. */
export interface Riders {
  count: number;
  index: number;
}

/** Whether an animal is in something whose front or rim hides what is below. */
export const isNested = (node: Node, { host: { anchors, front }, concept }: Host): boolean =>
  node.bond === 'in' &&
  (isBeast(node) || isOfSort(concept.id, 'stuck-in')) &&
  (isHollowed(concept, anchors) ||
    ((anchors.seat === undefined || concept.kind === 'container') &&
      (isOpening(concept) || (anchors.inside !== undefined && front !== undefined))));

/** A log that is said to be hollow. */
const isHollowed = ({ id }: Host['concept'], { inside }: Host['host']['anchors']) =>
  inside !== undefined && isOfSort(id, 'hollow-told');

/** Of their usual size, how large eggs are under who sits on them. */
const BROODED = 0.56;

/** Eggs lie before the rabbit in the basket; in a nest they are smaller, and under the hen. */
export function layered(
  { host, concept }: Host,
  items: readonly KitDrawing[],
  animals: readonly KitDrawing[],
  isNested: boolean,
): KitDrawing[] {
  if (!isNested) return [...items, ...animals];
  if (!isOfSort(concept.id, 'brooded-in')) return [...animals, ...items];
  const [x, y] = host.anchors.inside?.at ?? [(host.box.left + host.box.right) / 2, host.box.top];
  const at = [x * (1 - BROODED), y * (1 - BROODED)] as const;
  return [...items.map((item) => moved(flattened(item), { at, scale: BROODED })), ...animals];
}

/** Of an animal in a box, how much of its height is above the rim. */
const ABOVE_RIM = 0.6;

/** Of the opening of a shell, how broad who hatches is over all. */
const HATCHLING_SHARE = 1.5;
/** Beside a shell nothing is seen that is no higher over its rim than this, of its opening: a tail is inside. */
const IN_SHELL = 0.1;

/** Who is stuck pushes up with both hands. */
const ARMS_UP = { near: { gesture: 'raise' }, far: { gesture: 'raise' } } as const;

/** Of what one alone takes behind glass, what each of several does, and how far they are apart, right and down. */
const SHARED = { scale: 1.15, most: 0.7, apart: 0.9, close: 0.72, down: 0.3 } as const;

/** One of several behind glass: smaller, beside and over the others. */
function amongSeveral(alone: KitDrawing, { count, index }: Riders): KitDrawing {
  const { left, right, top, bottom } = alone.box;
  const scale = Math.min(SHARED.most, SHARED.scale / count);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const step = (right - left) * scale * (count > 2 ? SHARED.close : SHARED.apart);
  const aside = (index - (count - 1) / 2) * step;
  const lower = (index % 2 === 0 ? -1 : 1) * (bottom - top) * SHARED.down;
  return moved(alone, { at: [x + aside - x * scale, y + lower - y * scale], scale });
}

/** Of the height of what it comes out of, how high who comes out is; of its own length, how much is still inside. */
const COMING = { high: 1.12, inside: 0.4 } as const;

/** Out of the end of what is hollow: the head and the forelegs are before it, the rest is in the dark. */
function comingOut(node: Node, host: KitDrawing, penFor: PenFor, actors: Actors): KitDrawing {
  const [x, y] = host.anchors.inside?.at ?? [host.box.right, -heightOf(host.box) / 2];
  const pose = node.doing.pose === 'sleep' ? 'sleep' : 'walk';
  const body = flattened(actors.draw(node, penFor, { pose }));
  const isRight = x > (host.box.left + host.box.right) / 2;
  const looksRight = (body.anchors.head?.at[0] ?? 1) >= (body.box.left + body.box.right) / 2;
  const scale = (heightOf(host.box) * COMING.high) / heightOf(body.box);
  const length = widthOf(body.box) * scale;
  const sized = moved(body, { at: [0, 0], scale, mirrored: isRight !== looksRight });
  const from = isRight ? x - length * COMING.inside : x + length * COMING.inside - length;
  const out = moved(sized, { at: [from - sized.box.left, host.box.bottom - sized.box.bottom] });
  const [far, high] = [length * 4, heightOf(host.box)];
  const edge = isRight ? x + far : x - far;
  // The mouth of it, and all that is before that.
  const seen = `M${x} ${y - high * HOLE}C${x - high * HOLE * 0.8} ${y - high * HOLE} ${x - high * HOLE * 0.8} ${y + high * HOLE} ${x} ${y + high * HOLE}V${far}H${edge}V${-far}H${x}Z`;
  const clipped = penFor(node.thing.element.id).clip(seen, out.svg);
  return { ...out, svg: clipped };
}

/** Of the height of a log, half of how high its hollow is. */
const HOLE = 0.36;

/** It sits behind the front, head and chest above the rim; behind glass it is seen whole. */
export function nested(
  node: Node,
  { host, concept }: Host,
  penFor: PenFor,
  { count, index }: Riders,
  actors: Actors,
): KitDrawing {
  const hollow = hollowOf(concept, host);
  if (hollow && count === 1 && isHollowed(concept, host.anchors))
    return comingOut(node, host, penFor, actors);
  if (hollow) {
    const [whole = host] = enclosed(hollow, [flattened(actors.draw(node, penFor))]);
    return count > 1 ? amongSeveral(whole, { count, index }) : whole;
  }
  const inside = rimOf(concept, host);
  const pose = node.doing.pose === 'sleep' ? 'sleep' : isBeast(node) ? 'sit' : 'stand';
  const arms = isBeast(node) ? {} : ARMS_UP;
  const body = flattened(actors.draw(node, penFor, { pose, ...arms }));
  const [x, y] = inside.at;
  const rim = y - 0.02 * (host.box.bottom - host.box.top);
  const { left, right, top, bottom } = body.box;
  const spanCm = inside.spanCm ?? host.box.right - host.box.left;
  const step = spanCm / (count + 0.6);
  // What hatches has wings and a tail that are still in the shell.
  const isHatching = isOfSort(concept.id, 'egg');
  const alone = isHatching ? HATCHLING_SHARE : 0.98;
  const scale = Math.min(
    (count === 1 ? spanCm * alone : step * 2.2) / (right - left),
    (-rim * 0.98) / ((bottom - top) * (1 - ABOVE_RIM)),
  );
  const sunk = rim + (bottom - top) * (1 - ABOVE_RIM) * scale;
  const shift = (index - (count - 1) / 2) * step;
  const sat = moved(body, {
    at: [x + shift - ((left + right) / 2) * scale, sunk - bottom * scale],
    scale,
  });
  const isCut = isHatching || (host.front === undefined && !isSolid(concept, host));
  if (!isCut) return sat;
  const besideCm = isHatching ? spanCm * IN_SHELL : 0;
  return cutByRim(inside, host, sat, penFor(node.thing.element.id), besideCm);
}
