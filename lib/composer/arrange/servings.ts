import type { Hex } from '@/lib/color/hex';
import type { Thing } from './cast';
import { heaped } from './heaps';

/** Food and other things in the number and of the flavour that the prompt gives them. */

/** Kinds of which one drawing shows several: of how many by themselves, and by which words they are one on the other. */
const SERVED: Readonly<Record<string, { alone: number; inOne: RegExp }>> = {
  macaron: { alone: 1, inOne: /stack|tower|pile/i },
  'ice-cream': { alone: 1, inOne: /scoop|kugel|boule|bola|pallin|шарик/i },
  pancakes: { alone: 4, inOne: /./ },
  'blueberry-pancakes': { alone: 4, inOne: /./ },
  banana: { alone: 1, inOne: /bunch/i },
};

/** What a flavour looks like where no colour is told. */
const FLAVOURS: Readonly<Record<string, Hex>> = {
  strawberry: '#f29bb0',
  raspberry: '#d9517a',
  chocolate: '#5a3425',
  vanilla: '#fbeecb',
  lemon: '#f7dc5f',
  lime: '#b7d96a',
  mint: '#a9dcc0',
  pistachio: '#b5cf86',
  blueberry: '#6f6bb5',
  caramel: '#d99a4a',
  apple: '#e0b45a',
  pumpkin: '#cf7a2e',
  blackberry: '#5a3a6e',
  pecan: '#8a5a34',
  key: '#e8e6a0',
  coffee: '#8a5a3c',
  matcha: '#9dbb61',
  orange: '#f3a04a',
  cherry: '#c9344a',
  velvet: '#a8243a',
  carrot: '#d98a3f',
  pesto: '#6f9a3a',
  carbonara: '#f7e8c6',
  alfredo: '#f7e8c6',
  bolognese: '#9a3f24',
  ragu: '#9a3f24',
};
const FLAVOURED =
  /^(?:ice-cream|macaron|cake|cake-slice|pie|pie-slice|cupcake|donut|milkshake|smoothie|popsicle|sundae|muffin|spaghetti)$/;
/** What soap and bath bombs look like that are made with something. */
const SCENTS: Readonly<Record<string, Hex>> = {
  charcoal: '#3c3d44',
  lavender: '#b8a8e0',
  rose: '#eeb0bd',
  oat: '#e8d9bb',
  oatmeal: '#e8d9bb',
  eucalyptus: '#a9c9b4',
  sage: '#a9b894',
  mint: '#a9dcc0',
  honey: '#eab54a',
  olive: '#a9ad62',
  milk: '#f7f0e2',
  coconut: '#f7f0e2',
  shea: '#f3e6cc',
  clay: '#c98a6a',
  turmeric: '#e3ab3a',
  lemon: '#f7dc5f',
  orange: '#f3a04a',
  coffee: '#8a5a3c',
  cedar: '#b98556',
  sea: '#9fc9d6',
};
const SCENTED = /^(?:soap|bath-bomb)$/;

/** Creatures and things made of it. */
const MADE_OF = 'chocolate';

function flavoured(thing: Thing): Thing {
  const { element, concept, parameters, drawnBy } = thing;
  if (element.colors.length > 0) return thing;
  const isSweet = FLAVOURED.test(String(parameters.kind ?? concept.id));
  const words = [...element.attributes, ...element.phrase.toLowerCase().split(/[ -]/)];
  const scent = SCENTED.test(concept.id) ? words.find((one) => one in SCENTS) : undefined;
  if (scent) return { ...thing, parameters: { ...parameters, color: SCENTS[scent] } };
  const told = words.find((one) => one in FLAVOURS);
  const color = told && FLAVOURS[told];
  if (isSweet && color) return { ...thing, parameters: { ...parameters, color } };
  const isMoulded = concept.kind === 'animal' && element.attributes.includes(MADE_OF);
  if (!isMoulded || drawnBy.kind !== 'actor') return thing;
  return { ...thing, parameters: { ...parameters, coat: '#6b3d26', belly: '#7d4a2e' } };
}

export function served(given: Thing): Thing {
  const thing = flavoured(given);
  const { element, parameters } = thing;
  const serving = SERVED[String(parameters.kind)];
  if (!serving) return heaped(thing);
  const { count, several, phrase, attributes } = element;
  const isOne = serving.inOne.test(phrase) || attributes.includes('stacked');
  if (several && !isOne) return thing;
  const isCounted = count > 1 && isOne;
  const each = isCounted ? count : count > 1 ? 1 : serving.alone;
  return {
    ...thing,
    parameters: { ...parameters, count: each },
    ...(isCounted ? { element: { ...element, count: 1 } } : {}),
  };
}
