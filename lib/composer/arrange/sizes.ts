import type { KitPart } from '../kit/part';
import { moved } from './assemble';
import { asLargeAs } from './measured';
import type { Thing } from './cast';
import { isOfSort } from '../concepts/sorts';

/** How many times its ordinary size something is that is said to be so large, or so young. */
const SIZES: Readonly<Record<string, number>> = {
  tiny: 0.45,
  small: 0.72,
  big: 1.35,
  giant: 2.6,
  'huge-in-hands': 2.1,
};
/** What is giant is at least so high, in centimetres: screens and signs are larger than who stands before them. */
const GIANT_CM: Readonly<Record<string, number>> = {
  device: 205,
  symbol: 190,
  toy: 120,
  tool: 150,
  container: 120,
  clothing: 120,
  furniture: 230,
  instrument: 190,
  'body-part': 190,
  plant: 250,
  food: 110,
  animal: 320,
  fantasy: 420,
  person: 420,
};
/** What is giant in the sea is as large as ships are. */
const GIANT_AT_SEA_CM = 900;
const YOUNG = 0.52;
function factorOf({ element: { attributes }, concept }: Thing): number {
  const told = attributes.reduce((factor, one) => factor * (SIZES[one] ?? 1), 1);
  const isGiant =
    attributes.includes('giant') &&
    (concept.kind !== 'person' || isOfSort(concept.id, 'tale-folk'));
  const isOfSea = /^(?:water|underwater)$/.test(concept.habitat) && concept.kind === 'animal';
  const giantCm = isGiant ? (isOfSea ? GIANT_AT_SEA_CM : (GIANT_CM[concept.kind] ?? 0)) : 0;
  if (concept.heightCm * told < giantCm) return giantCm / concept.heightCm;
  const isYoung =
    /^(?:animal|plant)$/.test(concept.kind) &&
    attributes.some((one) => /^(?:young|baby)$/.test(one));
  return isYoung && !isOfSort(concept.id, 'young-by-kind') ? told * YOUNG : told;
}

/** Animals that stand and dress as people do are as large as children, whatever they are. */
const UPRIGHT_CM = 120;

function grownUp(thing: Thing): Thing {
  const { concept, element, parameters, drawnBy } = thing;
  const isUpright = element.attributes.includes('upright') && drawnBy.kind === 'actor';
  if (concept.kind !== 'animal' || !isUpright) return thing;
  return {
    ...thing,
    concept: { ...concept, heightCm: UPRIGHT_CM },
    parameters: { ...parameters, heightCm: UPRIGHT_CM },
  };
}

function scaledPart(part: KitPart, scale: number): KitPart {
  return {
    ...part,
    draw: (parameters, pen) =>
      moved(part.draw(parameters, { ...pen, pxPerCm: pen.pxPerCm * scale }), { at: [0, 0], scale }),
  };
}

/** A thing that is drawn as high as that, on the ground. */
export function asHighAs(thing: Thing, heightCm: number): Thing {
  const { concept, drawnBy } = thing;
  if (drawnBy.kind !== 'part') return thing;
  const part = scaledPart(drawnBy.part, heightCm / concept.heightCm);
  return {
    ...thing,
    concept: { ...concept, heightCm, habitat: 'ground' },
    drawnBy: { kind: 'part', part },
  };
}

/** As high is what is built on a table. */
const MODEL_CM = 48;

/** A house of gingerbread, or of dolls, as it stands on a table. */
export function asModel(thing: Thing): Thing {
  const { concept, drawnBy } = thing;
  if (drawnBy.kind !== 'part' || concept.heightCm <= MODEL_CM) return thing;
  const part = scaledPart(drawnBy.part, MODEL_CM / concept.heightCm);
  return {
    ...thing,
    concept: { ...concept, heightCm: MODEL_CM, kind: 'toy', habitat: 'table' },
    drawnBy: { kind: 'part', part },
  };
}

/** As high are toys that are carried in an arm. */
const TOY_CM = 46;

/** A toy of a vehicle is handled as toys are; one of an animal still has its fur, and stands as it does. */
function asToy(thing: Thing): Thing {
  const isToy = thing.element.attributes.includes('toy-sized') && thing.concept.kind === 'vehicle';
  return isToy
    ? { ...thing, concept: { ...thing.concept, kind: 'toy', habitat: 'ground' } }
    : thing;
}

/** A small house is still a house; a tiny one is small beside whatever it stands by. */
const TINY_HOUSE = 0.36;

/** What is giant and of these kinds stands on the ground, wherever such a thing is in its own size. */
const STANDING_GIANTS = /^(?:symbol|device|tool|toy|body-part)$/;
const OFF_THE_GROUND = /^(?:air|wall)$/;

/** A heart or a clock as large as somebody is stands beside them, and neither floats nor hangs. */
function putDown(thing: Thing): Thing {
  const { concept, element } = thing;
  const isDown =
    element.attributes.includes('giant') &&
    !element.attributes.some((one) => /^(?:floating|flying)$/.test(one)) &&
    STANDING_GIANTS.test(concept.kind) &&
    OFF_THE_GROUND.test(concept.habitat);
  return isDown ? { ...thing, concept: { ...concept, habitat: 'ground' } } : thing;
}

/** A thing of the size that the prompt gives it. */
export function sized(given: Thing): Thing {
  const thing = putDown(asToy(grownUp(given)));
  const { measured } = thing.element;
  if (measured) return asLargeAs(thing, measured);
  const isToy = thing.element.attributes.includes('toy-sized');
  const isTinyHouse =
    thing.concept.kind === 'building' && thing.element.attributes.includes('tiny');
  const factor =
    (isTinyHouse ? TINY_HOUSE : factorOf(thing)) *
    (isToy ? Math.min(1, TOY_CM / thing.concept.heightCm) : 1);
  const { concept, drawnBy, parameters } = thing;
  const isHouse = concept.kind === 'building' && !isTinyHouse;
  const isOrdinary = concept.kind === 'person' && !isOfSort(concept.id, 'tale-folk');
  if (factor === 1 || isHouse || isOrdinary) return thing;
  const grown = { ...concept, heightCm: concept.heightCm * factor };
  if (drawnBy.kind === 'part')
    return {
      ...thing,
      concept: grown,
      drawnBy: { kind: 'part', part: scaledPart(drawnBy.part, factor) },
    };
  return { ...thing, concept: grown, parameters: { ...parameters, heightCm: grown.heightCm } };
}
