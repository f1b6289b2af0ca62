import { circle, line, placed } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import type { BriefElement, BriefRelation } from '../../brief';
import { conceptOf, isOfSort } from '../../concepts';
import { faceOf, isPutUp } from '../../concepts/faces';
import { type Frame, middleOf, split, square } from '../design/frame';
import { silhouette } from '../design/silhouette';
import type { SubjectArt } from '../design/subject';
import { tells, textOf } from '../design/words';
import { type IconLook, iconArtOf } from '../icons/icon-art';
import { compoundIcon } from './compound';
import type { Fused, FusionRequest } from './fusion';
import { hostOf } from './hosts';
import { boundsOf, piecesBounds } from './related-bounds';
import { type Stance, stanceOf, type Turn } from './related.data';
import { markOf } from '../../sight';

/**
 * One sign of things that a prompt puts in a place to each other: over, under, behind, around, between. Each stands
 * where it is told to, large enough to be read, and what is before another is free of it by a line of the ground.
 */

/** A thing, or several that stand to each other already, drawn into a frame. */
export interface Piece {
  ids: readonly string[];
  /** How many of it there are. */
  count: number;
  draw(into: Frame, align: Turn): Drawn | undefined;
}

export interface Drawn {
  svg: string;
  box: Frame;
}

/** Side of a probe, from which all is scaled. */
const PROBE = 100;
const COPIES_MAX = 4;
/** Lines of what is small are as much thinner at most. */
const THINNEST = 0.6;
/** Of the stroke of the whole, the ground around what is before something. */
const RIM = 0.9;

const marked = ({ id }: BriefElement, svg: string) => `<g ${markOf(id)}>${svg}</g>`;

function aligned({ x, y, width, height }: Frame, [w, h]: Point, align: Turn): Point {
  const middle = x + (width - w) / 2;
  if (align === 'low') return [middle, y + height - h];
  return [middle, align === 'high' ? y : y + (height - h) / 2];
}

/** One of a thing, as large as a frame allows by what is seen of it. */
function single(
  element: BriefElement,
  { one, look, frame }: FusionRequest,
  into: Frame,
  align: Turn,
  key?: string,
): Drawn | undefined {
  const whole = Math.min(frame.width, frame.height);
  const put = (at: Frame, as: IconLook) => (key ? keyedArt(key, at, as) : one(element, at, as));
  const thin = (side: number): IconLook => ({
    ...look,
    strokePx: look.strokePx * Math.min(1, Math.max(THINNEST, side / whole)),
  });
  const probe = put(square([0, 0], PROBE), thin(PROBE));
  if (!probe) return undefined;
  const seen = boundsOf(element, probe, key);
  const scale = Math.min(into.width / seen.width, into.height / seen.height);
  const side = PROBE * scale;
  const [x, y] = aligned(into, [seen.width * scale, seen.height * scale], align);
  // The square about whose middle it is drawn, so that what is seen of it comes to lie there.
  const middle: Point = [x - seen.x * scale, y - seen.y * scale];
  const art = put(square(middle, side), thin(side));
  return (
    art && {
      svg: art.svg,
      box: { x, y, width: seen.width * scale, height: seen.height * scale },
    }
  );
}

/** A palm that bears what is on it. */
const PALM = 'lucide:hand-helping';
/** Two hands that are cupped. */
const PALMS = 'own:cupped-hands';

function keyedArt(key: string, into: Frame, look: IconLook): SubjectArt | undefined {
  const svg = iconArtOf(key, middleOf(into), into.width, look);
  return svg === undefined ? undefined : { svg, by: 'icon', scale: into.width / 24, box: into };
}

/** A thing by itself; several of it side by side. */
export function pieceOf(element: BriefElement, request: FusionRequest, key?: string): Piece {
  const count = Math.min(COPIES_MAX, Math.max(1, element.count));
  return {
    ids: [element.id],
    count,
    draw(into, align) {
      const frames =
        count > 1
          ? split(
              into,
              'across',
              times(count, () => 1),
              into.width * 0.04,
            )
          : [into];
      const drawn = frames.flatMap((each) => single(element, request, each, align, key) ?? []);
      if (drawn.length === 0) return undefined;
      return {
        svg: marked(element, drawn.map(({ svg }) => svg).join('')),
        box: piecesBounds(drawn.map(({ box }) => box)),
      };
    },
  };
}

/** A hand, or two, as what bears something. */
const palmOf = (hand: BriefElement, request: FusionRequest): Piece =>
  pieceOf({ ...hand, count: 1 }, request, hand.count > 1 ? PALMS : PALM);

const framed = (
  { x, y, width, height }: Frame,
  [left, top, wide, high]: Stance['lead'],
): Frame => ({
  x: x + left * width,
  y: y + top * height,
  width: wide * width,
  height: high * height,
});

