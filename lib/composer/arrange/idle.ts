import type { Brief } from '../brief';
import type { ActorPose } from '../kit/actor';
import { mammalOf } from '../kit/animals/species';
import { isPlaceDrawn } from '../places';
import type { Node, StagePlan } from './node';

/**
 * What a prompt leaves open of somebody is told otherwise by each picture of a request: an animal that does nothing
 * walks, sits, runs or lies, and one of four shows whoever stands before nothing where they are at home.
 */

export type Idle = Pick<ActorPose, 'pose' | 'head' | 'near'>;

type Idles = readonly [Idle, ...Idle[]];
/** What sits on its haunches, what has hooves, and what is too heavy to leap. The first is as it always was. */
const ON_PAWS: Idles = [{ pose: 'walk' }, { pose: 'sit' }, { pose: 'lie' }, { pose: 'run' }];
const ON_HOOVES: Idles = [
  { pose: 'walk' },
  { pose: 'run' },
  { pose: 'walk', head: 'lowered' },
  { pose: 'lie' },
];
const HEAVY: Idles = [{ pose: 'walk' }, { pose: 'walk', head: 'raised' }];
const HEAVY_CM = 150;
const PEOPLE: Idles = [
  { pose: 'stand' },
  { pose: 'stand', near: { gesture: 'akimbo' } },
  { pose: 'walk' },
  { pose: 'stand', near: { gesture: 'wave' } },
];

function idlesOf({ thing: { drawnBy, parameters, element } }: Node): Idles | undefined {
  if (drawnBy.kind !== 'actor') return undefined;
  if (drawnBy.actor.id === 'person') return element.attributes.length === 0 ? PEOPLE : undefined;
  if (drawnBy.actor.id !== 'quadruped') return undefined;
  const { colors, withersCm } = mammalOf(String(parameters.species ?? 'dog'));
  if (colors.hoof) return ON_HOOVES;
  return withersCm > HEAVY_CM ? HEAVY : ON_PAWS;
}

/** Whether nothing is told of what it does, has and is at. */
export function isIdle({ doing, bond, children, looksAt }: Node): boolean {
  const isFree = bond === undefined && children.length === 0 && looksAt === undefined;
  return isFree && Object.values(doing).every((one) => one === undefined);
}

/** Each of whom nothing is told as this picture of its request has it. */
export function idling(plan: StagePlan, variant: number): StagePlan {
  const roots = plan.roots.map((root, index) => {
    const idles = idlesOf(root);
    if (!idles || root.thing.element.count !== 1 || root.isClose || !isIdle(root)) return root;
    // The first picture is as it is without a choice.
    const idle = variant === 0 ? undefined : idles[(variant + index) % idles.length];
    return idle ? Object.assign(root, { idle }) : root;
  });
  return { ...plan, roots };
}

/** Of four pictures, the one that shows where somebody is at home. */
const AT_HOME = 2;
const LIVING = /^(?:animal|person|fantasy|vehicle)$/;

/** Where the only one of a picture is at home, of which no place is told. */
export function homeAround(
  { template, background, paletteColors, camera, clearSide, lettering }: Brief,
  { roots }: StagePlan,
  variant: number,
): string | undefined {
  const [lead, ...others] = roots;
  const isShown = template ?? background ?? camera ?? clearSide;
  if (!lead || others.length > 0 || variant % 4 !== AT_HOME) return undefined;
  if (isShown !== undefined || paletteColors.length + lettering.length > 0) return undefined;
  const { kind, places, habitat } = lead.thing.concept;
  return LIVING.test(kind) && habitat === 'ground' ? places.find(isPlaceDrawn) : undefined;
}
