import type { Hex } from '@/lib/color/hex';
import { add, between, perpendicular, type Point, scale, subtract, unit } from '@/lib/svg/point';
import type { ActorPose } from '../../actor';
import type { Pen } from '../../pen';
import { anchor, type Anchors } from '../core/finish';
import type { Mammal } from '../core/mammal';
import { form, mass, move, type Piece, placedPoint, shadeOn, stack, marked } from '../core/piece';
import { type Tube, tube } from '../core/tube';
import { wingPiece } from '../core/wings';
import { type CarriedHead, carriedHead } from './head';
import { coverOf, humps, markingsOn, outlineData, tilesOn } from './coat';
import { collarPiece, jacketPiece, sleevePiece } from './jacket';
import { legPiece } from './legs';
import { backRidge, manePiece } from './mane';
import { type Stance, stanceOf } from './stance';
import { tailPiece, tailTip } from './tails';

/** Something drawn in hundredths of the withers height. */
export interface Drawn {
  piece: Piece;
  anchors: Anchors;
}

function neckOf(
  pen: Pen,
  { build, colors, sag = -1.5 }: Mammal,
  { neckBase, headAt }: Stance,
): Tube {
  const [, , below, above] = build.neck;
  const bend = scale(perpendicular(unit(subtract(headAt, neckBase))), sag);
  return tube(
    pen,
    [add(neckBase, [-5, 2]), add(between(neckBase, headAt, 0.5), bend), headAt],
    [Math.min(below * 1.1, build.depth * 0.82), (below + above) / 2, above],
    colors.coat,
    { shade: 0 },
  );
}

/** The light front of a neck, from the chin to the chest. */
function bibOn(pen: Pen, { build, colors, markings }: Mammal, stance: Stance, neck: Tube): string {
  const { neckBase, headAt } = stance;
  const [, , below, above] = build.neck;
  const front = perpendicular(unit(subtract(headAt, neckBase)));
  const color = colors.bib ?? colors.belly;
  const tiles =
    markings === 'tiles'
      ? tilesOn(
          neckBase[0] - 30,
          headAt[0] + 20,
          headAt[1],
          neckBase[1] + 10,
          colors.marking ?? colors.coat,
        )
      : '';
  const bib = color
    ? form(
        [
          add(headAt, scale(front, above * 0.1)),
          add(between(neckBase, headAt, 0.5), scale(front, below * 0.14)),
          add(neckBase, scale(front, below * 0.1)),
          add(neckBase, [2, 30]),
          add(neckBase, [40, 20]),
          add(headAt, scale(front, above * 1.2)),
        ],
        color,
      ).svg
    : '';
  const stripes =
    markings === 'stripes' && colors.marking ? neckStripes(stance, build.neck, colors.marking) : '';
  return pen.clip(neck.data, tiles + stripes + bib);
}

function neckStripes(
  { neckBase, headAt }: Stance,
  neck: Mammal['build']['neck'],
  color: string,
): string {
  const across = perpendicular(unit(subtract(headAt, neckBase)));
  return [0.3, 0.48, 0.66, 0.84]
    .map((share) => {
      const center = between(neckBase, headAt, share);
      const w = neck[2] * 0.7;
      return form(
        [
          add(center, scale(across, -w)),
          add(center, [2, -3]),
          add(center, scale(across, w * 0.5)),
          add(center, [2, 3]),
          add(center, [-w * 0.06, 5]),
        ],
        color,
      ).svg;
    })
    .join('');
}

function bodyOf(pen: Pen, mammal: Mammal, stance: Stance): Piece {
  const { coat, belly } = mammal.colors;
  return mass(
    pen,
    stance.outline,
    coat,
    belly && form(stance.belly, belly),
    shadeOn(coat, stance.shade),
  );
}

function wingsOf(pen: Pen, mammal: Mammal, stance: Stance) {
  if (!mammal.wings) return {};
  const root = add(stance.back, [16, 10]);
  return {
    far: move(marked('wings', wingPiece(pen, mammal.wings, mammal.colors, true)), {
      at: add(root, [14, 0]),
      angleDegrees: 18,
    }),
    near: move(marked('wings', wingPiece(pen, mammal.wings, mammal.colors)), { at: root }),
  };
}

function anchorsOf(mammal: Mammal, stance: Stance, { head, place, spans }: CarriedHead): Anchors {
  const world = (point: Point) => placedPoint(point, stance.place);
  const onHead = (point: Point) => world(placedPoint(point, place));
  const { neck } = mammal.build;
  const fore = stance.legs.fore.at(-1) ?? [0, 0];
  return {
    head: anchor(world(place.at), spans.head),
    crown: anchor(onHead(head.crown), spans.crown, spans.angleDegrees * 0.3),
    eyes: anchor(onHead(head.eyes), spans.eyes, spans.angleDegrees),
    mouth: anchor(onHead(head.mouth), spans.head * 0.3),
    neck: anchor(
      world(between(stance.neckBase, stance.headAt, 0.68)),
      neck[3] * 1.05,
      -mammal.build.neck[1],
    ),
    chest: anchor(world(stance.chest)),
    back: anchor(world(stance.back), mammal.build.length * 0.4),
    hand: anchor(world(fore)),
    handFar: anchor(world(stance.legs.foreFar.at(-1) ?? fore)),
    foot: anchor(world(stance.legs.hind.at(-1) ?? [0, 0])),
    tail: anchor(world(tailTip(stance.tailRoot, stance.tailAngle))),
    top: anchor(world(stance.back), mammal.build.length * 0.5),
  };
}

