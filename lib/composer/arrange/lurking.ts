import { line } from '@/lib/svg/markup';
import { heightOf, type Point, widthOf } from '@/lib/svg/point';
import type { Concept } from '../concepts/concept';
import { AS_CONTAINER } from '../concepts/hollows';
import { isOfSort } from '../concepts/sorts';
import type { ActorPose, Pose } from '../kit/actor';
import type { KitDrawing } from '../kit/part';
import type { Pen } from '../kit/pen';
import { flattened, moved, occupied, stacked } from './assemble';
import { behindBarrier } from './behind-barrier';
import { copiesEach, penOfCopy } from './copies';
import { asSmoke, inDoor } from './half-hidden';
import { drawnRatio } from './item';
import type { Actors } from './at-table';
import type { Forest } from './forest';
import { isHeld, isActor, type Node } from './node';
import type { PenFor } from './held';
import { isBeast } from './seats';

/** How somebody is partly hidden. */
export type Lurking = NonNullable<Node['lurks']>;

/**
 * Somebody of whom only a part is seen: the face over a sofa or out of a box, at the side of a tree, in the opening
 * of a tent, the legs out from under a car. Lengths are shares of the height of who hides.
 */
interface Lurker {
  heightCm: number;
  /** Comes out of it, is behind it or under it. */
  way: Lurking;
  isBeast: boolean;
  /** Their arms are free to wave. */
  isFree: boolean;
  /** The colour of what is smoke from the waist down. */
  smoke?: string;
  /** What the near hand holds. */
  near?: ActorPose['near'];
  /** How they wait, where they are seen whole. */
  sitting: Pose;
  /** How many they are, and whether they are told to hide. */
  count: number;
  isHiding: boolean;
  draw(support: Partial<ActorPose>, index?: number): KitDrawing;
}

interface Host {
  concept: Concept;
  drawing: KitDrawing;
  pen: Pen;
}

/** What somebody comes out of is so high and wide at least and at most. */
const BOX = { least: 0.4, most: 0.5, width: 0.5 } as const;
/** What is hidden behind is so high at least; from here on the face is at its side. */
const COVER = { least: 0.3, most: 2.3, tall: 0.84, hung: 1.16 } as const;
/** Who is smaller than this is drawn larger, before a sofa is drawn as small as a shoe box. */
const LEAST_LURKER_CM = 75;

/** Of a pair of curtains, how far in its left one ends. */
const GAP_SHARE = 0.36;

const scaledBy = (drawing: KitDrawing, scale: number) =>
  scale === 1 ? drawing : moved(drawing, { at: [0, 0], scale });

/** So much larger, its foot on the ground. */
function standing(drawing: KitDrawing, scale: number): KitDrawing {
  const host = scaledBy(drawing, scale);
  return moved(host, { at: [0, -host.box.bottom] });
}

/** As large as it takes to be in it, or as it is true to size. */
function hostFor({ concept, drawing }: Host, { heightCm, way }: Lurker): KitDrawing {
  const [height, width] = [heightOf(drawing.box), widthOf(drawing.box)];
  if (way === 'under') return standing(drawing, 1);
  if (isOfSort(concept.id, 'hangs-before')) {
    const ratio = Math.max(COVER.hung, drawnRatio(height / heightCm));
    return standing(drawing, (ratio * heightCm) / height);
  }
  if (way === 'behind') {
    // A tree over a child, and a sofa before a cat, as much higher as they are drawn anywhere.
    const asDrawn = Math.max(COVER.least, drawnRatio(height / heightCm));
    const ratio = heightCm < LEAST_LURKER_CM ? Math.min(asDrawn, COVER.most) : asDrawn;
    return standing(drawing, (ratio * heightCm) / height);
  }
  const wide = (BOX.width * heightCm) / width;
  const scale = Math.max(
    Math.min(1, (BOX.most * heightCm) / height),
    (BOX.least * heightCm) / height,
    wide,
  );
  return standing(drawing, scale);
}

const BIG_CM = 600;
/** What is deep behind the cover is not seen, and so not between its feet. */
function cutBelow(drawing: KitDrawing, lowestY: number, pen: Pen): KitDrawing {
  const { left, right } = drawing.box;
  const data = `M${left - BIG_CM} ${drawing.box.top - BIG_CM}H${right + BIG_CM}V${lowestY}H${left - BIG_CM}Z`;
  return {
    ...drawing,
    svg: pen.clip(data, drawing.svg),
    box: { ...drawing.box, bottom: Math.min(lowestY, drawing.box.bottom) },
  };
}

