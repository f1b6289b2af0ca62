import { line } from '@/lib/svg/markup';
import { add, heightOf, type Point, widthOf } from '@/lib/svg/point';
import { isOfSort } from '../concepts/sorts';
import type { KitDrawing } from '../kit/part';
import { HOUSE } from '../palette/house';
import type { Contact } from '../understand';
import { flattened, moved, stacked } from './assemble';
import { driftOf } from './drifting';
import type { Forest } from './forest';
import { motionOf } from './motions.data';
import { isActor, type Node } from './node';
import { runningOf, spouted, stream } from './pouring';
import { slung } from './slung';

/** What things do that nobody has in the hand: they move, pull others, pour onto them, grip and bear them. */

const POURING = new Set(['pour', 'water', 'fill', 'sprinkle', 'spray']);
const GRIPPING = new Set(['hold', 'take', 'harvest', 'lift', 'put', 'give', 'stick']);
/** What is done from the air with ropes. */
const SLINGING = new Set([...GRIPPING, 'help', 'carry', 'pull']);
/** What a tool does to what lies before it, where nobody has it in the hand. */
const WORKING =
  /^(?:cut|hammer|saw|brush|brush-teeth|paint|draw|write|sew|clean|sweep|dig|weld|drill|sculpt|stamp|stir|grate|peel|shear|iron-verb|rake|scratch)$/;
const BEARING = new Set(['cook', 'bake', 'barbecue', 'boil', 'weigh', 'balance']);

const IN_WATER = /^(?:water|underwater)$/;

function contactFor({ thing: { concept } }: Node, verb: string): Contact | undefined {
  if (SLINGING.has(verb) && isOfSort(concept.id, 'slinging')) return 'slung';
  if (verb === 'pull') return 'tow';
  if (POURING.has(verb) && isOfSort(concept.id, 'poured-from')) return 'over';
  if (WORKING.test(verb) && concept.kind === 'tool') return 'work';
  return GRIPPING.has(verb) && isOfSort(concept.id, 'gripping') ? 'handle' : undefined;
}

/** Notes how a thing moves, and binds what it does something to; false where it does so as people do, or not. */
export function actAsThing(
  forest: Forest,
  agent: Node,
  patient: Node | undefined,
  verb: string,
): boolean {
  if (isActor(agent)) return false;
  const contact = contactFor(agent, verb);
  if (driftOf(agent)) agent.moves = 'aloft';
  else if (contact !== 'tow') {
    const motion = motionOf(verb);
    const isCarried = motion === 'soar' || motion === 'bob';
    const { id, habitat } = agent.thing.concept;
    const isWafted = isCarried && isOfSort(id, 'wafting');
    // Headphones that float are in the air, and no ripples are about them.
    const isAdrift = motion === 'bob' && !isWafted && !IN_WATER.test(habitat);
    if (motion && !isAdrift) agent.moves = isWafted ? 'aloft' : motion;
  }
  if (!patient || patient === agent) return false;
  if (isActor(patient) && contact !== 'slung') return false;
  const isSlung = patient.contact === 'slung' && forest.parentOf(patient) === agent;
  const isDone = contact
    ? isSlung || forest.bind(patient, agent, 'touched')
    : BEARING.has(verb) && forest.bind(patient, agent, 'on');
  if (!isDone) return false;
  if (contact === 'slung' && isActor(patient)) patient.doing = { pose: 'dangle' };
  if (contact) patient.contact = contact;
  agent.deed = verb;
  return true;
}

/** Of the height of what pulls: the length of a coupling, how high it is, how high what is pulled may be. */
const TOWED = { gap: 0.16, high: 0.2, most: 1.05 } as const;
/** What is poured onto, of the height of what is emptied, and how far that falls. */
const POURED = { least: 0.7, most: 1.7, fall: 0.32 } as const;
/** Of the width of what grips, what it has in its grip: at most, and at least. */
const GRIPPED = { most: 0.34, least: 0.13, grown: 1.6 } as const;

function towing(host: KitDrawing, items: readonly KitDrawing[]): KitDrawing {
  const height = heightOf(host.box);
  const y = -height * TOWED.high;
  let edge = host.box.left;
  const parts = items.flatMap((item) => {
    const scale = Math.min(1, (height * TOWED.most) / heightOf(item.box));
    const from = edge;
    edge -= height * TOWED.gap;
    const placed = moved(item, { at: [edge - item.box.right * scale, 0], scale });
    const bar = line(
      [
        [from + height * 0.06, y],
        [edge - height * 0.06, y],
      ],
      HOUSE.ink,
      height * 0.03,
    );
    edge = placed.box.left;
    return [{ svg: bar, box: placed.box, anchors: {} }, placed];
  });
  return { ...stacked([...parts, host]), anchors: host.anchors };
}

