import { isOfSort } from '../concepts/sorts';
import type { KitDrawing } from '../kit/part';
import { heightOf, widthOf } from '@/lib/svg/point';
import { moved } from './assemble';
import { counterSqueeze, SCHOOL_SQUEEZE, tableScale } from './copies';
import { lyingUnder } from './flat-support';
import { asTable, isMakeshift } from './makeshift';
import type { Node } from './node';
import { alongSitters, asSeated, fittedTo, lowered, shared } from './shared-seat';
import { isBeast } from './seats';
import { aboutItems, asPole, pedalledScale, stoolScale, supportScale } from './resting';

/** How large what bears others is drawn: stalls for those in them, bicycles for who rides them. */

/** Whose stalls are as high as the kit draws them. */
const KEEPER_CM = 165;

/** Of those in a boat, side by side, how wide it is at least and at most. */
const CREWED = { least: 1.5, most: 2.5 } as const;

/** How large a boat is for animals: as their tale has it, a paper boat for mice, and no ship for one of them. */
function crewScale(node: Node, { box }: KitDrawing, copies: (node: Node) => KitDrawing[]): number {
  const crew = node.children.filter((child) => child.bond === 'in' && isBeast(child));
  const { kind, habitat, id } = node.thing.concept;
  const isBoat = (kind === 'vehicle' && habitat === 'water') || isOfSort(id, 'toy-boat');
  if (!isBoat || crew.length === 0) return 1;
  const across = crew.flatMap(copies).reduce((sum, one) => sum + widthOf(one.box), 0);
  const own = widthOf(box);
  return Math.min((across * CREWED.most) / own, Math.max(1, (across * CREWED.least) / own));
}

/** How much higher a cloud is than what is on or under it; the sign for one is of the size of a shield. */
const CLOUD = { height: 1.15, leastCm: 42 } as const;

/** Of who jumps about in puddles, how wide one is at most. */
const SPLASHED = 2.2;

/** A puddle as wide as whoever jumps in it needs it: beside a lake a duck would be a speck. */
function asPuddle({ thing, children }: Node, drawn: KitDrawing, copies: Drawn['copies']) {
  const within = children.filter(
    ({ bond, thing: { drawnBy } }) => /^(?:in|on)$/.test(bond ?? '') && drawnBy.kind === 'actor',
  );
  if (!isOfSort(thing.concept.id, 'splashed-in') || within.length === 0) return undefined;
  const across = within
    .flatMap(copies)
    .reduce((sum, { box }) => sum + Math.max(widthOf(box), heightOf(box)), 0);
  return moved(drawn, { at: [0, 0], scale: Math.min(1, (across * SPLASHED) / widthOf(drawn.box)) });
}

/** A cloud that bears goods is a sign for one, and as small as they are. */
function asSmallGround(
  { thing, children }: Node,
  drawn: KitDrawing,
  copies: Drawn['copies'],
): KitDrawing | undefined {
  if (!isOfSort(thing.concept.id, 'floating-ground')) return undefined;
  const goods = children.filter(({ bond }) => bond === 'on' || bond === 'hung');
  if (goods.length === 0 || goods.some((one) => one.thing.drawnBy.kind === 'actor'))
    return undefined;
  const highest = Math.max(...goods.flatMap(copies).map(({ box }) => heightOf(box)));
  const high = Math.max(CLOUD.leastCm, highest * CLOUD.height);
  const scale = Math.min(1, high / heightOf(drawn.box));
  return moved(drawn, { at: [0, 0], scale });
}

/** What is no topping on food: a cake is as large as the bear on it needs it. */
const NO_TOPPING = /^(?:building|animal|person|fantasy|vehicle)$/;

/** How much wider a table is for each animal more than two at it, and at most: they are as broad as they are high. */
const CROWDED = { each: 0.34, most: 2.1 } as const;

function crowdedBy(sitters: readonly Node[]): number {
  const count = sitters.reduce((sum, { thing }) => sum + thing.element.count, 0);
  if (!sitters.every(isBeast) || count < 3) return 1;
  return Math.min(CROWDED.most, 1 + (count - 2) * CROWDED.each);
}

interface Drawn {
  copies(node: Node): KitDrawing[];
  /** How broad an animal is where it sits; 0 for people. */
  broadCm(node: Node): number;
}

/** A thing as large as those on it need it, or as small as the children at it. */
export function supporting(
  node: Node,
  drawn: KitDrawing,
  hosts: number,
  { copies, broadCm }: Drawn,
): KitDrawing {
  const sitters = node.children.filter(({ bond }) => bond === 'at');
  if (sitters.length > 0 && isMakeshift(node)) return asTable(drawn, sitters);
  const small = tableScale(sitters);
  if (small < 1)
    return moved(drawn, {
      at: [0, 0],
      scale: small,
      squeeze: hosts > 1 ? SCHOOL_SQUEEZE : crowdedBy(sitters),
    });
  const squeeze = counterSqueeze(drawn, sitters, hosts);
  if (squeeze < 1) return moved(drawn, { at: [0, 0], squeeze });
  const standing = node.children.filter(({ bond }) => bond === 'on');
  const items = standing.flatMap((child) => copies(child).map((one) => asSeated(child, one)));
  const ground = asSmallGround(node, drawn, copies) ?? asPuddle(node, drawn, copies);
  if (ground) return ground;
  const along = alongSitters(node, drawn, items);
  if (along) return along;
  const flat = lyingUnder(node.thing.concept, drawn, items);
  if (flat) return flat;
  if (isOfSort(node.thing.concept.id, 'pole') && hosts === 1)
    return asPole(node.thing.concept.id, drawn, items);
  const isDish =
    node.thing.concept.kind === 'food' &&
    !standing.some(({ thing }) => NO_TOPPING.test(thing.concept.kind));
  const rider = standing.find(({ thing }) => thing.drawnBy.kind === 'actor');
  const pedalled = pedalledScale(drawn, rider?.thing.concept.heightCm);
  const keepers = node.children.filter(
    ({ bond, doing, thing }) =>
      bond === 'in' && doing.pose === 'stand' && thing.drawnBy.kind === 'actor',
  );
  const kept = Math.min(1, ...keepers.map(({ thing }) => thing.concept.heightCm / KEEPER_CM));
  const { concept } = node.thing;
  // Several of them, and one that bears nobody, are as large as they are.
  const isYielding = isOfSort(concept.id, 'as-large-as-needed') && hosts === 1 && items.length > 0;
  const isUnderGoods = isOfSort(concept.id, 'bears-goods') && !rider && items.length > 0;
  const stool =
    isYielding || isUnderGoods ? 0 : stoolScale(concept, drawn, rider?.thing.concept.heightCm);
  const own = Math.max(stool, supportScale(concept, drawn, items)) * fittedTo(node, drawn, broadCm);
  const scale =
    hosts > 1 || isDish ? stool : kept * pedalled * own * crewScale(node, drawn, copies);
  const sized = scale === 1 ? drawn : moved(drawn, { at: [0, 0], scale });
  const low = lowered(node, sized, scale);
  return aboutItems(concept.id, hosts > 1 ? low : shared(node, low, broadCm), items);
}
