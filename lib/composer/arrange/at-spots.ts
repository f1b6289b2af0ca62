import { clamp, heightOf, type Point, widthOf } from '@/lib/svg/point';
import type { BriefRelation } from '../brief';
import type { Concept } from '../concepts/concept';
import { faceOf } from '../concepts/faces';
import { hasSpot, type HostSpotId, isHostSpot, placeOfSpot } from '../concepts/host-spots';
import { isOfSort } from '../concepts/sorts';
import type { Anchor, KitDrawing } from '../kit/part';
import { centredOn, flattened, moved } from './assemble';
import type { Forest } from './forest';
import { isActor, type Node } from './node';
import { besideFace } from './face-clear';
import { FACES, PERCHED, perchedAt, shareOf, signAt } from './resting';

/** What is on a named spot of something: on the hood of a car, at the end of a pier, over the back of a chair. */

const HANGING: ReadonlySet<BriefRelation['kind']> = new Set(['hanging', 'tied', 'around']);
/** Cloths lie over an edge by themselves, and are drawn so. */
const DRAPED_OVER = /^(?:backrest|armrest)$/;

/** Bags and baskets hang from these. */
const SLUNG_ON = /^(?:handlebars|figure-arm|door-handle)$/;

/** Of what is so much higher than what is on it, nobody would see that: it is drawn larger. */
const SPECK = 12;

/**
 * Something that no preposition has a spot for, and that has one all the same: a ball in the leaves of a tree, a nest on a
 * lamp post.
 */
export function bindOnTall(forest: Forest, kind: 'on' | 'in', item: Node, host: Node): boolean {
  if (isActor(item) || isActor(host) || host.thing.drawnBy.kind !== 'part') return false;
  const [{ concept }, { concept: tall }] = [item.thing, host.thing];
  const isCaught = isOfSort(concept.id, 'caught-in-trees') && hasSpot(tall, 'foliage');
  const isSpeck =
    kind === 'on' &&
    SPECK_HOSTS.test(tall.kind) &&
    POST.test(tall.id) &&
    tall.heightCm > concept.heightCm * SPECK &&
    tall.heightCm < TALLEST_CM;
  const isOnCloud = kind === 'on' && isOfSort(tall.id, 'floating-ground');
  if (!(isCaught || isSpeck || isOnCloud) || !forest.bind(item, host, 'on')) return false;
  item.hostSpot = { id: isCaught ? 'foliage' : 'summit', isHanging: false };
  return true;
}
/** A bird that is on a letter box is on its roof, though the box has an inside. */
export function perchOnTop(forest: Forest, item: Node, host: Node): boolean {
  const isTop = isOfSort(host.thing.concept.id, 'perched-on-top');
  if (!isTop || item.thing.concept.kind !== 'animal' || !forest.bind(item, host, 'on'))
    return false;
  item.hostSpot = { id: 'summit', isHanging: false };
  item.doing.pose ??= 'sit';
  return true;
}
const SPECK_HOSTS = /^(?:tool|sign|symbol|building)$/;
/** A house is seen from where a cat on its roof can be seen; a post is all there is. */
const POST = /(?:lamp|post|pole|sign|light|statue|monument|signpost|hydrant)$/;
const TALLEST_CM = 900;

/** Binds something to a spot of another thing, where that has it. People sit and stand as seats have them. */
export function bindAtSpot(forest: Forest, { kind, from, to, spot = '' }: BriefRelation): boolean {
  const [item, host] = [from, to].map((id) => forest.nodes.get(id));
  if (!item || !host || item === host || !isHostSpot(spot)) return false;
  // Smoke comes out of a chimney, and does not stand on it.
  if (isOfSort(item.thing.concept.id, 'rising')) return false;
  if (!hasSpot(host.thing.concept, spot) || host.thing.drawnBy.kind !== 'part') return false;
  const { kind: sort, habitat } = item.thing.concept;
  if (isActor(item) && sort === 'person') return false;
  const isCloth = sort === 'clothing' || isOfSort(item.thing.concept.id, 'draped');
  if (DRAPED_OVER.test(spot) && !HANGING.has(kind) && isCloth) return false;
  // A balloon that is tied flies over what it is tied to.
  if (kind === 'tied' && /^(?:air|sky)$/.test(habitat)) return false;
  if (!forest.bind(item, host, 'on')) return false;
  const isSlung = /^(?:container|clothing)$/.test(sort) && SLUNG_ON.test(spot);
  item.hostSpot = { id: spot, isHanging: (HANGING.has(kind) || isSlung) && !isOver(spot) };
  return true;
}

/** What is tied to a roof lies on it. */
const isOver = (spot: HostSpotId) =>
  /^(?:vehicle-roof|vehicle-rear|cycle-rear|hood|lid|summit)$/.test(spot);

/** Of the longer side of its host, how large what is on a spot of it is at least and at most. */
const SIZE = { least: 0.18, onCloud: 0.42, most: 0.95 } as const;
/** Of a hand or an ear that is drawn alone, how large what it has on is. */
const WORN: Partial<Record<HostSpotId, number>> = { finger: 0.2, wrist: 0.42, lobe: 0.5 };
/** Flat ways and boards: what is at their end stands on them. */
const ON_TOP = /^(?:end|lid|vehicle-roof|summit)$/;