/** Hair and tufts that hang lie along the ground where the body does. */
function tailAngleOf({ tail, tailHang = 0 }: Mammal, { folded, tailAngle }: Stance): number {
  if (!folded) return tailAngle + tailHang;
  return tail === 'tuft' || tail === 'hair' ? tailAngle - 50 : tailAngle;
}

/** How far the further necks of one body are turned against its first, degrees. */
const MORE_NECKS = [34, -32] as const;

/** Behind the first head, those that a beast of tales has besides, each on a neck of its own. */
function moreHeads(
  pen: Pen,
  mammal: Mammal,
  stance: Stance,
  doing: Pick<ActorPose, 'pose' | 'expression' | 'head'>,
): Piece[] {
  return MORE_NECKS.slice(0, (mammal.heads ?? 1) - 1).map((turn) => {
    const along = subtract(stance.headAt, stance.neckBase);
    const headAt = add(stance.neckBase, turnedBy(along, turn));
    const turned = { ...stance, headAt, headAngle: stance.headAngle + turn * 0.6 };
    const neck = neckOf(pen, mammal, turned);
    return stack(
      neck,
      bibOn(pen, mammal, turned, neck),
      carriedHead(pen, mammal, turned, doing).piece,
    );
  });
}

const turnedBy = ([x, y]: Point, degrees: number): Point =>
  placedPoint([x, y], { angleDegrees: degrees });

/** Of several tails, how far apart they are fanned, degrees. */
const FAN = 15;

function tailsOf(pen: Pen, mammal: Mammal, stance: Stance): Piece {
  const count = mammal.tails ?? 1;
  const angle = tailAngleOf(mammal, stance);
  return stack(
    ...Array.from({ length: count }, (_, index) =>
      tailPiece(
        pen,
        mammal.tail,
        mammal.colors,
        stance.tailRoot,
        angle + (index - (count - 1) / 2) * FAN,
        mammal.tailSize,
      ),
    ),
  );
}

/** Coats that hang over the legs. */
const HIDING_LEGS = new Set<Mammal['markings']>(['fleece', 'shell', 'shaggy', 'pompoms']);

/** A four-legged animal from the side, facing right, feet on y = 0. */
export function drawQuadruped(
  pen: Pen,
  mammal: Mammal,
  asked: Pick<ActorPose, 'pose' | 'expression' | 'head' | 'looksOut'>,
  { only, jacket }: { only?: 'ear' | undefined; jacket?: Hex | undefined } = {},
): Drawn {
  const stance = stanceOf(mammal, asked.pose, asked.head);
  // Several heads are told apart by their profiles.
  const doing = mammal.heads ? { ...asked, looksOut: false } : asked;
  const leg = (name: keyof Stance['legs']) => marked('legs', legPiece(pen, mammal, stance, name));
  const turned = carriedHead(pen, mammal, stance, doing);
  const { head, place, piece: headPiece, shade } = turned;
  if (only)
    return { piece: move(stack(head.ear && move(head.ear, place)), stance.place), anchors: {} };
  const neck = neckOf(pen, mammal, stance);
  const wings = wingsOf(pen, mammal, stance);
  const hair = manePiece(pen, mammal, stance);
  const cover = coverOf(pen, mammal, stance);
  const { headless } = mammal;
  const hidesLegs = HIDING_LEGS.has(mammal.markings ?? 'none');
  const all = stack(
    wings.far,
    leg('foreFar'),
    leg('hindFar'),
    marked('tail', tailsOf(pen, mammal, stance)),
    humps(pen, mammal, stance),
    backRidge(mammal, stance),
    bodyOf(pen, mammal, stance),
    ...moreHeads(pen, mammal, stance, doing),
    mammal.mane === 'ridge' && !headless && hair,
    !headless && neck,
    headless ? '' : bibOn(pen, mammal, stance, neck),
    leg('hind'),
    pen.clip(outlineData(stance), markingsOn(mammal, stance)),
    hidesLegs && leg('fore'),
    cover,
    jacket && jacketPiece(pen, stance, jacket),
    !hidesLegs && leg('fore'),
    jacket && sleevePiece(pen, mammal, stance, jacket),
    jacket && !headless && collarPiece(pen, mammal, stance, jacket),
    wings.near,
    mammal.mane !== 'ridge' && !headless && hair,
    !headless && shade && pen.clip(neck.data, shade) + pen.clip(outlineData(stance), shade),
    !headless && headPiece,
  );
  return { piece: move(all, stance.place), anchors: anchorsOf(mammal, stance, turned) };
}
