import { z } from 'zod';
import { mix } from '@/lib/color/hex';
import { edgesOf } from '@/lib/svg/point';
import type { ActorPart, ActorPose, Pose } from '../../actor';
import type { Pen } from '../../pen';
import type { KitDrawing } from '../../part';
import { animalColor, animalParameters, told, viewParameter } from '../core/parameters';
import { finish, raised } from '../core/finish';
import { MARKINGS, type Mammal, WING_KINDS } from '../core/mammal';
import { move, penForUnits, stack } from '../core/piece';
import { recoated } from '../core/recoated';
import { frontHead } from '../heads/front';
import { HORN_KINDS } from '../heads/horns';
import { profileHead } from '../heads/profile';
import { mammalOf } from '../species';
import { type Change, variant } from '../species/variant';
import type { Trunk } from '../upright/body';
import { drawUpright } from '../upright/draw';
import { drawCurled } from './curled';
import { drawQuadruped } from './draw';
import { afloat, swimmingDepth } from './afloat';
import { drawOnBack, SUNK_ON_BACK } from './on-back';

/** What can be told of a mammal; everything else is its species'. */
export const mammalParameters = animalParameters.extend({
  species: z.string().default('dog'),
  markingColor: animalColor.optional(),
  markings: z.enum(MARKINGS).optional(),
  mane: animalColor.optional(),
  /** Those of another kind, as tales give them. */
  horns: z.enum(HORN_KINDS).optional(),
  wings: z.enum(WING_KINDS).optional(),
  /** Heads that tales give it besides its own. */
  'two-headed': z.boolean().optional(),
  'three-headed': z.boolean().optional(),
  /** How tales and people tell of its body: with wings or horns that its kind has not, lean, drawn out, grey with age. */
  winged: z.boolean().optional(),
  horned: z.boolean().optional(),
  thin: z.boolean().optional(),
  long: z.boolean().optional(),
  old: z.boolean().optional(),
  /** Nothing but its near ear, in its place: over a hat. */
  only: z.enum(['ear']).optional(),
  /** Where it lies or floats, it does so on its back. */
  supine: z.boolean().optional(),
  /** The colour of a coat that it wears on all fours. */
  jacket: animalColor.optional(),
  parts: z
    .strictObject({
      belly: animalColor.optional(),
      chest: animalColor.optional(),
      mane: animalColor.optional(),
      paws: animalColor.optional(),
      nose: animalColor.optional(),
    })
    .optional(),
  view: viewParameter,
});
type Parameters = z.output<typeof mammalParameters>;

const POSES: readonly Pose[] = [
  'stand',
  'walk',
  'run',
  'jump',
  'sit',
  'sit-ground',
  'lie',
  'sleep',
  'swim',
  'climb',
  'ride',
  'cycle',
  'dance',
  'kneel',
  'crouch',
  'fly',
  'lotus',
  'float',
  'fall',
  'glide',
  'balance',
  'bow',
  'sneak',
  'rear',
];
const UPRIGHT_ONLY: readonly Pose[] = ['ride', 'glide', 'cycle', 'dance', 'kneel', 'lotus'];
const SIDE_POSES: readonly Pose[] = ['walk', 'glide', 'run', 'ride', 'cycle', 'climb', 'jump'];

/** Colours of parts, as the rig names them. */
const inParts = ({
  belly,
  chest,
  mane,
  paws,
  nose,
}: NonNullable<Parameters['parts']>): Partial<Mammal['colors']> => ({
  ...(belly ? { belly } : {}),
  ...(chest ? { bib: chest } : {}),
  ...(mane ? { mane } : {}),
  ...(paws ? { sock: paws } : {}),
  ...(nose ? { nose } : {}),
});

/** Of a lean one, how much is left of body and limbs; how much longer a long one is. */
const LEAN = { body: 0.72, limb: 0.7 } as const;
const LONGER = 1.45;