/** Of the height of a cover's edge, what is under is all hidden. */
const HIDDEN_SHARE = 0.5;

/** Postures from the lowest to the highest. */
const RISING: readonly Pose[] = ['crouch', 'kneel', 'stand'];
const SITTING: readonly Pose[] = ['sit'];

/** The face over the upper edge of what is before them. */
function over(host: KitDrawing, edgeY: number, lurker: Lurker, pen: Pen): KitDrawing {
  const { way, isFree, heightCm, draw } = lurker;
  // What is in the hand is held up over the rim.
  const lifts = lurker.near?.holds ? { near: { ...lurker.near, gesture: 'wave' as const } } : {};
  const idle = isFree ? { near: { gesture: 'wave' as const } } : lifts;
  const waves = way === 'out-of' ? idle : {};
  const rising = lurker.isBeast ? SITTING : RISING;
  const drawn = rising.map((pose) => draw({ pose, ...waves }));
  const lineOf = ({ anchors, box }: KitDrawing): number => {
    const chest = anchors.chest?.at[1] ?? box.top + heightOf(box) * 0.4;
    const mouth = anchors.mouth?.at[1] ?? box.top + heightOf(box) * 0.25;
    return way === 'out-of' ? chest : mouth + heightCm * 0.035;
  };
  const fits = drawn.find((one) => lineOf(one) <= edgeY) ?? drawn[drawn.length - 1];
  if (!fits) return host;
  const head = fits.anchors.head?.at[0] ?? 0;
  const x = (host.anchors.inside?.at[0] ?? (host.box.left + host.box.right) / 2) - head;
  const placed = moved(flattened(fits), { at: [x, edgeY - lineOf(fits)] });
  const upper = cutBelow(placed, edgeY * HIDDEN_SHARE, pen);
  // The raised lid of a chest is behind who looks out of it.
  const isBetween = way === 'out-of' && host.front !== undefined;
  const together = isBetween ? occupied(host, [upper]) : stacked([upper, host]);
  return { ...together, anchors: placed.anchors };
}

const PEEK_DEGREES = 10;

/** Half a face and a shoulder at the side of what is taller. */
function beside(host: KitDrawing, edgeX: number, { draw, heightCm }: Lurker): KitDrawing {
  const body = flattened(draw({ pose: 'stand', leanDegrees: PEEK_DEGREES }));
  const head = body.anchors.head?.at[0] ?? 0;
  const placed = moved(body, { at: [edgeX - head + heightCm * 0.055, 0] });
  return { ...stacked([placed, host]), anchors: placed.anchors };
}

const seated = ({ draw, sitting }: Lurker) => flattened(draw({ pose: sitting }));

/** On the floor of an opening. */
function inDoorway(host: KitDrawing, body: KitDrawing, heightCm: number): KitDrawing {
  const door: Point = host.anchors.door?.at ?? host.anchors.inside?.at ?? [0, 0];
  const middle = (body.box.left + body.box.right) / 2;
  const placed = moved(body, { at: [door[0] - middle, heightCm * 0.02 - body.box.bottom] });
  return { ...stacked([host, placed]), anchors: placed.anchors };
}

/** Of the height of a tent and of the width of its opening, what who is in it takes. */
const INSIDE = { height: 0.6, width: 0.46 } as const;

/** Whole in the opening of a tent that is large enough for them. */
function inOpening({ concept, drawing }: Host, lurker: Lurker): KitDrawing {
  const body = seated(lurker);
  const [wide, high] = [widthOf(body.box), heightOf(body.box)];
  const least = Math.max(
    high / (heightOf(drawing.box) * INSIDE.height),
    wide / (widthOf(drawing.box) * INSIDE.width),
  );
  const scale = lurker.isBeast || concept.heightCm < lurker.heightCm ? least : Math.max(1, least);
  return inDoorway(standing(drawing, scale), body, lurker.heightCm);
}

/** How far what is lain under is raised on stands, and how much of who lies there is out. */
const UNDER = { raised: 0.13, hips: 0.2, stand: 0.022, inset: 0.2 } as const;

/** On the back under what is above, the legs out at one side. */
function under(given: KitDrawing, concept: Concept, lurker: Lurker): KitDrawing {
  const { draw, heightCm } = lurker;
  if (concept.kind !== 'vehicle') return underBasin(given, lurker);
  const body = flattened(draw({ pose: 'supine' }));
  const liftCm = heightCm * UNDER.raised;
  const raised = moved(given, { at: [0, -liftCm] });
  const inset = widthOf(given.box) * UNDER.inset;
  const stands = [given.box.left + inset, given.box.right - inset].map((x) =>
    line(
      [
        [x, -liftCm * 2.2],
        [x, 0],
      ],
      '#5f6672',
      heightCm * UNDER.stand,
    ),
  );
  const hips = body.anchors.seat?.at[0] ?? 0;
  const placed = moved(body, { at: [given.box.right - hips - heightCm * UNDER.hips, 0] });
  const legs: KitDrawing = { svg: stands.join(''), box: given.box, anchors: {} };
  return { ...stacked([legs, placed, raised]), anchors: placed.anchors };
}

