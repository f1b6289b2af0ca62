import { stroke } from '@/lib/svg/markup';
import { coordinates } from '@/lib/svg/path';
import { between, type Edges, edgesOf, heightOf, type Point, widthOf } from '@/lib/svg/point';
import type { Concept } from '../concepts/concept';
import { HANGERS, HEAD_DOWN, HUNG_FROM } from '../concepts/joints';
import { isOfSort } from '../concepts/sorts';
import type { KitDrawing } from '../kit/part';
import { flattened, moved, stacked } from './assemble';
import type { Thing } from './cast';
import { onLine } from './on-lines';

/** Things that hang from others, are tied to them or lean on them, with the ropes between, in one frame. */
export interface Joined {
  concept: Concept;
  drawing: KitDrawing;
  isActor: boolean;
}

const middleOf = ({ left, right }: Edges) => (left + right) / 2;

const ROPE = '#a9793f';
/** Of the height of what a rope holds, how thick it is, in centimetres at least. */
const ROPE_SHARE = { thick: 0.014, leastCm: 0.25 } as const;

function rope(from: Point, to: Point, sagCm: number, thickCm: number): KitDrawing {
  const [x, y] = between(from, to, 0.5);
  const ends = edgesOf([from, to]);
  return {
    svg: stroke(
      `M${coordinates(from)}Q${coordinates([x, y + sagCm * 2])} ${coordinates(to)}`,
      ROPE,
      thickCm,
    ),
    box: { ...ends, bottom: Math.max(ends.bottom, y + sagCm) },
    anchors: {},
  };
}

const thicknessOf = (box: Edges) =>
  Math.max(ROPE_SHARE.leastCm, heightOf(box) * ROPE_SHARE.thick, widthOf(box) * ROPE_SHARE.thick);

/** Where things hang from a host: its hanging points, under a crown, or from its upper edge. */
function hangingPoints(
  { id, kind }: Concept,
  { anchors, box }: KitDrawing,
  count: number,
): Point[] {
  const told = HANGERS[id] ?? HUNG_FROM[id];
  const spots = Array.from({ length: count }, (_, index): readonly [number, number] => {
    const spread = (index - (count - 1) / 2) * 0.24;
    if (told) return told[index % told.length] ?? [0.5, 0.5];
    return kind === 'plant' ? [0.24 + 0.5 * (index % 2), 0.5] : [0.5 + spread, 0.06];
  });
  return spots.map(([x, y], index) => {
    const { branch, top } = anchors;
    if (!told && kind === 'plant' && branch && index === 0) return branch.at;
    const at: Point = [box.left + widthOf(box) * x, box.top + heightOf(box) * y];
    return !told && kind !== 'plant' && top ? [at[0], top.at[1]] : at;
  });
}

/** Of a tree's height, how high what hangs in it is at least and at most; of a hook's, at least. */
const IN_TREE = { least: 0.2, most: 0.34 } as const;
/** Of what hangs, how wide a branch, and how high a hook is. */
const BEARER = { branch: 1.7, hook: 0.3 } as const;
/** Of its height, how far under its hanging point something is, where that is not a hook. */
const DROP_SHARE = 0.16;
/** Of its height, how much air is under what hangs from something small. */
const AIR_SHARE = 0.3;

/** How large a small bearer is drawn, so that it could bear what hangs from it. */
function bearerScale({ id }: Concept, box: Edges, items: readonly Joined[]): number {
  if (!HANGERS[id] || heightOf(box) > 150 || isOfSort(id, 'floating-ground')) return 1;
  const width = items.reduce((sum, { drawing }) => sum + widthOf(drawing.box), 0);
  const height = Math.max(...items.map(({ drawing }) => heightOf(drawing.box)));
  return Math.max(
    id === 'branch' ? (width * BEARER.branch) / widthOf(box) : 0,
    id === 'branch' ? 0 : (height * BEARER.hook) / heightOf(box),
  );
}

/** Of the height of what is no tree, how high what hangs from it is at least: a bell on a crane is no speck. */
const LEAST_HUNG = { other: 0.1, cloud: 0.55 } as const;

/** Bats and spiders hang by their feet. */
const headDown = ({ concept, drawing, isActor }: Joined): KitDrawing =>
  isActor && HEAD_DOWN.has(concept.id)
    ? moved(drawing, { at: [0, 0], angleDegrees: 180 })
    : drawing;