function emptying({ thing }: Node, host: KitDrawing, items: readonly KitDrawing[]): KitDrawing {
  const [first] = items;
  if (!first) return host;
  const height = heightOf(host.box);
  const ratio = heightOf(first.box) / height;
  const scale = Math.min(POURED.most, Math.max(POURED.least, ratio)) / ratio;
  const below = moved(first, { at: [0, 0], scale });
  const { drawing, angleDegrees = 0 } = spouted({ drawing: flattened(host) });
  const tipped = moved(drawing, { at: [0, 0], angleDegrees });
  const spout = tipped.anchors.tip?.at ?? [0, 0];
  const into: Point = [
    (below.box.left + below.box.right) / 2,
    below.box.top + heightOf(below.box) * 0.12,
  ];
  const at: Point = [into[0] - spout[0], into[1] - height * POURED.fall - spout[1]];
  const over = moved(tipped, { at });
  const running = stream({ at: add(spout, at) }, into, height, runningOf(thing));
  return { ...stacked([over, below, running]), anchors: over.anchors };
}

function gripping(host: KitDrawing, items: readonly KitDrawing[]): KitDrawing {
  const grip = host.anchors.grip?.at;
  const [first, ...rest] = items;
  if (!grip || !first) return host;
  const width = widthOf(host.box);
  const size = Math.max(widthOf(first.box), heightOf(first.box), 0.1);
  // A box on the hook of a crane is no speck.
  const grown = Math.max(GRIPPED.grown, (width * GRIPPED.least) / size);
  const scale = Math.min(grown, (width * GRIPPED.most) / size);
  const middle = ((first.box.left + first.box.right) / 2) * scale;
  const held = moved(first, { at: [grip[0] - middle, grip[1] - first.box.top * scale], scale });
  let x = held.box.left;
  const others = rest.map((one) => {
    const placed = moved(one, { at: [x, 0], scale });
    x += widthOf(placed.box);
    return placed;
  });
  return { ...stacked([...others, held, host]), anchors: host.anchors };
}

/** How far a tool is turned over what it works on, and how large that is at least, of the tool. */
const WORKED = { degrees: 38, least: 0.7, most: 2.4, into: 0.1 } as const;

/** A tool aslant, with its business end on what it works on. */
function working(host: KitDrawing, [first]: readonly KitDrawing[]): KitDrawing {
  if (!first) return host;
  const long = Math.max(heightOf(host.box), widthOf(host.box));
  const ratio = Math.max(heightOf(first.box), widthOf(first.box)) / long;
  const scale = Math.min(WORKED.most, Math.max(WORKED.least, ratio)) / ratio;
  const under = moved(first, { at: [0, 0], scale });
  const { box, anchors } = host;
  const grip = anchors.grip?.at ?? [(box.left + box.right) / 2, box.bottom];
  const tip = anchors.tip?.at ?? [(box.left + box.right) / 2, box.top];
  // Its end down and to the left, its handle up.
  const own = (Math.atan2(tip[1] - grip[1], tip[0] - grip[0]) * 180) / Math.PI;
  const turned = moved(
    { ...flattened(host), anchors: { tip: { at: tip } } },
    { at: [0, 0], angleDegrees: 90 + WORKED.degrees - own },
  );
  const end = turned.anchors.tip?.at ?? [0, 0];
  const { left, right, top } = under.box;
  const at: Point = [(left + right) / 2 - end[0], top + heightOf(under.box) * WORKED.into - end[1]];
  return { ...stacked([under, moved(turned, { at })]), anchors: {} };
}

/** A thing with what it does something to. */
export function drawThingAct(
  node: Node,
  host: KitDrawing,
  touched: Node,
  items: readonly KitDrawing[],
): KitDrawing {
  const { contact } = touched;
  if (contact === 'slung') {
    const isPerson = touched.thing.concept.kind === 'person';
    return slung(host, items, { isPerson, isBeast: isActor(touched) && !isPerson });
  }
  const flat = items.map(flattened);
  if (contact === 'tow') return towing(host, flat);
  if (contact === 'over') return emptying(node, host, flat);
  if (contact === 'work') return working(host, flat);
  return contact === 'handle' ? gripping(host, flat) : stacked([...flat, host]);
}
