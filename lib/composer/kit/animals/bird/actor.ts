import { z } from 'zod';
import { edgesOf, type Point } from '@/lib/svg/point';
import type { ActorPart, ActorPose, Pose } from '../../actor';
import type { KitDrawing } from '../../part';
import type { Pen } from '../../pen';
import { animalColor, animalParameters, told, viewParameter } from '../core/parameters';
import { finish } from '../core/finish';
import { move } from '../core/piece';
import { recoated } from '../core/recoated';
import type { Bird } from './bird';
import { birdHeadFront, drawBirdFront } from './front';
import { birdBust } from './head';
import { drawPenguinSide } from './penguin';
import { drawBirdSide } from './side';
import { birdOf } from './species';
import { drawBirdStanding } from './standing';

/** What can be told of a bird; everything else is its species'. */
export const birdParameters = animalParameters.extend({
  species: z.string().default('bird'),
  wing: animalColor.optional(),
  /** Feathers of several colours. */
  colorful: z.boolean().default(false),
  parts: z
    .strictObject({
      belly: animalColor.optional(),
      chest: animalColor.optional(),
      wings: animalColor.optional(),
      head: animalColor.optional(),
      tail: animalColor.optional(),
      beak: animalColor.optional(),
      legs: animalColor.optional(),
      crest: animalColor.optional(),
    })
    .optional(),
  view: viewParameter,
});
type Parameters = z.output<typeof birdParameters>;

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
  'fly',
  'float',
  'dance',
  'ride',
  'cycle',
  'crouch',
  'fall',
  'glide',
];
const SIDE_ONLY: readonly Pose[] = ['fly', 'swim', 'float', 'jump', 'fall', 'lie'];

/** What penguins do on their way is seen from the side. */
const PENGUIN_SIDE: readonly Pose[] = ['glide', 'dance', 'walk', 'run'];

/** Of a colourful bird whose colours nobody told. */
const PLUMAGE = {
  coat: '#2fa39a',
  head: '#e2573f',
  belly: '#f6c64a',
  wing: '#2e70c8',
  tail: '#8442ba',
} as const;

/** Colours of parts, as the rig names them. */
function inParts({
  belly,
  chest,
  wings,
  legs,
  ...same
}: NonNullable<Parameters['parts']>): Partial<Bird['colors']> {
  const front = chest ?? belly;
  return {
    ...Object.fromEntries(Object.entries(same).filter(([, color]) => color !== undefined)),
    ...(front ? { belly: front } : {}),
    ...(wings ? { wing: wings } : {}),
    ...(legs ? { leg: legs } : {}),
  };
}

function dressed({ species, coat, belly, wing, colorful, parts = {} }: Parameters): Bird {
  const base = birdOf(species);
  return {
    ...base,
    colors: {
      ...base.colors,
      ...(coat ? recoated(base.colors, coat) : {}),
      ...(colorful && !coat ? PLUMAGE : {}),
      ...(belly ? { belly } : {}),
      ...(wing ? { wing } : {}),
      ...inParts(parts),
    },
  };
}

function isFront(bird: Bird, { upright, view }: Parameters, pose: ActorPose): boolean {
  const isSkating = bird.front === 'penguin' && pose.pose === 'glide';
  if ((pose.near ?? pose.far) && !isSkating) return true;
  if (view) return view === 'front';
  if (bird.front === 'penguin' && PENGUIN_SIDE.includes(pose.pose)) return false;
  if (SIDE_ONLY.includes(pose.pose)) return false;
  if (pose.head === 'lowered' && !upright && bird.front !== 'penguin') return false;
  if (upright || pose.seatCm !== undefined || ['dance', 'ride', 'cycle'].includes(pose.pose))
    return true;
  return bird.rest === 'front' && ['stand', 'sit', 'sleep', 'sit-ground'].includes(pose.pose);
}

function headAlone(
  pen: Pen,
  bird: Bird,
  { view, heightCm }: Parameters,
  { expression = 'calm' }: ActorPose,
): KitDrawing {
  const isSide = view ? view === 'side' : bird.rest !== 'front';
  const piece = isSide ? birdBust(pen, bird, expression) : birdHeadFront(pen, bird, expression);
  const { top, bottom } = edgesOf(piece.hull);
  const ownCm = isSide ? bird.bodyCm / 100 : bird.frontCm / 100;
  const middle: Point = isSide ? [0, 0] : [0, -76];
  const r = isSide ? bird.head : 37;
  const up = ([x, y]: Point): Point => [x, y - bottom];
  return finish(
    move(piece, { at: [0, -bottom] }),
    {
      head: { at: up(middle), spanCm: r * 2 },
      eyes: { at: up(middle), spanCm: r * 1.7 },
      crown: { at: up([0, middle[1] - r * 0.62]), spanCm: r * 1.5 },
      mouth: { at: up([isSide ? r : 0, middle[1] + r * 0.3]) },
      neck: { at: up([0, bottom]), spanCm: r },
      top: { at: up([0, middle[1] - r * 0.62]), spanCm: r * 1.3 },
    },
    heightCm ? heightCm / (bottom - top) : ownCm,
  );
}

function drawActor(raw: unknown, pose: ActorPose, pen: Pen): KitDrawing {
  const parameters = told(birdParameters, raw);
  const bird = dressed(parameters);
  if (parameters.headOnly) return headAlone(pen, bird, parameters, pose);
  const { heightCm } = parameters;
  if (isFront(bird, parameters, pose)) {
    const unitCm = (heightCm ?? bird.frontCm) / 100;
    const draw = bird.front === 'round' && bird.rest !== 'front' ? drawBirdStanding : drawBirdFront;
    const { piece, anchors } = draw(pen, bird, pose, unitCm);
    return finish(piece, anchors, unitCm);
  }
  const expression = pose.expression ?? (pose.pose === 'sleep' ? 'asleep' : 'calm');
  if (bird.front === 'penguin') {
    const unitCm = (heightCm ?? bird.frontCm) / 100;
    const { piece, anchors } = drawPenguinSide(
      pen,
      bird,
      { ...pose, expression, onBlades: parameters.skates },
      unitCm,
    );
    return finish(piece, anchors, unitCm);
  }
  const { piece, anchors } = drawBirdSide(pen, bird, pose, expression);
  const standing = heightCm
    ? -edgesOf(drawBirdSide(pen, bird, { pose: 'stand' }, expression).piece.hull).top
    : 1;
  return finish(piece, anchors, heightCm ? heightCm / standing : bird.bodyCm / 100);
}

/** Birds: `species` names the kind. */
export const bird: ActorPart = {
  id: 'bird',
  parameters: birdParameters,
  poses: POSES,
  drawActor,
};
