import { clamp, heightOf, times, widthOf } from '@/lib/svg/point';
import type { KitDrawing } from '../kit/part';
import { flattened, moved, stacked } from './assemble';
import type { Forest } from './forest';
import type { PenFor } from './held';
import { isActor, type Node } from './node';
import { penOfCopy } from './copies';
import { SINGLES } from '../concepts/singles';
import { isOfSort } from '../concepts/sorts';
import { holdOnArms, holdsAtEnds, withArmful } from './on-arms';
import { swungUnder } from './swung-rope';

/** What somebody juggles: in an arc over the hands, in its true size as far as it is seen. */

/** Shares of the height of who juggles: the arc, and how large one is; from how low to how low the arc goes, in degrees. */
const ARC = { x: 0.06, y: -0.7, wide: 0.44, high: 0.52, from: 196, to: -16 } as const;
const SIZE = { least: 0.13, most: 0.32 } as const;
/** What is larger is not thrown up. */
const LARGEST_SHARE = 0.8;
/** Of one kind alone so many are in the air, where no number is told. */
const MOST = 9;
/** Each is turned a little further than the one before. */
const TURN_DEGREES = 24;

/** Binds it to who throws it up. */
export function tossUp(forest: Forest, agent: Node, thing: Node): boolean {
  if (holdOnArms(forest, agent, thing)) return true;
  const { heightCm, kind } = thing.thing.concept;
  const isThrown = !/^(?:building|place|celestial|furniture)$/.test(kind);
  const most = agent.thing.concept.heightCm * LARGEST_SHARE;
  if (!isActor(agent) || !isThrown || heightCm > most) return false;
  if (isActor(thing)) thing.doing.pose ??= 'sit';
  return forest.bind(thing, agent, 'tossed');
}

type Flight = Readonly<Record<'x' | 'y' | 'least' | 'most', number>>;

/** Shares of the height of who throws it: where it flies, and how large it is seen. */
const FLIGHT = { x: 0.74, y: -0.86, least: 0.1, most: 0.26 } as const;

const MOST_THROWERS = 4;
const isThrownOneByOne = ({ thing: { concept } }: Node) =>
  SINGLES[concept.id] !== undefined || /^(?:food|toy|plant|nature)$/.test(concept.kind);

/** Binds what is thrown away to who threw it, who has stepped out and has the arm out after it. */
export function hurl(forest: Forest, agent: Node, thing: Node): boolean {
  const { concept, element } = thing.thing;
  const areFew = agent.thing.element.count <= MOST_THROWERS;
  const isAble = areFew && /^(?:person|animal|fantasy)$/.test(agent.thing.concept.kind);
  const isThing = !isActor(thing) && concept.heightCm <= agent.thing.concept.heightCm * 0.4;
  // Of several that several throw each has one in the air; what one throws several of goes up in an arc.
  const isOneEach = element.count === 1 || (element.several && isThrownOneByOne(thing));
  if (!isActor(agent) || !isAble || !isThing || !isOneEach) return false;
  if (thing.isHurled) agent.hurls = thing;
  else if (!forest.bind(thing, agent, 'tossed')) return false;
  const kind = SINGLES[concept.id];
  if (kind !== undefined) thing.thing = { ...thing.thing, parameters: { kind } };
  thing.isHurled = true;
  const pose = agent.hasPosture ? agent.doing.pose : 'walk';
  agent.doing = { ...agent.doing, ...(pose ? { pose } : {}), near: 'point' };
  return true;
}

/** Shares of the height of who flips it: where it is over the pan, and how large it is seen. */
const FLIP = { x: 0.4, y: -0.92, least: 0.15, most: 0.22 } as const;
const FLIP_DEGREES = 16;

/** A pancake in the air over the pan of who tosses it. */
export function flipUp(forest: Forest, agent: Node, thing: Node, pan: Node): boolean {
  const isMan = isActor(agent) && agent.thing.concept.kind === 'person';
  if (!isMan || !isOfSort(thing.thing.concept.id, 'flipped-in-pans')) return false;
  if (!forest.bind(pan, agent, 'held')) return false;
  delete agent.doing.tool;
  const kind = SINGLES[thing.thing.concept.id];
  if (kind !== undefined) thing.thing = { ...thing.thing, parameters: { kind } };
  thing.isFlipped = true;
  return forest.bind(thing, agent, 'tossed');
}

