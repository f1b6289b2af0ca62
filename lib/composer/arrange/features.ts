import type { z } from 'zod';
import type { Brief, BriefElement } from '../brief';
import { conceptOf } from '../concepts';
import type { Thing } from './cast';
import { schemaOf } from './parameters';
import { onlyOwner } from './own-parts';
import { isOfSort } from '../concepts/sorts';

/**
 * What a building may have and draws as part of itself: a house its porch, its door in a colour. The
 * parts of the kit name what they can have; what one does not take is told as not drawn.
 */
type Wishes = (element: BriefElement) => Record<string, unknown>;

/** Has it, in a colour where one is told. */
const has =
  (key: string): Wishes =>
  ({ colors: [color] }) => ({ [key]: color ?? true });

const inColor =
  (key: string): Wishes =>
  ({ colors: [color] }) =>
    color ? { [key]: color } : {};

const ROOFS: Readonly<Record<string, string>> = {
  thatched: 'thatch',
  tiled: 'tile',
  flat: 'flat',
  metal: 'metal',
  snowy: 'snow',
};

/** A garage for two cars. */
const DOUBLE = /double|two-car|doppel|doble|doppio|dupl|двойн/i;
const SMOKING = /smok|rauch|fum|umeg|дым|煙/i;

const FEATURES: Readonly<Record<string, Wishes>> = {
  porch: has('porch'),
  'bay-window': has('bay'),
  turret: has('turret'),
  balcony: has('balcony'),
  dormer: has('dormer'),
  'solar-panel': () => ({ solar: true }),
  'flower-box': () => ({ flowers: true }),
  staircase: () => ({ stairs: true }),
  'car-garage': ({ phrase, count, colors: [color] }) => ({
    garage: DOUBLE.test(phrase) ? 2 : Math.min(3, count),
    ...(color ? { garageColor: color } : {}),
  }),
  chimney: ({ phrase }) => ({ chimney: true, ...(SMOKING.test(phrase) ? { smoking: true } : {}) }),
  smoke: () => ({ smoking: true }),
  door: inColor('doorColor'),
  window: inColor('windowColor'),
  shutters: inColor('shutterColor'),
  roof: ({ attributes, colors: [color] }) => {
    const kind = attributes.map((one) => ROOFS[one]).find((one) => one !== undefined);
    return {
      ...(kind === 'snow' ? { snowy: true } : kind ? { roof: kind } : {}),
      ...(color ? { roofColor: color } : {}),
    };
  },
};

/** What tales give an animal of another: horns, antlers and wings, as its rig draws them. */
const BORROWED: Readonly<Record<string, Wishes>> = {
  antlers: () => ({ horns: 'antlers' }),
  horn: ({ count }) => ({ horns: count === 1 ? 'unicorn' : 'goat' }),
  horns: () => ({ horns: 'goat' }),
  'unicorn-horn': () => ({ horns: 'unicorn' }),
  wing: () => ({ wings: 'feathers' }),
  wings: () => ({ wings: 'feathers' }),
  'butterfly-wings': () => ({ wings: 'butterfly' }),
  'bat-wings': () => ({ wings: 'skin' }),
};

const isAnimal = ({ drawnBy }: Thing) =>
  drawnBy.kind === 'actor' && drawnBy.actor.id === 'quadruped';

/** All of the wishes, where the drawing of a thing takes each of them. */
function given(thing: Thing, wishes: Record<string, unknown>): string | undefined {
  const shape = parametersIn(schemaOf(thing));
  const takesAll = Object.entries(wishes).every(
    ([key, value]) => shape[key]?.safeParse(value).success ?? false,
  );
  if (!takesAll) return undefined;
  Object.assign(thing.parameters, wishes);
  return thing.element.id;
}

function candlesOf({ concept, count, several }: BriefElement): Record<string, unknown> | undefined {
  return concept === 'candle'
    ? { count: several && count === 1 ? SEVERAL_CANDLES : count }
    : undefined;
}
const SEVERAL_CANDLES = 5;

/** Whose part an element is told to be. */
function ownerOf({ id }: BriefElement, { relations }: Brief): string | undefined {
  for (const { kind, from, to } of relations) {
    if (/^(?:with|wearing)$/.test(kind) && to === id) return from;
    if (/^(?:part-of|on)$/.test(kind) && from === id) return to;
  }
  return undefined;
}

const parametersIn = (schema: z.ZodType): Record<string, z.ZodType> =>
  'shape' in schema ? (schema.shape as Record<string, z.ZodType>) : {};

/** A jar of honey is one jar, where honey alone is drawn as a jar of it: the vessel takes its filling. */
function fillingOf(
  { id, concept = '' }: BriefElement,
  { relations }: Brief,
  things: readonly Thing[],
): string | undefined {
  const filling = conceptOf(concept);
  const vessel = relations.find(({ kind, to }) => kind === 'full-of' && to === id)?.from;
  const thing = things.find(({ element }) => element.id === vessel);
  if (!thing || !filling?.part || filling.part !== thing.concept.part) return undefined;
  if (thing.concept.id === filling.id) return undefined;
  Object.assign(thing.parameters, { ...filling.parameters });
  return vessel;
}

/**
 * Gives the owner of an element what the element is, as parameters of its drawing; the owner's id where
 * all that was asked for can be seen on it.
 */
export function givenTo(
  element: BriefElement,
  brief: Brief,
  things: readonly Thing[],
  parts: ReadonlyMap<string, string>,
): string | undefined {
  const filled = fillingOf(element, brief, things);
  if (filled) return filled;
  const told = ownerOf(element, brief) ?? onlyOwner(element, brief) ?? '';
  const owner = parts.get(told) ?? told;
  const thing = things.find(({ element: { id } }) => id === owner);
  if (thing && isAnimal(thing)) {
    const borrowed = BORROWED[element.concept ?? '']?.(element);
    return borrowed && given(thing, borrowed);
  }
  const isCake = isOfSort(thing?.concept.id, 'candle-cake');
  const wishes = isCake ? candlesOf(element) : FEATURES[element.concept ?? '']?.(element);
  if (!wishes || Object.keys(wishes).length === 0 || thing?.drawnBy.kind !== 'part')
    return undefined;
  if (thing.concept.kind !== 'building' && !isCake) return undefined;
  return given(thing, wishes);
}