/** On a roof, skis and boards lie along it. */
const LAID_ON = /^(?:vehicle-roof|hood)$/;
const SLENDER = 2;

function laidLong(drawing: KitDrawing): KitDrawing {
  if (heightOf(drawing.box) < widthOf(drawing.box) * SLENDER) return drawing;
  const turned = moved(flattened(drawing), { at: [0, 0], angleDegrees: 90 });
  return moved(turned, { at: [0, -turned.box.bottom] });
}

function placeOn(host: KitDrawing, spot: HostSpotId): Point {
  const at = shareOf(host.box, placeOfSpot(spot));
  const { top, roof, chimney } = host.anchors;
  if (spot === 'chimney' && chimney) return chimney.at;
  if (spot === 'summit' && top) return top.at;
  const flat = spot === 'vehicle-roof' ? (roof ?? top) : top;
  return ON_TOP.test(spot) && flat ? [at[0], flat.at[1]] : at;
}

/** Where it is on its host: standing on the spot, or hanging down from it. */
function atHostSpot(
  host: KitDrawing,
  upright: KitDrawing,
  { id, isHanging }: NonNullable<Node['hostSpot']>,
  { isLaid, isOnCloud }: { isLaid: boolean; isOnCloud: boolean },
): KitDrawing {
  const drawn = isLaid && LAID_ON.test(id) ? laidLong(upright) : upright;
  const longer = Math.max(widthOf(host.box), heightOf(host.box));
  const own = Math.max(widthOf(drawn.box), heightOf(drawn.box));
  const least = isOnCloud ? SIZE.onCloud : SIZE.least;
  const scale = clamp(1, (longer * least) / own, (longer * SIZE.most) / own);
  const { left, right, top, bottom } = drawn.box;
  const [x, y] = placeOn(host, id);
  if (id === 'foliage') return centredOn(drawn, [x, y], scale);
  const share = WORN[id];
  if (share !== undefined) return centredOn(drawn, [x, y], (longer * share) / own);
  const grip: Point = [(left + right) / 2, isHanging ? top : bottom];
  return moved(drawn, { at: [x - grip[0] * scale, y - grip[1] * scale], scale });
}

/** Of somebody's height, how long a pencil or a flower behind the ear is; and how it leans there. */
const AT_EAR = { share: 0.11, degrees: 58 } as const;

function behindEar(host: KitDrawing, { at }: Anchor, drawn: KitDrawing): KitDrawing {
  const own = Math.max(widthOf(drawn.box), heightOf(drawn.box));
  const scale = (heightOf(host.box) * AT_EAR.share) / own;
  const turned = moved(drawn, { at: [0, 0], angleDegrees: AT_EAR.degrees, scale });
  return centredOn(turned, at);
}

/** Of whoever sits, how high a child on the lap is at most. */
const CHILD_ON_LAP = 0.5;
/** Of a child that sits, how much is legs that hang down. */
const DANGLING = 0.16;

/** What has a place of its own on its host, there: on a spot, on a face, at an anchor; none where the host has no such place. */
export function onSpot(
  host: KitDrawing,
  node: Node,
  concept: Concept,
  draw: () => KitDrawing,
): KitDrawing | undefined {
  if (node.hostSpot)
    return atHostSpot(host, draw(), node.hostSpot, {
      isLaid: !isActor(node),
      isOnCloud: isOfSort(concept.id, 'floating-ground'),
    });
  const isFace = FACES.has(node.spot ?? 'top');
  const own = node.spot && host.anchors[node.spot];
  const anchor = own ?? (isFace ? { at: shareOf(host.box, faceOf(concept)) } : undefined);
  if (!anchor) return undefined;
  if (isFace) return signAt(anchor, host, draw());
  if (node.spot === 'ear') return behindEar(host, anchor, draw());
  const isChild = node.spot === 'lap' && node.thing.concept.kind === 'person';
  const most = isChild ? CHILD_ON_LAP : PERCHED[node.spot ?? 'top'];
  const perched = perchedAt(anchor, host, draw(), most);
  if (isChild) return moved(perched, { at: [0, heightOf(perched.box) * DANGLING] });
  if (node.spot === 'back' && isActor(node) && isUpright(host)) return clinging(host, perched);
  return node.spot === 'shoulder' ? besideFace(host, perched) : perched;
}

/** Of those who are upright, what is not so much wider than high. */
const UPRIGHT_SHARE = 1.05;
const isUpright = ({ box, anchors }: KitDrawing): boolean =>
  anchors.eyes !== undefined && heightOf(box) > widthOf(box) * UPRIGHT_SHARE;
/** Of the height of who clings to a back, how far below the shoulder they are. */
const CLINGING = 0.55;

/** A young one on the back of who stands upright looks out beside the shoulder, and hides no face. */
function clinging(host: KitDrawing, young: KitDrawing): KitDrawing {
  return besideFace(host, moved(young, { at: [0, heightOf(young.box) * CLINGING] }));
}
