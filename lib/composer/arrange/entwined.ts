import type { Hex } from '@/lib/color/hex';
import { type Point, times } from '@/lib/svg/point';
import type { Concept } from '../concepts/concept';
import { isOfSort } from '../concepts/sorts';
import { WINDING, WRAP_COLORS } from '../concepts/wraps';
import type { ActorPose } from '../kit/actor';
import { mammalOf } from '../kit/animals/species';
import type { KitDrawing } from '../kit/part';
import { marked, moved } from './assemble';
import { STRUNG_UP } from './bind-about';
import { hangFrom, type Joined, leanOn, tieTo } from './joined';
import { copiesEach, penOfCopy } from './copies';
import type { PenFor } from './held';
import type { Node } from './node';
import {
  beneath,
  girdled,
  hauled,
  type Hurdle,
  over,
  shaded,
  sheltered,
  through,
  tucked,
} from './passing';
import { draped, hungOver } from './draped';
import { hasSitters, overLaps } from './lap-cover';
import { amid } from './amid';
import { curledAbout } from './curled';
import { copiesInRing, inTurns, ringed } from './ringed';
import { copiesInSwarm, orbited, swarmed } from './swarming';
import { seenScale } from './rider-size';
import { screened, slungBetween, strung } from './strung';
import { LYING_POSES } from './seats';
import { coveredOver, overgrown, swaddled, wound } from './winding';
import { underCap } from './under-cap';
import { darkened } from './webs';

/** What of a node's children is neither on nor in it: through, over, under or all around it, or on its shoulders. */

/** How things and actors are drawn with what belongs to them. */
export interface Drawn {
  copies(node: Node, penFor: PenFor, hosts?: number): KitDrawing[];
  actor(node: Node, penFor: PenFor, support?: Partial<ActorPose>): KitDrawing;
}

/** Whoever is under a bed lies, and under a table sits on the floor. */
function crouched(node: Node): Node {
  if (node.thing.drawnBy.kind !== 'actor') return node;
  const pose = node.thing.concept.kind === 'person' ? 'crouch' : 'lie';
  return /^(?:sleep|lie)$/.test(node.doing.pose ?? '')
    ? node
    : { ...node, doing: { ...node.doing, pose } };
}

function hurdleOf({ thing: { concept, drawnBy } }: Node): Hurdle {
  if (concept.kind === 'celestial') return 'moon';
  return drawnBy.kind === 'actor' ? 'somebody' : 'thing';
}

/** With who goes through, over or under it, and the ring about its waist. */
export function withPassing(
  node: Node,
  host: KitDrawing,
  penFor: PenFor,
  hosts: number,
  draw: Drawn,
): KitDrawing {
  const { id } = node.thing.concept;
  const isRoof = (['roof-of-tales', 'planted-shade', 'heads-under'] as const).some((sort) =>
    isOfSort(id, sort),
  );
  const lowly = (child: Node) => (isRoof ? child : crouched(child));
  const drawn = (bond: Node['bond']) =>
    node.children
      .filter((child) => child.bond === bond)
      .flatMap((child) => draw.copies(bond === 'beneath' ? lowly(child) : child, penFor, hosts));
  const pen = penFor(node.thing.element.id);
  const passed = drawn('through');
  const all = passed.length > 0 ? through(node.thing.concept, host, passed, pen) : host;
  const under = node.children.filter(({ bond }) => bond === 'sheltered');
  if (under.length > 0) return sheltered(host, shelteredBy(under, penFor, draw));
  const teams = node.children.filter(({ bond }) => bond === 'hauling');
  if (teams.length > 0) return hauledBy(node, teams, penFor, draw);
  const crossed = over(all, drawn('over'), hurdleOf(node));
  const below = drawn('beneath');
  const passing = goneBeneath(node.thing.concept, crossed, below);
  const girt = girdled(passing, drawn('girdled'), pen);
  const encircling = curledUp(
    node,
    encircled(node, wrapped(node, girt, penFor, draw), penFor, draw),
    penFor,
    draw,
  );
  return swarmedBy(node, grownAbout(node, encircling, penFor, draw), penFor, draw);
}

/** With what grows about it. */
function grownAbout(node: Node, host: KitDrawing, penFor: PenFor, draw: Drawn): KitDrawing {
  return node.children
    .filter(({ bond }) => bond === 'amid')
    .reduce((all, child) => {
      const growing = (index: number) => draw.copies(oneOf(child), penOfCopy(penFor, index));
      return amid(all, growing, node.isHiding === true);
    }, host);
}

