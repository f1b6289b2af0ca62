import { z } from 'zod';
import { edgesOf, type Point, scale } from '@/lib/svg/point';
import type { ActorPart, ActorPose, Pose, Reach } from '../../actor';
import type { KitDrawing } from '../../part';
import type { Pen } from '../../pen';
import { animalColor, animalParameters, told } from '../core/parameters';
import { type Anchors, anchor, finish } from '../core/finish';
import { farTone, move, penForUnits, type Piece, stack } from '../core/piece';
import { bent, tube } from '../core/tube';
import { lighter } from '../../../palette/tones';
import { heldPiece } from '../upright/hold';
import { splash, SPRAY_WIDTH } from './whale';
import type { Creature, CreatureDrawing, CreatureLook } from './creature';

/** What can be told of a creature; everything else is its species'. */
export const creatureParameters = animalParameters.extend({
  species: z.string().default(''),
  markingColor: animalColor.optional(),
  /** All its arms are held up: those of an octopus. */
  raised: z.boolean().default(false),
});
type Parameters = z.output<typeof creatureParameters>;

const POSES: readonly Pose[] = [
  'swim',
  'stand',
  'walk',
  'run',
  'jump',
  'fly',
  'sleep',
  'lie',
  'sit',
  'float',
  'climb',
  'dance',
];

/** How a pose leans the body, degrees: leaping, climbing, sinking. */
const LEAN: Partial<Record<Pose, number>> = { jump: -40, climb: -60, fall: 24, dance: -8 };

function lookOf(
  { colors }: Creature,
  { coat, belly, markingColor, raised }: Parameters,
  pose: ActorPose,
): CreatureLook {
  const main = coat ?? colors.coat;
  return {
    coat: main,
    belly: belly ?? colors.belly ?? lighter(main, 0.5),
    mark: markingColor ?? colors.mark ?? lighter(main, 0.3),
    fin: coat ? main : (colors.fin ?? main),
    expression: pose.expression ?? (pose.pose === 'sleep' ? 'asleep' : 'calm'),
    pose: pose.pose,
    raised,
  };
}

interface Arm {
  piece?: Piece;
  held?: Piece;
  palm: Point;
}

/** A fin, a feeler, a tentacle that reaches for what it holds. */
function armOf(
  pen: Pen,
  drawn: CreatureDrawing,
  color: string,
  reach: Reach | undefined,
  unitCm: number,
  far: boolean,
): Arm {
  const root: Point = [drawn.arm[0] + (far ? drawn.armWidth * 0.8 : 0), drawn.arm[1]];
  const rest: Point = [root[0] + 20, root[1] - 4];
  if (!reach) return { palm: root };
  const target = reach.at ? scale(reach.at, 1 / unitCm) : rest;
  const line = bent(root, target, [14, 14], 1);
  const w = drawn.armWidth;
  return {
    piece: tube(pen, line, [w * 1.3, w, w * 0.8], far ? farTone(color) : color),
    ...(reach.holds ? { held: heldPiece(reach.holds, line[2], unitCm) } : {}),
    palm: line[2],
  };
}

/** What is at the end of each of many arms, by the joints that others have there. */
const ENDS = ['hand', 'handFar', 'elbow', 'elbowFar', 'foot', 'footFar'] as const;

const endsOf = ({ ends = [] }: CreatureDrawing): Anchors =>
  Object.fromEntries(ends.map((at, index) => [ENDS[index] ?? 'hand', anchor(at)]));

function anchorsOf(drawn: CreatureDrawing, near: Point, far: Point): Anchors {
  const { head, headSpan, eyes, mouth, back } = drawn;
  return {
    head: anchor(head, headSpan),
    crown: anchor(drawn.crown ?? [head[0], head[1] - headSpan * 0.5], headSpan * 0.8),
    eyes: anchor(eyes, headSpan * 0.7),
    mouth: anchor(mouth),
    neck: drawn.neck
      ? anchor(drawn.neck.at, drawn.neck.span)
      : anchor([head[0] - headSpan * 0.4, head[1] + headSpan * 0.3], headSpan * 0.8),
    chest: anchor([head[0] - headSpan * 0.3, head[1] + headSpan * 0.4]),
    back: anchor(back, 40),
    top: anchor(back, 30),
    hand: anchor(near),
    handFar: anchor(far),
    ...endsOf(drawn),
  };
}

/** From this length on, who leaps out of the water throws it up. */
const SPLASHING_CM = 120;

/** The foam that a tail leaves, under the hindmost part of a leaping body. */
function sprayUnder(body: Piece): { piece: Piece; surface: Point } {
  const { left, right, bottom } = edgesOf(body.hull);
  const at: Point = [left + (right - left) * 0.3, bottom - 1];
  const scaleX = ((right - left) * 0.62) / SPRAY_WIDTH;
  return { piece: move(splash(), { at, scaleX }), surface: [at[0], at[1] + 9 * scaleX] };
}

function drawnCreature(
  creature: Creature,
  parameters: Parameters,
  pose: ActorPose,
  pen: Pen,
): KitDrawing {
  const look = lookOf(creature, parameters, pose);
  const fine = penForUnits(pen, creature.lengthCm / 100);
  const leaps = pose.pose === 'jump';
  const drawn = leaps && creature.leap ? creature.leap(fine, look) : creature.draw(fine, look);
  const { top, bottom } = edgesOf(drawn.piece.hull);
  const unitCm = parameters.heightCm
    ? parameters.heightCm / (bottom - top)
    : creature.lengthCm / 100;
  const near = armOf(pen, drawn, look.fin, pose.near, unitCm, false);
  const far = armOf(pen, drawn, look.fin, pose.far, unitCm, true);
  const lean = creature.floats && !drawn.surface ? (LEAN[pose.pose] ?? 0) : 0;
  const body = lean ? move(drawn.piece, { angleDegrees: lean }) : drawn.piece;
  const isLarge = creature.floats && creature.lengthCm >= SPLASHING_CM;
  const spray = leaps && isLarge && !drawn.surface ? sprayUnder(body) : undefined;
  const piece = stack(far.piece, body, far.held, near.held, near.piece, spray?.piece);
  const surface = drawn.surface ?? spray?.surface;
  return finish(
    piece,
    {
      ...anchorsOf(drawn, near.palm, far.palm),
      ...(surface ? { surface: anchor(surface) } : {}),
    },
    unitCm,
  );
}

/** An actor of creatures by species; an unknown species is the first of the table. */
export function creatureActor(id: string, table: Readonly<Record<string, Creature>>): ActorPart {
  const [first] = Object.values(table);
  return {
    id,
    parameters: creatureParameters,
    poses: POSES,
    drawActor: (raw, pose, pen) => {
      const parameters = told(creatureParameters, raw);
      const creature = table[parameters.species] ?? first;
      if (!creature) throw new Error(`no species in ${id}`);
      return drawnCreature(creature, parameters, pose, pen);
    },
  };
}
