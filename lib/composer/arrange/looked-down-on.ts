import type { Brief } from '../brief';
import { conceptOf } from '../concepts';
import { isLivingKind } from '../concepts/concept';
import { partOf } from '../kit';
import { isSpecies } from '../kit/animals/from-above';
import { isBelow, isWaterBelow } from '../places/worlds/from-above';
import type { Thing } from './cast';

/**
 * Animals that a picture looks straight down on, in water or on the ground: near enough that they fill it, as no
 * picture from the air does, in which they would be specks.
 */

const FROM_ABOVE = new Set<Brief['camera']>(['top', 'aerial']);
const NEVER_LAID = /^(?:building|vehicle|person|fantasy|furniture)$/;

export function isLookedDownOn({ camera, template, elements, places }: Brief): boolean {
  if (!FROM_ABOVE.has(camera) || template) return false;
  const kinds = elements.map(({ concept = '' }) => ({ concept, kind: conceptOf(concept)?.kind }));
  const living = kinds.filter(({ kind }) => isLivingKind(kind));
  return (
    living.length > 0 &&
    living.every(({ concept }) => isSpecies(concept)) &&
    kinds.every(({ kind = '' }) => !NEVER_LAID.test(kind)) &&
    places.every(({ concept }) => isBelow(concept))
  );
}

/** Nobody below holds, rides or swims past anything: all lie where the picture has room for them. */
export const asLyingBelow = (brief: Brief): Brief =>
  isLookedDownOn(brief) ? { ...brief, actions: [], relations: [] } : brief;

const LYING =
  /^(?:swim|float|dive|drift|lie|sleep|rest|relax|sunbathe|nap|doze|snooze|hold-hands|paddle|bathe|glide)$/;

/** What is done lying or swimming is seen on who is seen from above. */
export const isDoneBelow = (brief: Brief, verb: string): boolean =>
  LYING.test(verb) && isLookedDownOn(brief);

const HOLDING = 'hold-hands';

/** Where otters hold hands, they are two, and one drawing. */
function asPair(thing: Thing, { actions }: Brief): Pick<Thing, 'element'> & { isPair: boolean } {
  const { element } = thing;
  const isPair =
    (element.count === 2 || element.several) &&
    actions.some(({ verb, agent }) => verb === HOLDING && agent === element.id);
  return { element: isPair ? { ...element, count: 1, several: false } : element, isPair };
}

/** An animal as it looks from above, where the picture is taken so. */
export function asFromAbove(thing: Thing, brief: Brief): Thing {
  const { id } = thing.concept;
  const part = partOf('from-above');
  if (!part || !isSpecies(id) || !isLookedDownOn(brief)) return thing;
  const { colors, attributes } = thing.element;
  const isWet =
    brief.places.length === 0 || brief.places.some(({ concept }) => isWaterBelow(concept));
  const { element, isPair } = asPair(thing, brief);
  return {
    ...thing,
    element,
    drawnBy: { kind: 'part', part },
    parameters: {
      kind: id,
      isPair,
      view: 'top',
      isWet,
      isYoung: attributes.some((one) => /^(?:young|baby|tiny|small)$/.test(one)),
      ...(colors[0] ? { color: colors[0] } : {}),
    },
  };
}