/** In flight, ahead of the hand. */
function inFlight(drawing: KitDrawing, heightCm: number, flight: Flight = FLIGHT): KitDrawing {
  const own = sizeOf(drawing);
  const scale = clamp(own, flight.least * heightCm, flight.most * heightCm) / own;
  const { left, right, top, bottom } = drawing.box;
  return moved(drawing, {
    at: [
      flight.x * heightCm - ((left + right) / 2) * scale,
      flight.y * heightCm - ((top + bottom) / 2) * scale,
    ],
    scale,
  });
}

const sizeOf = ({ box }: KitDrawing) => Math.max(heightOf(box), widthOf(box), 0.1);

/** What somebody has thrown who sits while they do: it flies before them, over the seat's own ground. */
const flungBy = (node: Node): Node | undefined =>
  node.hurls ?? node.children.find(({ bond, isHurled }) => bond === 'tossed' && isHurled === true);

const throwsFromSeat = (node: Node): boolean =>
  isActor(node) && /^(?:on|in)$/.test(node.bond ?? '') && flungBy(node) !== undefined;

function withFlung(
  sitter: Node,
  drawn: KitDrawing,
  penFor: PenFor,
  draw: (node: Node, penFor: PenFor) => KitDrawing,
): KitDrawing {
  const thing = flungBy(sitter);
  if (!thing) return drawn;
  const flying = inFlight(flattened(draw(thing, penFor)), sitter.thing.concept.heightCm);
  return stacked([flattened(drawn), flying]);
}

/** With what is in the air over it. */
export function withTossed(
  node: Node,
  drawn: KitDrawing,
  penFor: PenFor,
  draw: (node: Node, penFor: PenFor) => KitDrawing,
): KitDrawing {
  const sitter = isActor(node) ? undefined : node.children.find(throwsFromSeat);
  if (sitter) return { ...withFlung(sitter, drawn, penFor, draw), anchors: drawn.anchors };
  const own = node.children.filter(({ bond }) => bond === 'tossed');
  const tossed = own.length === 0 && node.hurls ? [node.hurls] : own;
  if (tossed.length === 0) return drawn;
  if (holdsAtEnds(node)) return withArmful(node, drawn, penFor, draw);
  const { heightCm } = node.thing.concept;
  const [first] = tossed;
  if (first && isOfSort(first.thing.concept.id, 'swung-under'))
    return swungUnder(drawn, first.thing.element.id, heightCm);
  if (first?.isFlipped) {
    const flat = flattened(draw(first, penFor));
    const turned = moved(flat, { at: [0, 0], angleDegrees: -FLIP_DEGREES });
    const flying = inFlight(turned, heightCm, FLIP);
    return { ...stacked([flattened(drawn), flying]), anchors: drawn.anchors };
  }
  if (first?.isHurled) {
    const flying = inFlight(flattened(draw(first, penFor)), heightCm);
    return { ...stacked([flattened(drawn), flying]), anchors: drawn.anchors };
  }
  const items = tossed
    .flatMap((child) => {
      const { count, several } = child.thing.element;
      const isLive = isActor(child);
      return times(several && tossed.length > 1 ? Math.min(2, count) : count, (index) => ({
        isLive,
        drawing: flattened(draw(child, penOfCopy(penFor, index))),
      }));
    })
    .slice(0, MOST);
  const slots = items.map(({ drawing, isLive }, index) => {
    const share = items.length === 1 ? 0.5 : index / (items.length - 1);
    const angle = ((ARC.from + (ARC.to - ARC.from) * share) * Math.PI) / 180;
    const least = (SIZE.least * heightCm) / sizeOf(drawing);
    const scale = Math.min(Math.max(1, least), (SIZE.most * heightCm) / sizeOf(drawing));
    const { left, right, top, bottom } = drawing.box;
    const centred = moved(drawing, {
      at: [(-(left + right) / 2) * scale, (-(top + bottom) / 2) * scale],
      scale,
    });
    return moved(centred, {
      at: [
        (ARC.x + ARC.wide * Math.cos(angle)) * heightCm,
        (ARC.y - ARC.high * Math.sin(angle)) * heightCm,
      ],
      angleDegrees: isLive ? 0 : (index % 2 ? 1 : -1) * TURN_DEGREES,
    });
  });
  return { ...stacked([flattened(drawn), ...slots]), anchors: drawn.anchors };
}