/** A body as it is told, of its kind's own measures. */
function toldBody({ build, wings }: Mammal, { thin, long, winged }: Parameters): Change {
  const limb = ([root, joint, foot]: Mammal['build']['fore']) =>
    [root * LEAN.limb, joint * LEAN.limb, foot * LEAN.limb] as const;
  return {
    ...(winged && !wings ? { wings: 'feathers' } : {}),
    build: {
      ...(long ? { length: build.length * LONGER } : {}),
      ...(thin
        ? {
            depth: build.depth * LEAN.body,
            waist: build.waist * LEAN.body * LEAN.body,
            fore: limb(build.fore),
            hind: limb(build.hind),
          }
        : {}),
    },
  };
}

/** Horns that are told, else those of a goat where its kind has none. */
function hornsOf({ face }: Mammal, horns: Parameters['horns']): Change {
  const own = face.horns && face.horns !== 'none' ? face.horns : 'goat';
  const shown = horns ?? own;
  return { profile: { horns: shown }, face: { horns: shown } };
}

const GREY = '#b9b6b4';
const WHITE_HAIR = '#efece8';

/** With age a coat fades, and the muzzle is white. */
function greyed(colors: Mammal['colors'], coat = colors.coat): Partial<Mammal['colors']> {
  return {
    coat: mix(coat, GREY, 0.42),
    ear: mix(colors.ear, GREY, 0.42),
    white: WHITE_HAIR,
    mask: WHITE_HAIR,
  };
}

function dressed(parameters: Parameters): Mammal {
  const {
    species,
    coat,
    belly,
    markingColor,
    markings,
    mane,
    horns,
    wings,
    parts = {},
  } = parameters;
  const base = mammalOf(species);
  return variant(base, {
    ...toldBody(base, parameters),
    ...(markings ? { markings } : {}),
    ...(wings ? { wings } : {}),
    ...(parameters['three-headed'] ? { heads: 3 } : parameters['two-headed'] ? { heads: 2 } : {}),
    ...(horns || parameters.horned ? hornsOf(base, horns) : {}),
    colors: {
      ...(coat ? recoated(base.colors, coat) : {}),
      ...(parameters.old ? greyed(base.colors, coat) : {}),
      ...(belly ? { belly } : {}),
      ...(markingColor ? { marking: markingColor, stripes: markingColor } : {}),
      ...(mane ? { mane } : {}),
      ...inParts(parts),
    },
  });
}

function viewOf(
  { view }: Parameters,
  { sidelong }: Mammal,
  { pose, near, far, seatCm, view: asked }: ActorPose,
  heightCm: number,
): Trunk['view'] {
  if (asked) return asked === 'profile' ? 'side' : asked === 'back' ? 'back' : 'front';
  if (view) return view;
  if (sidelong) return 'side';
  if (SIDE_POSES.includes(pose)) return 'side';
  const given = [near?.at, far?.at].filter((at) => at !== undefined);
  const isForward = given.length > 0 && given.every(([x]) => x > heightCm * 0.1);
  return isForward && (given.length > 1 || seatCm !== undefined) ? 'side' : 'front';
}

function headAlone(
  pen: Pen,
  mammal: Mammal,
  { view, heightCm }: Parameters,
  pose: ActorPose,
): KitDrawing {
  const expression = pose.expression ?? 'calm';
  const { face, crown, eyes, mouth } =
    (view ?? (mammal.sidelong ? 'side' : 'front')) === 'side'
      ? (({ piece, ...rest }) => ({ face: piece, ...rest }))(
          profileHead(pen, mammal.profile, mammal.colors, expression),
        )
      : frontHead(pen, mammal.face, mammal.colors, expression);
  const { top, bottom } = edgesOf(face.hull);
  const unitCm = heightCm
    ? heightCm / (bottom - top)
    : (mammal.withersCm * mammal.build.head) / 10_000;
  const lifted = ([x, y]: readonly [number, number]) => [x, y - bottom] as const;
  return finish(
    move(face, { at: [0, -bottom] }),
    {
      head: { at: lifted([0, 0]), spanCm: 100 },
      crown: { at: lifted(crown), spanCm: 80 },
      eyes: { at: lifted(eyes), spanCm: 90 },
      mouth: { at: lifted(mouth), spanCm: 30 },
      neck: { at: lifted([0, bottom * 0.9]), spanCm: 60 },
      top: { at: lifted(crown), spanCm: 70 },
    },
    unitCm,
  );
}

