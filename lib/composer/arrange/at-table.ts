import { add, type Point, times, widthOf } from '@/lib/svg/point';
import type { ActorPose } from '../kit/actor';
import type { Concept } from '../concepts/concept';
import type { Gesture } from '../kit/gestures';
import type { Expression } from '../kit/expressions';
import type { Anchor, KitDrawing } from '../kit/part';
import { aroundSpread } from './at-spread';
import { backOf, flattened, frontOf, moved, stacked } from './assemble';
import { copiesEach, penOfCopy, STANDING_TABLE_CM, tableScale } from './copies';
import { implied, type PenFor } from './held';
import { isHeld, isUpright, type Node } from './node';
import { readable } from './overhead';
import { isOfSort } from '../concepts/sorts';

/** People at a table: on chairs at its sides, standing behind it, or with the head on it. */

/** How actors are drawn, with what they hold and wear. */
export interface Actors {
  draw(node: Node, penFor: PenFor, support?: Partial<ActorPose>): KitDrawing;
  poseOf(node: Node, penFor: PenFor): ActorPose;
  isBeast(node: Node): boolean;
}

const SEAT_CM = 45;
/** A chair with somebody on it, facing right, hands on the edge of the table. */
function sitterAt(
  edge: Point,
  { node, penFor, chairId = 'chair' }: AtTable,
  actors: Actors,
): KitDrawing {
  if (actors.isBeast(node)) return beastAt(edge, { node, penFor }, actors);
  const small = tableScale([node]);
  const grown = implied(chairId, penFor);
  const chair = grown && small < 1 ? moved(grown, { at: [0, 0], scale: small }) : grown;
  const seatCm = chair?.anchors.seat ? -chair.anchors.seat.at[1] : SEAT_CM;
  const x = edge[0] - SITTING_OFF_CM * small;
  const target: Point = [edge[0] + HANDS_IN_CM * small - x, edge[1] - 3];
  // Who sleeps at a table has the head on it.
  const isDown = /^(?:slump|sleep)$/.test(node.doing.pose ?? '');
  const isFree = !isDown && !node.children.some(isHeld);
  const { near, expression } = actors.poseOf(node, penFor);
  const mood =
    isFree && node.doing.near === undefined && expression ? MOODS[expression] : undefined;
  const gesture = mood ?? near?.gesture ?? '';
  const isTelling = TELLING.has(gesture);
  const person = actors.draw(node, penFor, {
    pose: isDown ? 'slump' : 'sit',
    seatCm,
    ...(isFree && !isTelling ? { near: { at: target } } : {}),
    ...(mood ? { near: { gesture: mood } } : {}),
    ...(mood && WITH_BOTH.has(mood) ? { far: { gesture: mood } } : {}),
    ...(isFree && !WITH_BOTH.has(gesture) ? { far: { at: add(target, [8, 0]) } } : {}),
  });
  const sitter = moved(person, { at: [x, 0] });
  const seat = chair ? [moved(flattened(chair), { at: [x, 0] })] : [];
  return { ...stacked([...seat, backOf(sitter)]), front: sitter.front ?? '' };
}

/** Of the height of an animal that sits up, how far before it a paw lies on the table. */
const PAW_AHEAD = 0.3;

/** A paw on the table, where nothing is in it; whoever sits up is turned to who is across. */
function pawsOn(edge: Point, { node, penFor }: AtTable, actors: Actors): Partial<ActorPose> {
  if (!isUpright(node)) return { pose: 'sit' };
  const { near } = actors.poseOf(node, penFor);
  const isFree = !near?.holds && !node.children.some(isHeld);
  const ahead: Point = [node.thing.concept.heightCm * PAW_AHEAD, edge[1] - 2];
  return { pose: 'sit', view: 'profile', ...(isFree ? { near: { at: ahead } } : {}) };
}

/** An animal or a dragon sits on its own ground, no larger than suits the table. */
function beastAt(edge: Point, who: AtTable, actors: Actors): KitDrawing {
  const drawn = flattened(actors.draw(who.node, who.penFor, pawsOn(edge, who, actors)));
  const height = drawn.box.bottom - drawn.box.top;
  const own = who.node.thing.concept.heightCm * SITTING_SHARE;
  const { drawnBy, element } = who.node.thing;
  const isBird = drawnBy.kind === 'actor' && drawnBy.actor.id === 'bird';
  const isAsTall = isBird && element.attributes.includes('upright');
  const scale = Math.min(1, (isAsTall ? own : BEAST_AT_TABLE_CM) / height);
  const x = edge[0] - drawn.box.right * scale + BEAST_OVER_CM;
  return onStool(moved(drawn, { at: [x, 0], scale }), edge, who.penFor);
}