/** Of somebody's height, where the hands work over the chest of who lies. */
const WORKING = { ahead: 0.03, up: 0.31 } as const;

/** Head and hands under a basin, before its foot. */
function underBasin(host: KitDrawing, lurker: Lurker): KitDrawing {
  const { draw, heightCm, near } = lurker;
  const lying = draw({ pose: 'supine' });
  const chest = lying.anchors.chest?.at[0] ?? 0;
  const at: Point = [chest + WORKING.ahead * heightCm, -WORKING.up * heightCm];
  const body = flattened(draw({ pose: 'supine', near: { ...near, at }, far: { at } }));
  const middle = (host.box.left + host.box.right) / 2;
  const placed = moved(body, { at: [middle - at[0], 0] });
  return { ...stacked([host, placed]), anchors: placed.anchors };
}

/** A host with who lurks in, behind or under it. */
export function lurking(given: Host, lurker: Lurker): KitDrawing {
  if (lurker.way === 'inside') return inOpening(given, lurker);
  const { draw, heightCm, smoke } = lurker;
  if (smoke) {
    const half = { heightCm, draw: () => draw({ pose: 'stand' }) };
    return asSmoke(given.drawing, half, { pen: given.pen, color: smoke });
  }
  const host = hostFor(given, lurker);
  const drawn = lurkingIn(given, host, lurker);
  const scale = heightOf(host.box) / heightOf(given.drawing.box);
  return lurker.way === 'behind' ? trueToCover(drawn, scale, lurker.heightCm) : drawn;
}

function lurkingIn({ concept, pen }: Host, host: KitDrawing, lurker: Lurker): KitDrawing {
  if (lurker.way === 'under') return under(host, concept, lurker);
  if (isOfSort(concept.id, 'entered-low') && lurker.way === 'out-of')
    return inDoorway(host, seated(lurker), lurker.heightCm);
  if (isOfSort(concept.id, 'looked-in-at')) {
    const { draw, heightCm } = lurker;
    const half = { heightCm, draw: (leanDegrees: number) => draw({ pose: 'stand', leanDegrees }) };
    return inDoor(host, half, pen);
  }
  if (isOfSort(concept.id, 'barrier') && lurker.way === 'behind')
    return behindBarrier(host, {
      ...lurker,
      pen,
      draw: (index, support) => lurker.draw(support, index),
    });
  if (isOfSort(concept.id, 'hangs-before'))
    return beside(host, host.box.left + widthOf(host.box) * GAP_SHARE, lurker);
  const inside = lurker.way === 'out-of' ? host.anchors.inside?.at[1] : undefined;
  const edgeY = inside ?? host.box.top + heightOf(host.box) * 0.04;
  const isLow = -edgeY < lurker.heightCm * COVER.tall;
  // An animal has got up on something there.
  const climbs =
    lurker.isBeast && concept.kind !== 'plant' && !isOfSort(concept.id, 'peeked-around');
  if (isLow || climbs || lurker.way === 'out-of') return over(host, edgeY, lurker, pen);
  const trunk = host.anchors.trunk?.at[0];
  const edgeX = trunk === undefined ? host.box.right : trunk + lurker.heightCm * 0.07;
  return beside(host, edgeX, lurker);
}

const OPENED = { state: 'open' } as const;

const LYING: ReadonlySet<Pose> = new Set(['lie', 'sleep', 'supine', 'side', 'prone']);

/** Of the height of a cover, who is lower than this is all behind it. */
const COVERED_SHARE = 0.7;

/** Lamps and bottles that a being of smoke comes out of. */
const MOST_VESSEL_CM = 60;
const isSmoke = ({ thing }: Node) => isOfSort(thing.concept.id, 'of-smoke');
const SMOKE_COLOR = '#8fc9ec';
const smokeOf = ({ thing: { parameters } }: Node) =>
  typeof parameters.skin === 'string' ? parameters.skin : SMOKE_COLOR;