function drawOnFours(
  pen: Pen,
  mammal: Mammal,
  parameters: Parameters,
  { pose, expression, seatCm, head, looksOut, ...hands }: ActorPose,
): KitDrawing {
  const isAsleep = pose === 'sleep';
  const shown = expression ?? (isAsleep ? 'asleep' : 'calm');
  const curls = isAsleep && mammal.curls && !parameters.only;
  const standing = () =>
    drawQuadruped(pen, mammal, { pose: 'stand', expression: shown }).piece.hull;
  const unitCm = parameters.heightCm
    ? parameters.heightCm / -edgesOf(standing()).top
    : mammal.withersCm / 100;
  const fine = penForUnits(pen, unitCm);
  const isWet = pose === 'swim' || pose === 'float';
  if (parameters.supine && ON_FOURS.includes(pose)) {
    if (parameters.only) return finish(stack(), {}, 1);
    const lying = drawOnBack(fine, mammal, { expression: shown, ...hands }, unitCm);
    const laid = isWet ? afloat(fine, lying, mammal.build.depth * SUNK_ON_BACK) : lying;
    return finish(laid.piece, laid.anchors, unitCm);
  }
  const drawn = curls
    ? drawCurled(fine, mammal)
    : drawQuadruped(
        fine,
        mammal,
        { pose, expression: shown, ...(head ? { head } : {}), ...(looksOut ? { looksOut } : {}) },
        { only: parameters.only, jacket: parameters.jacket },
      );
  const { piece, anchors } = isWet ? afloat(pen, drawn, swimmingDepth(mammal)) : drawn;
  return seated(finish(piece, anchors, unitCm), pose, seatCm);
}

/** On a seat as animals sit on it: on their haunches, at its height. */
function seated(drawing: KitDrawing, pose: Pose, seatCm = 0): KitDrawing {
  return pose === 'sit' && seatCm > 0 ? raised(drawing, seatCm) : drawing;
}

const ON_FOURS: readonly Pose[] = ['lie', 'sleep', 'swim', 'float'];
const BIPED_POSES: readonly Pose[] = ['stand', 'walk', 'sit', 'sit-ground', 'climb', 'jump'];

/** Whether it is on its hind legs: asked for, holding something, or of a kind that is. */
function standsUp(
  { upright, supine }: Parameters,
  { isBiped }: Mammal,
  { pose, near, far, view }: ActorPose,
): boolean {
  if (supine && ON_FOURS.includes(pose)) return false;
  if (view && view !== 'three-quarter') return true;
  if (near ?? far) return true;
  if (upright && pose === 'float') return true;
  if (ON_FOURS.includes(pose)) return false;
  return upright || UPRIGHT_ONLY.includes(pose) || (isBiped === true && BIPED_POSES.includes(pose));
}

function drawActor(raw: unknown, pose: ActorPose, pen: Pen): KitDrawing {
  const parameters = told(mammalParameters, raw);
  const mammal = dressed(parameters);
  const isOnFours = !parameters.headOnly && !standsUp(parameters, mammal, pose);
  // From the front both ears are beside the hat.
  if (parameters.only && !isOnFours) return finish(stack(), {}, 1);
  if (parameters.headOnly) return headAlone(pen, mammal, parameters, pose);
  if (isOnFours) return drawOnFours(pen, mammal, parameters, pose);
  const heightCm = parameters.heightCm ?? mammal.uprightCm;
  const unitCm = heightCm / 100;
  const { piece, anchors } = drawUpright(
    penForUnits(pen, unitCm),
    mammal,
    { ...pose, onBlades: parameters.skates },
    viewOf(parameters, mammal, pose, heightCm),
    unitCm,
  );
  return finish(piece, anchors, unitCm);
}

/** Four-legged animals: `species` names the kind, colours are parameters. */
export const quadruped: ActorPart = {
  id: 'quadruped',
  parameters: mammalParameters,
  poses: POSES,
  drawActor,
};