/** Of the height of an animal, how much of it is over the table at which it sits. */
const OVER_TABLE_SHARE = 0.5;
const LEAST_STOOL_CM = 18;

/** A dog sits on a stool, from which it sees what is on the table. */
function onStool(beast: KitDrawing, [, topY]: Point, penFor: PenFor): KitDrawing {
  const { left, right, top } = beast.box;
  const seatCm = -topY + top * (1 - OVER_TABLE_SHARE);
  const stool = seatCm < LEAST_STOOL_CM ? undefined : implied('stool', penFor);
  const own = stool?.anchors.seat ? -stool.anchors.seat.at[1] : 0;
  if (!stool || own <= 0) return beast;
  const scale = seatCm / own;
  const under = moved(flattened(stool), { at: [(left + right) / 2, 0], scale });
  return { ...stacked([under, moved(beast, { at: [0, -seatCm] })]), anchors: beast.anchors };
}

/** Of a beast that eats at a table, what the top hides, and how far aside of the middle it sits. */
const BEHIND_TABLE = { hiddenShare: 0.4, asideShare: 0.14 } as const;

/** Who has a bowl at the mouth sits behind the table, where its edge does not cut through the bowl. */
function eaterBehind({ node, penFor }: AtTable, top: Anchor, spanCm: number, actors: Actors) {
  const drawn = flattened(actors.draw(node, penFor, { pose: 'sit' }));
  const scale = -top.at[1] / BEHIND_TABLE.hiddenShare / (drawn.box.bottom - drawn.box.top);
  return moved(drawn, { at: [top.at[0] - spanCm * BEHIND_TABLE.asideShare, 0], scale });
}

const isEatingBeast = ({ node }: AtTable, actors: Actors) =>
  actors.isBeast(node) && node.doing.near === 'eat' && node.children.some(isHeld);

const BEAST_AT_TABLE_CM = 190;
const noLarger = (beast: KitDrawing): KitDrawing => {
  const scale = Math.min(1, BEAST_AT_TABLE_CM / (beast.box.bottom - beast.box.top));
  return scale < 1 ? moved(beast, { at: [0, 0], scale }) : beast;
};
/** Of their height, how high birds are at a table: they sit as they stand. */
const SITTING_SHARE = 0.84;
const BEAST_OVER_CM = 12;

/** Who sits at a table has the hips so far before its edge, and the hands so far behind it. */
const SITTING_OFF_CM = 14;
const HANDS_IN_CM = 30;

/** What a hand does that says more than lying on the table. */
const TELLING = new Set<string>([
  'think',
  'wave',
  'raise',
  'point',
  'ear',
  'eat',
  'cheek',
  'temple',
  'hide-face',
  'gasp',
  'hush',
  'scratch',
  'shrug',
  'nape',
  'cheer',
  'flex',
  'heart',
  'fold',
  'thumbs-up',
  'pray',
]);
/** Of these both hands tell it. */
const WITH_BOTH = new Set<string>([
  'temple',
  'hide-face',
  'shrug',
  'nape',
  'cheer',
  'fold',
  'pray',
]);

/** What the hands of who sits at a table do when the face tells how they are. */
const MOODS: Readonly<Partial<Record<Expression, Gesture>>> = {
  bored: 'cheek',
  tired: 'cheek',
  worried: 'temple',
};

/** Of a table's width, how far apart those behind it are: animals are broad, and have others at both sides. */
const BEHIND_SHARE = 0.8;
const BEASTS_BEHIND_SHARE = 0.4;

/** Somebody behind a counter, or several behind a table that is sat at on its sides. */
function standingBehind(
  table: KitDrawing,
  people: readonly KitDrawing[],
  top: Anchor,
  share = BEHIND_SHARE,
) {
  const spanCm = (top.spanCm ?? table.box.right - table.box.left) * share;
  return people.map((person, index) => {
    const share = people.length === 1 ? 0 : index / (people.length - 1) - 0.5;
    // They turn to each other and to what is between them.
    return moved(person, { at: [top.at[0] + share * spanCm, 0], mirrored: share > 0 });
  });
}