/** One thing under its hanging point: an animal by its hands or feet, all else on a rope. */
function hungAt(
  point: Point,
  { concept, drawing, isActor }: Joined,
  host: Edges,
  { isTree, isCloud }: { isTree: boolean; isCloud: boolean },
) {
  const own = heightOf(drawing.box);
  const scale = isTree
    ? Math.min(
        Math.max(1, (heightOf(host) * IN_TREE.least) / own),
        Math.min(heightOf(host) * IN_TREE.most * 2, (host.bottom - point[1]) * 0.86) / own,
      )
    : Math.max(1, (heightOf(host) * (isCloud ? LEAST_HUNG.cloud : LEAST_HUNG.other)) / own);
  const isDown = isActor && HEAD_DOWN.has(concept.id);
  const turned = headDown({ concept, drawing, isActor });
  const { box, anchors } = turned;
  const hand = isActor && !isDown ? anchors.hand : undefined;
  const grip: Point = hand?.at ?? [middleOf(box), box.top];
  const drop = isActor || concept.kind === 'clothing' ? 0 : own * scale * DROP_SHARE;
  const at: Point = [point[0] - grip[0] * scale, point[1] + drop - grip[1] * scale];
  const hung = moved(flattened(turned), { at, scale });
  const line = drop > 0 ? [rope(point, [point[0], point[1] + drop], 0, thicknessOf(hung.box))] : [];
  return [...line, hung];
}

export function hangFrom(
  { concept, element }: Pick<Thing, 'concept' | 'element'>,
  host: KitDrawing,
  items: readonly Joined[],
): KitDrawing {
  if (items.length === 0) return host;
  const onOwnLine = onLine(concept.id, element.id, items.map(headDown));
  if (onOwnLine) return onOwnLine;
  const scale = bearerScale(concept, host.box, items);
  const bearer = scale === 1 ? host : moved(host, { at: [0, 0], scale });
  const points = hangingPoints(concept, bearer, items.length);
  const isTree = concept.kind === 'plant' && concept.id !== 'branch';
  const isCloud = isOfSort(concept.id, 'floating-ground');
  const parts = items.flatMap((item, index) =>
    hungAt(points[index] ?? [0, 0], item, bearer.box, { isTree, isCloud }),
  );
  const all = stacked([bearer, ...parts]);
  const isAloft =
    HANGERS[concept.id] !== undefined && heightOf(bearer.box) < heightOf(all.box) * 0.8;
  const air = isAloft ? heightOf(all.box) * AIR_SHARE : 0;
  const lifted = moved(all, { at: [0, -all.box.bottom - air] });
  return isAloft
    ? { ...lifted, box: { ...lifted.box, bottom: 0 }, anchors: bearer.anchors }
    : { ...all, anchors: host.anchors };
}

/** What floats in the air over what it is tied to is so high of it at least. */
const ALOFT = { least: 0.4, above: 0.5 } as const;
/** Height at which a rope is about a post or a tree, in centimetres at most, and as a share of its height. */
const KNOT = { mostCm: 110, share: 0.55 } as const;
/** Of the smaller of two that are tied to each other, how much air is between them. */
const GAP_SHARE = 0.4;

/** The origin of what stands is under its trunk or its pole. */
export const poleOf = (box: Edges) => (box.left < 0 && box.right > 0 ? 0 : middleOf(box));

const knotOf = ({ anchors, box }: KitDrawing): Point => {
  const y = box.bottom - Math.min(KNOT.mostCm, heightOf(box) * KNOT.share);
  return [poleOf(box), Math.max(y, anchors.top?.at[1] ?? y)];
};

function tiedAbove(host: KitDrawing, drawing: KitDrawing): KitDrawing[] {
  const scale = Math.max(1, (heightOf(host.box) * ALOFT.least) / heightOf(drawing.box));
  const { top, grip, handle, hand } = host.anchors;
  const knot = (hand ?? handle ?? grip ?? top)?.at ?? [middleOf(host.box), host.box.top];
  const x = knot[0] + widthOf(host.box) * 0.12;
  const y = host.box.top - heightOf(drawing.box) * scale * ALOFT.above;
  const flown = moved(flattened(drawing), { at: [x, y - drawing.box.bottom * scale], scale });
  const end = flown.anchors.grip?.at ?? [middleOf(flown.box), flown.box.bottom];
  return [rope(knot, end, 0, thicknessOf(flown.box) * 0.6), flown];
}

/** Of what it is tied to, how high an animal is drawn at least. */
const LEAST_TIED = 0.34;

/** Beside the host, turned to it; under the crown or the lamp of what is much taller. */
function tiedBeside(host: KitDrawing, { concept, drawing, isActor }: Joined): KitDrawing[] {
  const isTall = heightOf(host.box) > heightOf(drawing.box) * 1.3;
  const scale = isTall ? Math.max(1, (heightOf(host.box) * LEAST_TIED) / heightOf(drawing.box)) : 1;
  const { left, right } = drawing.box;
  const gap = Math.min(widthOf(host.box), widthOf(drawing.box) * scale) * GAP_SHARE;
  const edge = isTall ? knotOf(host)[0] + widthOf(drawing.box) * scale * 0.3 : host.box.right;
  const near = isActor ? -right : left;
  const at: Point = [edge + gap - near * scale, 0];
  const stood = moved(flattened(drawing), { at, scale, mirrored: isActor });
  const { box, anchors } = stood;
  const bow: Point = [box.left + widthOf(box) * 0.06, box.top + heightOf(box) * 0.3];
  const end = isActor ? (anchors.neck?.at ?? anchors.chest?.at ?? bow) : bow;
  const isPost = heightOf(host.box) >= heightOf(box) * 0.5;
  const hull: Point = [bow[0], (anchors.surface?.at[1] ?? box.bottom) - heightOf(box) * 0.1];
  const edgeOf = (y: number): Point => [host.box.right, host.anchors.top?.at[1] ?? y];
  const [from, to] =
    concept.habitat === 'water'
      ? [edgeOf(hull[1]), hull]
      : isPost
        ? [knotOf(host), end]
        : [[host.box.right, end[1]] as const, knotOf(stood)];
  const reach = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [stood, rope(from, to, reach * 0.08, thicknessOf(box) * 0.9)];
}