/** Who comes out of, is behind or lies under something; nothing where it would hide nobody. */
function lurkingWay(kind: string, lurker: Node, { thing: { concept } }: Node): Lurking | undefined {
  // Behind a curtain nobody is seen who does not look out.
  const isHidden = lurker.isHiding === true || isOfSort(concept.id, 'hangs-before');
  if (isSmoke(lurker) && kind === 'out-of' && concept.heightCm <= MOST_VESSEL_CM) return 'out-of';
  const opens = isOfSort(concept.id, 'peeked-out-of');
  const isStoodIn =
    isOfSort(concept.id, 'stood-in') &&
    /^(?:stand|sit|smile|wave)$/.test(lurker.doing.pose ?? 'stand');
  if (
    !isBeast(lurker) &&
    opens &&
    (kind === 'out-of' || (kind === 'in' && (isHidden || isStoodIn)))
  )
    return 'out-of';
  if (kind === 'in' && isOfSort(concept.id, 'sat-inside') && lurker.thing.element.count === 1)
    return 'inside';
  // Who is much smaller than what they are behind would not be seen at all.
  const isCovered =
    kind === 'behind' &&
    concept.kind !== 'plant' &&
    lurker.thing.concept.heightCm < concept.heightCm * COVERED_SHARE;
  // Who only stands behind a tree looks out at its side.
  const isByTrunk =
    kind === 'behind' &&
    concept.kind === 'plant' &&
    lurker.thing.element.count === 1 &&
    (lurker.doing.pose ?? 'stand') === 'stand';
  if (kind === 'behind' && isOfSort(concept.id, 'barrier')) return 'behind';
  if (
    /^(?:behind|above|around)$/.test(kind) &&
    (isHidden || isCovered || isByTrunk) &&
    isOfSort(concept.id, 'hidden-behind')
  )
    return 'behind';
  const isLainUnder =
    (concept.kind === 'vehicle' && concept.habitat === 'ground') ||
    isOfSort(concept.id, 'worked-under');
  const lies = kind === 'under' && LYING.has(lurker.doing.pose ?? 'stand');
  return lies && isLainUnder && !isBeast(lurker) ? 'under' : undefined;
}

/** Binds somebody to what they are partly hidden by. */
export function lurkBy(forest: Forest, kind: string, lurker: Node, host: Node): boolean {
  if (!isActor(lurker) || isActor(host) || host.thing.element.count > 1) return false;
  const way = lurkingWay(kind, lurker, host);
  if (!way || !forest.bind(lurker, host, 'lurking')) return false;
  lurker.lurks = way;
  const { parameters, concept, ...thing } = host.thing;
  const opened =
    (way === 'under' && isOfSort(concept.id, 'worked-under')) ||
    (way === 'behind' && isOfSort(concept.id, 'looked-in-at'))
      ? OPENED
      : way === 'out-of'
        ? (AS_CONTAINER[concept.id] ?? AS_CONTAINER[String(parameters.kind)])
        : undefined;
  if (opened) host.thing = { ...thing, concept, parameters: { ...parameters, ...opened } };
  return true;
}

/** Beside other things a cover is as large as it is, and who is behind it as much larger. */
function trueToCover(drawing: KitDrawing, scale: number, heightCm: number): KitDrawing {
  const larger = Math.min(1 / scale, LEAST_LURKER_CM / heightCm);
  return larger > 1 ? moved(flattened(drawing), { at: [0, 0], scale: larger }) : drawing;
}

/** A host with all that is drawn of it, and who lurks there. */
export function withLurker(
  { thing: { concept, element } }: Node,
  drawing: KitDrawing,
  lurker: Node,
  penFor: PenFor,
  { draw, poseOf }: Actors,
): KitDrawing {
  const { near } = poseOf(lurker, penFor);
  const { pose = 'sit-ground' } = lurker.doing;
  const sit = isBeast(lurker) ? 'sit' : 'sit-ground';
  return lurking(
    { concept, drawing, pen: penFor(element.id) },
    {
      heightCm: lurker.thing.concept.heightCm,
      way: lurker.lurks ?? 'behind',
      isBeast: isBeast(lurker),
      ...(isSmoke(lurker) && lurker.lurks === 'out-of' ? { smoke: smokeOf(lurker) } : {}),
      isFree: !lurker.children.some(isHeld) && lurker.doing.near === undefined,
      ...(near?.holds ? { near: { holds: near.holds } } : {}),
      sitting: /^(?:sit|stand|crouch)$/.test(pose) ? sit : pose,
      count: copiesEach(lurker),
      isHiding: lurker.isHiding === true,
      draw: (support, index = 0) => draw(lurker, penOfCopy(penFor, index), support),
    },
  );
}