/** Somebody at a table, drawn with a random stream of their own. */
export interface AtTable {
  node: Node;
  penFor: PenFor;
  /** Concept of what they sit on. */
  chairId?: string;
}

export const copiesAt = (node: Node, penFor: PenFor, hosts: number): AtTable[] =>
  times(copiesEach(node, hosts), (index) => ({ node, penFor: penOfCopy(penFor, index) }));

/** Two who shake hands stand so far from the middle, and meet over it at such a height, of their own. */
const MEETING = { offCm: 46, highShare: 0.6 } as const;

/** Two who shake hands over a desk. */
function meetingOver(people: readonly AtTable[], top: Anchor, actors: Actors): KitDrawing[] {
  return people.map(({ node, penFor }, index) => {
    const target: Point = [MEETING.offCm, -node.thing.concept.heightCm * MEETING.highShare];
    const drawn = actors.draw(node, penFor, {
      pose: 'stand',
      near: { at: target },
      far: { gesture: 'relax' },
    });
    const x = top.at[0] + (index === 0 ? -1 : 1) * MEETING.offCm;
    return moved(drawn, { at: [x, 0], mirrored: index === 1 });
  });
}

/** Both hands out before the body are at what is on the table. */
const isAtWork = ({ doing }: Node): boolean =>
  doing.near === 'hold-low' || (doing.near === 'reach' && doing.far === 'reach');

/** Who works standing has the hands on the top, with what they hold. */
function workerBehind({ node, penFor }: AtTable, top: Anchor, actors: Actors): KitDrawing {
  const { near, far } = actors.poseOf(node, penFor);
  const isWorking = isAtWork(node);
  const hand = (x: number): Point => [x, top.at[1] - HAND_OVER_CM];
  return actors.draw(node, penFor, {
    pose: 'stand',
    near: isWorking ? { ...near, at: hand(26) } : { gesture: 'hold-chest', ...near },
    ...(isWorking ? { far: { ...far, at: hand(14) } } : {}),
  });
}

/** Working hands are so high over a table. */
const HAND_OVER_CM = 9;

/** Of a body's height, where its shoulders are over its seat, and how far they are over a table. */
const SHOULDERS = { share: 0.33, overCm: 12 } as const;

/** On a chair that the table hides, high enough for a child to see over it. */
function sitterBehind({ node, penFor }: AtTable, top: Anchor, actors: Actors): KitDrawing {
  if (actors.isBeast(node)) {
    if (!isUpright(node)) return noLarger(actors.draw(node, penFor));
    return onStool(flattened(actors.draw(node, penFor, { pose: 'sit' })), top.at, penFor);
  }
  if (node.doing.pose !== 'sit') return actors.draw(node, penFor);
  const needed = SHOULDERS.overCm - top.at[1] - node.thing.concept.heightCm * SHOULDERS.share;
  return actors.draw(node, penFor, { seatCm: Math.max(SEAT_CM, needed) });
}

/** Who is larger than people sits at a side, where the table does not hide it. */
function largestAside(people: readonly AtTable[], actors: Actors): readonly AtTable[] {
  const isLarge = ({ node }: AtTable) => actors.isBeast(node) && !isUpright(node);
  const large = people.slice(2).find(isLarge);
  const [first, second] = people;
  if (!large || !first || !second || isLarge(second)) return people;
  return [first, large, second, ...people.slice(2).filter((one) => one !== large)];
}

/** Who waits at tables stands behind it, where others sit at both of its sides. */
function waitersLast(people: readonly AtTable[]): readonly AtTable[] {
  const waits = ({ node }: AtTable) => isOfSort(node.thing.concept.id, 'waits-at-tables');
  const guests = people.filter((one) => !waits(one));
  return guests.length < 2 ? people : [...guests, ...people.filter(waits)];
}