/** With those who are under it: a mat, a cap on its stalk, a table. */
function goneBeneath(concept: Concept, host: KitDrawing, below: readonly KitDrawing[]): KitDrawing {
  const { id } = concept;
  if (below.length === 0) return host;
  if (isOfSort(id, 'lain-over')) return tucked(host, below);
  if (isOfSort(id, 'roof-of-tales')) return underCap(host, below);
  if (isOfSort(id, 'planted-shade')) return shaded(host, below);
  // A mouse under a chair is seen there.
  const scale = seenScale(host, concept, below);
  const seen = scale === 1 ? below : below.map((one) => moved(one, { at: [0, 0], scale }));
  return beneath(host, seen, {
    isLow: isOfSort(id, 'low-on-legs'),
    isClosed: isOfSort(id, 'closed-below'),
  });
}

/** One of them alone, however many there are. */
const oneOf = (node: Node): Node => ({
  ...node,
  thing: { ...node.thing, element: { ...node.thing.element, count: 1 } },
});

/** Whatever is told to hang from a line between two. */
const isStrungUp = ({ attributes }: Node['thing']['element']) => attributes.includes(STRUNG_UP);

/** Two of it with something stretched between them, or it before whoever is seen through it. */
export function withSpanning(
  node: Node,
  host: KitDrawing,
  penFor: PenFor,
  draw: Drawn,
): KitDrawing {
  const [cloth] = node.children.filter(({ bond }) => bond === 'strung');
  if (cloth) {
    const isWeb = cloth.thing.concept.id === 'cobweb';
    const [item] = draw.copies(oneOf(isWeb ? darkened(cloth) : cloth), penFor);
    if (item && isOfSort(cloth.thing.concept.id, 'slung-between'))
      return slungBetween([host, host], item);
    const isCrowned = node.thing.concept.kind === 'plant';
    const { element } = cloth.thing;
    const count = isStrungUp(element) && !element.several ? element.count : undefined;
    return item ? strung([host, host], item, { isCrowned, isWeb, count }) : host;
  }
  const behind = node.children.filter(({ bond }) => bond === 'screened');
  if (behind.length === 0) return host;
  return screened(
    host,
    behind.flatMap((child) => draw.copies(child, penFor)),
  );
}

/** With what is all around it: a fence is a ring by itself, and things of several kinds share one. */
function encircled(node: Node, host: KitDrawing, penFor: PenFor, draw: Drawn): KitDrawing {
  const children = node.children.filter(({ bond }) => bond === 'ringed');
  const isFence = ({ thing }: Node) => isOfSort(thing.concept.id, 'fencing');
  const spread = children.filter((child) => !isFence(child));
  const itemsOf = (child: Node) => {
    const { concept, element } = child.thing;
    const kinds = isFence(child) ? 1 : spread.length;
    const count = copiesInRing(concept, element.count, !element.several, kinds);
    return times(count, (index) => draw.copies(oneOf(child), penOfCopy(penFor, index))).flat();
  };
  const [first] = spread;
  const about = first ? ringed(host, first.thing.concept, inTurns(spread.map(itemsOf))) : host;
  return children
    .filter(isFence)
    .reduce((all, child) => ringed(all, child.thing.concept, itemsOf(child)), about);
}

/** With who lies or sleeps about its foot. */
function curledUp(node: Node, host: KitDrawing, penFor: PenFor, draw: Drawn): KitDrawing {
  return node.children
    .filter(({ bond }) => bond === 'curled')
    .reduce((all, child) => {
      const pose = child.doing.pose === 'sleep' ? 'sleep' : 'lie';
      const { element, parameters, drawnBy } = child.thing;
      const isKnown = drawnBy.kind === 'actor' && drawnBy.actor.id === 'quadruped';
      const own = isKnown ? mammalOf(String(parameters.species)).colors.coat : undefined;
      const color = own && ((element.colors[0] ?? own) as Hex);
      const mark = (drawing: KitDrawing) => marked(drawing, element.id);
      return curledAbout(all, draw.actor(child, penFor, { pose }), { color, mark });
    }, host);
}

/** With what flies or floats all around it. */
function swarmedBy(node: Node, host: KitDrawing, penFor: PenFor, draw: Drawn): KitDrawing {
  return node.children
    .filter(({ bond }) => bond === 'swarming')
    .reduce((all, child) => {
      const { element } = child.thing;
      const isOrbit = node.thing.concept.kind === 'celestial';
      const items = times(copiesInSwarm(element.count, !element.several, isOrbit), (index) =>
        draw.copies(oneOf(child), penOfCopy(penFor, index)),
      ).flat();
      return (isOrbit ? orbited : swarmed)(all, items);
    }, host);
}

/** Each of those under an umbrella, with or without its stick in the hand. */
const shelteredBy = (nodes: readonly Node[], penFor: PenFor, draw: Drawn) =>
  nodes.flatMap((node) =>
    times(copiesEach(node), (index) => (hand?: Point) => {
      const pen = penOfCopy(penFor, index);
      const near = hand ? { near: { at: hand, gesture: 'hold-chest' as const } } : {};
      return draw.actor(node, pen, {
        pose: node.doing.pose === 'walk' ? 'walk' : 'stand',
        ...near,
      });
    }),
  );