/** Several copies of one thing all around another. */
const RING = { count: 7, radius: 0.42, size: 0.24 } as const;

function ringed(lead: Piece, element: BriefElement, request: FusionRequest): Piece['draw'] {
  return (into) => {
    const side = Math.min(into.width, into.height);
    const [x, y] = middleOf(into);
    const core = lead.draw(square([x, y], side * 0.54), 'middle');
    const each = times(RING.count, (index) => {
      const turn = ((index / RING.count) * 2 - 0.5) * Math.PI;
      const at: Point = [
        x + Math.cos(turn) * side * RING.radius,
        y + Math.sin(turn) * side * RING.radius,
      ];
      return single(element, request, square(at, side * RING.size), 'middle');
    }).flatMap((one) => one ?? []);
    if (!core || each.length === 0) return undefined;
    return {
      svg: core.svg + marked(element, each.map(({ svg }) => svg).join('')),
      box: into,
    };
  };
}

/** Of the whole, what each of two takes with something between them. */
const FLANK = 0.3;

/** Something between two of a kind, as high as they are. */
function flanked(middle: Piece, element: BriefElement, request: FusionRequest): Piece['draw'] {
  return (into) => {
    const side = into.width * FLANK;
    const post = (x: number) => single(element, request, { ...into, x, width: side }, 'low');
    const [left, right] = [post(into.x), post(into.x + into.width - side)];
    const core = middle.draw(
      { ...into, x: into.x + side * 1.06, width: into.width - side * 2.12 },
      'low',
    );
    if (!left || !right || !core) return undefined;
    return {
      svg: marked(element, left.svg + right.svg) + core.svg,
      box: piecesBounds([left.box, right.box, core.box]),
    };
  };
}

/** Two pieces as a stance has them: which of them is before the other, and where either is. */
function placedAs(
  stance: Stance,
  guest: Piece,
  lead: Piece,
  request: FusionRequest,
): Piece['draw'] {
  const { look } = request;
  return (into) => {
    const [back, front] = stance.isLeadBefore ? [guest, lead] : [lead, guest];
    const spots = stance.isLeadBefore
      ? ([stance.guest, stance.lead] as const)
      : ([stance.lead, stance.guest] as const);
    const turns = stance.isLeadBefore
      ? ([stance.guestTurn, stance.leadTurn] as const)
      : ([stance.leadTurn, stance.guestTurn] as const);
    const behind = back.draw(framed(into, spots[0]), turns[0] ?? 'middle');
    const before = front.draw(framed(into, spots[1]), turns[1] ?? 'middle');
    if (!behind || !before) return undefined;
    const rim = stance.isApart ? '' : silhouette(before, look.ground, look.strokePx * RIM);
    const string = stance.isHung
      ? stringOf(lead === back ? behind : before, guest === front ? before : behind, look)
      : '';
    return {
      svg: string + behind.svg + rim + before.svg,
      box: piecesBounds([behind.box, before.box]),
    };
  };
}

function stringOf(
  { box: above }: Drawn,
  { box: below }: Drawn,
  { ink, strokePx }: IconLook,
): string {
  const x = below.x + below.width / 2;
  return line(
    [
      [x, above.y + above.height * 0.7],
      [x, below.y + below.height * 0.1],
    ],
    ink,
    strokePx * 0.7,
  );
}

/** Of what it is on, how large a sign on a face is, and the plate under it. */
const FACE = { size: 0.34, plate: 0.5 } as const;
const VEHICLE_FACE: Point = [0.36, 0.44];

/** A sign on the side of a thing, on a plate of the ground. */
function onFace(
  lead: Piece,
  of: BriefElement,
  sign: BriefElement,
  request: FusionRequest,
): Piece['draw'] {
  return (into, align) => {
    const body = lead.draw(into, align);
    if (!body) return undefined;
    const concept = conceptOf(of.concept ?? '');
    const [fx, fy] = concept?.kind === 'vehicle' ? VEHICLE_FACE : faceOf({ id: of.concept ?? '' });
    const at: Point = [body.box.x + body.box.width * fx, body.box.y + body.box.height * fy];
    const side = Math.min(body.box.width, body.box.height);
    const drawn = single(sign, request, square(at, side * FACE.plate), 'middle');
    return (
      drawn && {
        svg: body.svg + circle(at, side * FACE.size, request.look.ground) + marked(sign, drawn.svg),
        box: body.box,
      }
    );
  };
}

/** What is small for what has it, and reads as a sign on it. */
function isOnSide(sign: BriefElement, of: BriefElement): boolean {
  const [a, b] = [conceptOf(sign.concept ?? ''), conceptOf(of.concept ?? '')];
  if (!a || !b || hostOf(of) || hostOf(sign) !== undefined) return false;
  const isSolid = /^(?:vehicle|device|building|container|clothing)$/.test(b.kind);
  return isSolid && (isPutUp(a) || a.kind === 'symbol') && a.heightCm < b.heightCm;
}