/** People at a table: on chairs at its sides and behind it, or standing behind what is tall. */
export function atTable(table: KitDrawing, told: readonly AtTable[], actors: Actors): KitDrawing {
  const people = waitersLast(largestAside(told, actors));
  const top = table.anchors.top ?? { at: [0, table.box.top] as Point };
  const spanCm = top.spanCm ?? table.box.right - table.box.left;
  const isMeeting =
    people.length === 2 && people.every(({ node }) => node.isClose && node.doing.near === 'reach');
  if (isMeeting) return around(table, meetingOver(people, top, actors));
  if (-top.at[1] >= STANDING_TABLE_CM || people.every(({ node }) => node.doing.pose === 'stand'))
    return around(
      table,
      standingBehind(
        table,
        people.map((one) => workerBehind(one, top, actors)),
        top,
      ),
    );
  const [alone, ...others] = people;
  if (alone && others.length === 0 && isEatingBeast(alone, actors))
    return around(table, [eaterBehind(alone, top, spanCm, actors)]);
  const half: Point = [spanCm / 2, 0];
  const [left, right] = [add(top.at, [-half[0], 0]), add(top.at, half)];
  const sides = people.slice(0, 2).map((one, index) => {
    if (index === 0) return sitterAt(left, one, actors);
    const mirror: Point = [-right[0], right[1]];
    const turned = { ...one, node: readable(one.node) };
    return moved(sitterAt(mirror, turned, actors), { at: [0, 0], mirrored: true });
  });
  const behind = people.slice(2).map((one) => sitterBehind(one, top, actors));
  const areBeasts = people.every(({ node }) => actors.isBeast(node));
  const share = areBeasts ? BEASTS_BEHIND_SHARE : BEHIND_SHARE;
  return around(table, [...standingBehind(table, behind, top, share), ...sides]);
}

/** Of a table's top, how much nearer than its middle to who sits there alone lies what is on it, and how much of the top that takes at most. */
const NEARER = { share: 0.2, span: 0.55 } as const;

/** What is on the table of somebody who sits there alone lies before their hands, and not across from them. */
export function beforeSole(
  node: Node,
  table: KitDrawing,
  items: readonly KitDrawing[],
): KitDrawing[] {
  const people = node.children.filter(({ bond }) => bond === 'at');
  const [sole] = people;
  const { top } = table.anchors;
  const isSole = people.length === 1 && sole !== undefined && copiesEach(sole) === 1;
  const sits = sole?.doing.pose !== 'stand' && sole?.doing.pose !== 'slump';
  if (!top || !isSole || !sits || -top.at[1] >= STANDING_TABLE_CM) return [...items];
  const spanCm = top.spanCm ?? widthOf(table.box);
  const taken = items.reduce((sum, { box }) => sum + widthOf(box), 0);
  if (taken > spanCm * NEARER.span) return [...items];
  return items.map((item) => moved(item, { at: [-spanCm * NEARER.share, 0] }));
}

/** A table with people at it: near arms and what they hold lie over its top. */
function around(table: KitDrawing, people: readonly KitDrawing[]): KitDrawing {
  return stacked([...people.map(backOf), flattened(table), ...people.map(frontOf)]);
}

/** Of the height of a counter's top, what of its foot is under the picture, so that who is behind it is near. */
const SUNK_SHARE = 0.34;

/** A counter with a sign stands so near that its foot is not seen. */
export function lowered(drawn: KitDrawing): KitDrawing {
  const { label, top } = drawn.anchors;
  if (!label || !top) return drawn;
  const placed = moved(drawn, { at: [0, -top.at[1] * SUNK_SHARE] });
  return { ...placed, box: { ...placed.box, bottom: 0 } };
}

const CHILD_CM = 145;

/** Each with the chair that belongs to the table. */
const onChairs = (tableId: string, people: readonly AtTable[]): AtTable[] =>
  people.map((one) =>
    isOfSort(tableId, 'office-table') && one.node.thing.concept.heightCm > CHILD_CM
      ? { ...one, chairId: 'office-chair' }
      : one,
  );

/** With those who sit or stand at it. */
export function staffed(
  concept: Concept,
  table: KitDrawing,
  people: readonly AtTable[],
  actors: Actors,
): KitDrawing {
  if (people.length === 0) return table;
  if (isOfSort(concept.id, 'spread-on-the-ground')) return aroundSpread(table, people, actors);
  const around = atTable(table, onChairs(concept.id, people), actors);
  const manned = { ...around, anchors: table.anchors };
  return concept.part === 'station' ? lowered(manned) : manned;
}