/** At least two to a side of a rope whose pullers were not counted. */
const LEAST_HAULING = 4;
const ROPE_COLOR = '#b98a4e';

function hauledBy(rope: Node, teams: readonly Node[], penFor: PenFor, draw: Drawn): KitDrawing {
  const pullers = teams.flatMap((node) => {
    const { several } = node.thing.element;
    const count = several ? Math.max(LEAST_HAULING, copiesEach(node)) : copiesEach(node);
    return times(count, (index) => (hands: Point) => {
      const reach = { at: hands, gesture: 'reach' as const };
      const far = { ...reach, at: [hands[0] * 0.72, hands[1]] as const };
      return draw.actor(node, penOfCopy(penFor, index), { pose: 'brace', near: reach, far });
    });
  });
  const tallest = Math.max(...teams.map(({ thing }) => thing.concept.heightCm));
  const { colors, id } = rope.thing.element;
  return hauled(pullers, tallest, colors[0] ?? ROPE_COLOR, (drawn) => marked(drawn, id));
}

/** With what winds about it, grows over it or is about its body. */
function wrapped(node: Node, host: KitDrawing, penFor: PenFor, draw: Drawn): KitDrawing {
  const hasBack = node.thing.concept.kind !== 'clothing';
  const isTapered = node.thing.concept.kind === 'plant' && node.thing.concept.id !== 'branch';
  return node.children.reduce((all, child) => {
    const { bond } = child;
    const { concept, element } = child.thing;
    const pen = penFor(element.id);
    const color = (element.colors[0] ?? WRAP_COLORS[concept.id] ?? pen.accents[0]) as Hex;
    const style = WINDING[concept.id];
    const mark = (item: KitDrawing) => marked(item, element.id);
    if (bond === 'twined' && style) return wound(all, { style, color, pen, isTapered }, mark);
    if (bond === 'overgrown') return overgrown(all, pen, mark);
    const [garment] =
      bond === 'draped' && isOfSort(concept.id, 'draped-whole') ? draw.copies(child, penFor) : [];
    if (garment) return hungOver(all, garment, { hasBack });
    if (bond === 'draped' && hasSitters(node)) return overLaps(node, all, color, mark);
    if (bond === 'draped') return draped(all, color, { hasBack, mark });
    if (bond !== 'swaddling') return all;
    const cover = LYING_POSES.has(node.doing.pose) ? coveredOver : swaddled;
    return cover(all, color, mark);
  }, host);
}

/** Of the height of who carries somebody on the shoulders, how far behind the neck they sit; on the back lower. */
const SHOULDERED = { behind: 0.06, low: 0.16 } as const;

/** A child on somebody's shoulders or back, one leg at each side. */
export function shouldered(host: KitDrawing, rider: Node, penFor: PenFor, draw: Drawn): KitDrawing {
  const { neck, back, shoulder, chest } = host.anchors;
  const isHigh = rider.spot !== 'back';
  const height = -host.box.top;
  const spot = (isHigh ? (neck ?? shoulder) : (back ?? shoulder))?.at ?? [0, -height * 0.8];
  const x = spot[0] - height * SHOULDERED.behind;
  const y = (shoulder?.at[1] ?? spot[1]) + (isHigh ? 0 : height * SHOULDERED.low);
  const hand: Point = isHigh
    ? [height * 0.1, y - height * 0.1]
    : [(chest?.at[0] ?? 0) - x, chest?.at[1] ?? y];
  const drawn = draw.actor(rider, penFor, {
    pose: 'ride',
    seatCm: -y,
    near: { at: hand },
    far: { at: hand },
  });
  return moved(drawn, { at: [x, 0] });
}

const RAISED = { near: { gesture: 'raise' }, far: { gesture: 'raise' } } as const;

/** With what hangs from it, is tied to it or leans on it. */
export function withJoined(
  node: Node,
  host: KitDrawing,
  penFor: PenFor,
  hosts: number,
  draw: Drawn,
): KitDrawing {
  const joined = (bond: Node['bond']): Joined[] =>
    node.children
      .filter((child) => child.bond === bond)
      .flatMap((child) => {
        const { concept, drawnBy } = child.thing;
        const isActor = drawnBy.kind === 'actor';
        const drawn =
          isActor && bond === 'hung'
            ? [draw.actor(child, penFor, { pose: 'stand', ...RAISED })]
            : draw.copies(child, penFor, hosts);
        return drawn.map((drawing) => ({ concept, drawing, isActor }));
      });
  const hung = hangFrom(node.thing, host, joined('hung'));
  const leant = joined('leant');
  return tieTo(leant.length > 0 ? leanOn(hung, leant) : hung, joined('tied'));
}