/** `with wheat on both sides`: what goes with a thing stands to its left and its right. */
function isFlanking({ brief }: FusionRequest): boolean {
  const text = textOf(brief);
  return tells(text, 'sides', 'side') && tells(text, 'both', 'either', 'each');
}

/** Two pieces as a relation has them to each other; nothing of what other signs show better. */
function joined(
  { kind }: Pick<BriefRelation, 'kind'>,
  [from, to]: readonly [BriefElement, BriefElement],
  [a, b]: readonly [Piece, Piece],
  request: FusionRequest,
): Piece['draw'] | undefined {
  if (/^(?:on|with)$/.test(kind)) {
    const [sign, of, body] = kind === 'on' ? ([from, to, b] as const) : ([to, from, a] as const);
    if (isOnSide(sign, of)) return onFace(body, of, sign, request);
  }
  if (kind === 'with' && a.ids.length === 1 && isFlanking(request)) return flanked(a, to, request);
  // One snake around a staff is wound about it, which a ring of seven is not.
  if (kind === 'around' && from.count > 1)
    return a.ids.length === 1 ? ringed(b, from, request) : undefined;
  if (kind === 'between') return to.count > 1 ? flanked(a, to, request) : undefined;
  const stance = stanceOf(kind, from, to);
  if (!stance) return undefined;
  if (/^(?:with|holding)$/.test(kind))
    return placedAs(
      stance,
      b,
      a.ids.length === 1 && from.concept === 'hand' ? palmOf(from, request) : a,
      request,
    );
  const isBorne = to.concept === 'hand' && b.ids.length === 1 && /^(?:in|on)$/.test(kind);
  if (isBorne) return placedAs(stance, a, palmOf(to, request), request);
  return placedAs(stance, a, b, request);
}

/** A roof of a house is the house: what is over it is over that. */
function wholeOf(id: string, { brief, elements }: FusionRequest): string {
  const part = brief.elements.find((one) => one.id === id);
  if (!isOfSort(part?.concept, 'house-part')) return id;
  const house = elements.find(
    (one) => one.id !== id && conceptOf(one.concept ?? '')?.kind === 'building',
  );
  return house?.id ?? id;
}

/** A heart in a map pin: what is told to be in a shape with room is in it, and not at its corner. */
export const isWithin = ({ brief, elements }: Pick<FusionRequest, 'brief' | 'elements'>) =>
  brief.relations.some(({ kind, from, to }) => {
    const [guest, host] = [from, to].map((id) => elements.find((one) => one.id === id));
    return kind === 'in' && guest !== undefined && host !== undefined && hostOf(host) !== undefined;
  });

/** All things of a mark as their relations have them; nothing where one of them is not told to stand anywhere. */
export function relatedArt(request: FusionRequest): Fused | undefined {
  const { brief, frame } = request;
  const elements = request.elements.filter(({ id }) => wholeOf(id, request) === id);
  const [first, second] = elements;
  if (
    !first ||
    !second ||
    (elements.length === 2 &&
      first.count === 1 &&
      compoundIcon(first, second) &&
      !isWithin(request))
  )
    return undefined;
  const own = new Map(elements.map((element) => [element.id, element]));
  // Things that stand for one entry of the brief are told apart by other signs.
  if (own.size < elements.length) return undefined;
  const pieces = new Map(elements.map((element) => [element.id, pieceOf(element, request)]));
  for (const { kind, from, to } of brief.relations) {
    const ids = [wholeOf(from, request), wholeOf(to, request)];
    const ends = ids.map((id) => own.get(id));
    const [a, b] = ids.map((id) => pieces.get(id));
    if (!ends[0] || !ends[1] || !a || !b || a === b) continue;
    const draw = joined({ kind }, [ends[0], ends[1]], [a, b], request);
    if (!draw) continue;
    const group: Piece = { ids: [...a.ids, ...b.ids], count: 1, draw };
    for (const id of group.ids) pieces.set(id, group);
  }
  const [whole, ...others] = new Set(pieces.values());
  if (!whole || others.length > 0) return undefined;
  const drawn = whole.draw(frame, 'middle');
  if (!drawn) return undefined;
  const shown = brief.elements
    .filter(({ id }) => own.has(wholeOf(id, request)))
    .map(({ id }) => id);
  return { svg: filling(drawn, frame), shown };
}

/** Drawn as large as the frame allows, in its middle. */
function filling({ svg, box }: Drawn, frame: Frame): string {
  const scale = Math.min(frame.width / box.width, frame.height / box.height, 1.3);
  const [x, y] = middleOf(frame);
  const [bx, by] = middleOf(box);
  return placed(svg, { at: [x - bx * scale, y - by * scale], scaleX: scale });
}