/** What is tied to a host: in the air over it, or beside it, a rope between them. */
export function tieTo(host: KitDrawing, items: readonly Joined[]): KitDrawing {
  return items.reduce((all, item) => {
    const isAloft = /^(?:air|sky)$/.test(item.concept.habitat);
    const [back, front] = isAloft ? tiedAbove(all, item.drawing) : tiedBeside(all, item);
    return {
      ...stacked([all, ...(back ? [back] : []), ...(front ? [front] : [])]),
      anchors: host.anchors,
    };
  }, host);
}

/** What is so much higher than wide leans aslant, by so many degrees. */
const SLENDER = 1.8;
const SLANT_DEGREES = 11;
/** Of what it leans on, how high it is drawn at least. */
const LEAST_LEANT = 0.36;

/** From a thing so much narrower than high on it is a trunk or a pole; and how much of what leans is before that. */
const POST = 0.8;
const LEANT_OVER = 0.3;

/** How far somebody leans back, and how much of their width is over what they lean on. */
const LEANING = { degrees: -7, over: 0.22 } as const;

/** Somebody with the back to a post, a tree or the end of a wall. */
function leaningBack(host: KitDrawing, { drawing }: Joined): KitDrawing {
  const scale = Math.max(1, (heightOf(host.box) * LEAST_LEANT) / heightOf(drawing.box));
  const back = moved(flattened(drawing), { at: [0, 0], angleDegrees: LEANING.degrees, scale });
  const isPost = widthOf(host.box) < heightOf(host.box) * POST;
  const edge = isPost ? poleOf(host.box) : host.box.right;
  const x = edge - back.box.left - widthOf(back.box) * LEANING.over;
  return moved(back, { at: [x, -back.box.bottom] });
}

/** As it stands where it leans on something: aslant where it is long and narrow. */
export function aslant(drawing: KitDrawing): KitDrawing {
  const isSlender = heightOf(drawing.box) > widthOf(drawing.box) * SLENDER;
  if (!isSlender) return drawing;
  const turned = moved(flattened(drawing), { at: [0, 0], angleDegrees: -SLANT_DEGREES });
  return moved(turned, { at: [0, -Math.max(0, turned.box.bottom)] });
}

/** Of what a ladder leans on, how far up it goes. */
const LADDER_SHARE = 0.78;

/** A lamp or a tree that a ladder leans on is no higher than whoever is on the ladder gets. */
function inReachOf(host: KitDrawing, items: readonly Joined[]): KitDrawing {
  const ladders = items.filter(({ drawing }) => drawing.anchors.stirrup !== undefined);
  if (ladders.length === 0) return host;
  const high = Math.max(...ladders.map(({ drawing }) => heightOf(drawing.box)));
  const scale = Math.min(1, high / LADDER_SHARE / heightOf(host.box));
  return scale === 1 ? host : moved(flattened(host), { at: [0, 0], scale });
}

/** What leans on a host stands before its edge, aslant where it is long and narrow. */
export function leanOn(whole: KitDrawing, items: readonly Joined[]): KitDrawing {
  const host = inReachOf(whole, items);
  const parts = items.map((item, index) => {
    if (item.isActor) return leaningBack(host, item);
    const { drawing } = item;
    const { box } = drawing;
    const angleDegrees = heightOf(box) > widthOf(box) * SLENDER ? -SLANT_DEGREES : 0;
    const scale = Math.max(1, (heightOf(host.box) * LEAST_LEANT) / heightOf(box));
    const turned = moved(flattened(drawing), { at: [0, 0], angleDegrees, scale });
    const isWide = widthOf(host.box) > widthOf(turned.box) * 1.6;
    // A tree is leant on at its trunk, and not under the edge of its crown.
    const isPost = widthOf(host.box) < heightOf(host.box) * POST;
    const inset = isPost
      ? widthOf(turned.box) * (LEANT_OVER - 0.5)
      : isWide
        ? widthOf(host.box) * 0.28
        : -widthOf(turned.box) * 0.1;
    const edge = isPost ? poleOf(host.box) : host.box.right;
    const x = edge - inset - index * widthOf(turned.box) - middleOf(turned.box);
    return moved(turned, { at: [x, heightOf(host.box) * 0.02 - turned.box.bottom] });
  });
  return { ...stacked([host, ...parts]), anchors: host.anchors };
}
