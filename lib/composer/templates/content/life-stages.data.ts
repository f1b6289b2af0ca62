import type { Hex } from '@/lib/color/hex';

/** What the stages of a life look like, by the family of whose life it is: what shows a stage, and how large it is then. */
interface Family {
  words: RegExp;
  /** Of those that lie in clusters: the colour of their eggs. */
  spawn?: Hex;
  stages: Readonly<Record<string, readonly [shows: string, share: number]>>;
}

/** The grown kind itself. */
export const ITSELF = '=';
export const SPAWN = 'spawn';

const GROWN = {
  adult: [ITSELF, 1],
  'adult stage': [ITSELF, 1],
  'fully grown': [ITSELF, 1],
  grown: [ITSELF, 1],
  mature: [ITSELF, 1],
  juvenile: [ITSELF, 0.72],
  subadult: [ITSELF, 0.85],
  young: [ITSELF, 0.6],
  baby: [ITSELF, 0.5],
  newborn: [ITSELF, 0.42],
} as const;

const FAMILIES: readonly Family[] = [
  {
    words:
      /\b(?:salmon|trout|fish|tuna|clownfish|goldfish|cod|carp|pike|herring|seahorse|shark|eel)s?\b/i,
    spawn: '#f0954a',
    stages: {
      ...GROWN,
      egg: [SPAWN, 1],
      eggs: [SPAWN, 1],
      roe: [SPAWN, 1],
      alevin: [ITSELF, 0.3],
      larva: [ITSELF, 0.3],
      fry: [ITSELF, 0.42],
      fingerling: [ITSELF, 0.55],
      parr: [ITSELF, 0.6],
      smolt: [ITSELF, 0.75],
      spawning: [ITSELF, 1],
    },
  },
  {
    words: /\b(?:butterfl(?:y|ies)|moths?|monarchs?|silkworms?)\b/i,
    spawn: '#f4e9ad',
    stages: {
      ...GROWN,
      egg: [SPAWN, 0.8],
      eggs: [SPAWN, 0.8],
      larva: ['caterpillar', 1],
      caterpillar: ['caterpillar', 1],
      pupa: ['chrysalis', 1],
      chrysalis: ['chrysalis', 1],
      cocoon: ['chrysalis', 1],
    },
  },
  {
    words:
      /\b(?:lady ?bugs?|ladybirds?|bees?|honeybees?|ants?|beetles?|fl(?:y|ies)|mosquito(?:es)?|dragonfl(?:y|ies)|wasps?|firefl(?:y|ies)|bumblebees?|fleas?)\b/i,
    spawn: '#f4d35e',
    stages: {
      ...GROWN,
      egg: [SPAWN, 0.85],
      eggs: [SPAWN, 0.85],
      larva: ['caterpillar', 0.8],
      pupa: ['chrysalis', 0.9],
    },
  },
  {
    words:
      /\b(?:grasshoppers?|crickets?|cicadas?|locusts?|stick insects?|praying mantis|mantis)\b/i,
    spawn: '#d9cf9a',
    stages: { ...GROWN, egg: [SPAWN, 0.85], eggs: [SPAWN, 0.85], nymph: [ITSELF, 0.55] },
  },
  {
    words: /\b(?:frogs?|toads?|newts?|salamanders?)\b/i,
    spawn: '#cfe0c8',
    stages: {
      ...GROWN,
      egg: [SPAWN, 1],
      eggs: [SPAWN, 1],
      spawn: [SPAWN, 1],
      frogspawn: [SPAWN, 1],
      tadpole: ['tadpole', 1],
      froglet: [ITSELF, 0.6],
      'young frog': [ITSELF, 0.6],
    },
  },
  {
    words:
      /\b(?:ducks?|owls?|penguins?|robins?|eagles?|swans?|sparrows?|pigeons?|ostrich(?:es)?|flamingos?|parrots?|geese|goose|birds?|hawks?|turkeys?|storks?)\b/i,
    stages: {
      ...GROWN,
      egg: ['egg', 0.9],
      hatchling: ['chick', 0.7],
      chick: ['chick', 0.85],
      nestling: ['chick', 0.7],
      duckling: ['duckling', 0.8],
      fledgling: [ITSELF, 0.7],
    },
  },
  {
    words:
      /\b(?:sea turtles?|turtles?|tortoises?|crocodiles?|alligators?|snakes?|lizards?|geckos?|dinosaurs?|dragons?)\b/i,
    stages: { ...GROWN, egg: ['egg', 0.8], eggs: ['egg', 0.8], hatchling: [ITSELF, 0.5] },
  },
  {
    words:
      /\b(?:dogs?|cats?|cows?|horses?|sheep|goats?|pigs?|lions?|tigers?|elephants?|bears?|pandas?|wol(?:f|ves)|fox(?:es)?|rabbits?|deer|whales?|dolphins?|seals?|kangaroos?|koalas?|giraffes?|zebras?|monkeys?)\b/i,
    stages: {
      ...GROWN,
      birth: [ITSELF, 0.42],
      puppy: ['puppy', 0.8],
      kitten: ['kitten', 0.8],
      calf: [ITSELF, 0.5],
      foal: [ITSELF, 0.5],
      cub: [ITSELF, 0.5],
      pup: [ITSELF, 0.5],
      joey: [ITSELF, 0.45],
      adolescent: [ITSELF, 0.8],
    },
  },
];

export interface LifeStage {
  shows: string;
  share: number;
  spawn?: Hex;
}

/** What shows a stage of somebody's life; nothing where the family or the stage is not known. */
/** Whose life a text names, where the stages of its family are known. */
export const whoLivesIn = (text: string): string | undefined =>
  FAMILIES.map(({ words }) => words.exec(text)?.[0]).find((who) => who !== undefined);

export function lifeStageOf(who: string, stage: string): LifeStage | undefined {
  const family = FAMILIES.find(({ words }) => words.test(who));
  const plain = stage.toLowerCase().trim();
  // `adult frog` is one.
  const found = family?.stages[plain] ?? family?.stages[plain.split(' ')[0] ?? ''];
  if (!family || !found) return undefined;
  const [shows, share] = found;
  return {
    shows: shows === ITSELF ? who : shows,
    share,
    ...(family.spawn ? { spawn: family.spawn } : {}),
  };
}
