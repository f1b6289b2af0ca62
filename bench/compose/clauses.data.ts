import type { GoldPrompt } from './gold/read-gold';

/** What long prompts are put together from (`clauses.ts`). Every word of it is drawn alone; how they hang together is the test. */

type Kind = GoldPrompt['relations'][number]['kind'];

export const QUALITIES = [
  '',
  '',
  'small',
  'tired',
  'cheerful',
  'tall',
  'grumpy',
  'curious',
  'elegant',
  'sleepy',
];

export const ACTORS = (
  'fox|bear|old man|young woman|little girl|robot|raccoon|pirate|penguin|wizard|grandmother|cat|rabbit|mechanic|teenage boy|' +
  'chef|squirrel|witch|sailor|hedgehog|astronaut|gardener|mouse|panda|detective|knight|frog|tailor|postman|badger|scientist|' +
  'monk|viking|nurse|photographer|barista|street musician|lion|beaver|elephant|koala|shepherd|carpenter|goblin|fairy|' +
  'businesswoman|toddler|otter|sloth|duck|crow|ghost'
).split('|');

export const WORN = (
  'a red scarf|a straw hat|round glasses|a yellow raincoat|a leather jacket|a top hat|a striped sweater|a bow tie|rubber boots|' +
  'a blue apron|a flower crown|headphones|a purple cape|mittens|a denim jacket|a knitted beanie|a tool belt|a polka dot dress|' +
  'a pearl necklace|sunglasses|a headlamp|dungarees|a kimono|a long green coat|a white lab coat|a wide brimmed hat'
).split('|');

export const HELD = (
  'a lantern|an umbrella|a bouquet of tulips|a coffee cup|a map|a fishing rod|a basket of apples|a violin|a paintbrush|a balloon|' +
  'a letter|a magnifying glass|a loaf of bread|a candle|a ukulele|a watering can|a wrench|a book|a camera|a teapot|' +
  'a birthday cake|a broom|a sword|a suitcase|a pumpkin|an ice cream cone|a stack of plates|a telescope|a spoon|a rose|' +
  'a jar of honey|a hammer|a phone|a flag'
).split('|');

/** Relation, how it is said, to what. */
export const SPOTS: readonly (readonly [Kind, string, string])[] = [
  ['on', 'sitting on', 'a wooden bench'],
  ['on', 'standing on', 'a bridge'],
  ['on', 'perched on', 'a tree stump'],
  ['at', 'at', 'a bus stop'],
  ['at', 'sitting at', 'a kitchen table'],
  ['under', 'sitting under', 'an oak tree'],
  ['in-front-of', 'standing in front of', 'a bakery'],
  ['beside', 'standing next to', 'a bicycle'],
  ['in', 'sitting in', 'a rowing boat'],
  ['on', 'riding', 'a scooter'],
  ['behind', 'standing behind', 'a market stall'],
  ['on', 'sitting on', 'a pile of books'],
  ['at', 'at', 'a campfire'],
  ['on', 'climbing', 'a ladder'],
  ['against', 'leaning against', 'a brick wall'],
  ['in', 'in', 'a hot air balloon'],
  ['in', 'sitting in', 'an armchair'],
  ['under', 'standing under', 'a streetlamp'],
  ['beside', 'sitting beside', 'a fireplace'],
  ['on', 'riding', 'a horse'],
  ['in-front-of', 'standing in front of', 'a lighthouse'],
  ['on', 'sitting on', 'a stone wall'],
  ['on', 'lying on', 'a hammock'],
  ['on', 'riding', 'a giant snail'],
];

/** What else there is: thing, what it does, relation, to what. */
export const BESIDES: readonly (readonly [string, string, Kind, string])[] = [
  ['a cat', 'sleeping on', 'on', 'a windowsill'],
  ['an owl', 'watching from', 'on', 'a branch'],
  ['a kettle', 'steaming on', 'on', 'a stove'],
  ['butterflies', 'around', 'around', 'a lavender bush'],
  ['string lights', 'hanging between', 'between', 'two trees'],
  ['lanterns', 'hanging from', 'from', 'a tree'],
  ['ducks', 'swimming in', 'in', 'a pond'],
  ['a ladder', 'leaning against', 'against', 'a shed'],
  ['a bicycle', 'parked next to', 'beside', 'a fountain'],
  ['a squirrel', 'holding', 'holds', 'an acorn'],
  ['a mouse', 'peeking out of', 'from', 'a hole'],
  ['a cake', 'on', 'on', 'a table'],
  ['mushrooms', 'growing on', 'on', 'a log'],
  ['a fire', 'burning in', 'in', 'a stove'],
  ['a candle', 'burning on', 'on', 'a barrel'],
  ['bees', 'buzzing around', 'around', 'a hive'],
];

export const ENDINGS = [
  '',
  ', flat vector illustration',
  ', watercolor',
  ", children's book style",
  ', at sunset',
  ', on a misty morning',
  ', night scene',
];
