import { steps as growth, type KnownSteps } from './steps.data';

/** What grows out of what, in pictures beside each other; the first one is for any plant. */
export const GROWTHS: readonly [KnownSteps, ...KnownSteps[]] = [
  growth(
    'seed, plant, plants, bean, germination, seed germination, seed grows, sprouting',
    'From seed to plant',
    `
Seed | In warm, moist soil | bean
Sprout | Roots and first leaves | sprout
Young plant | More and more leaves | potted plant
Flower | It blooms | sunflower`,
  ),
  growth(
    'tree, oak, acorn, apple tree',
    'From seed to tree',
    `
Seed | Falls to the ground | acorn
Sprout | First leaves | sprout
Sapling | A thin trunk | sapling
Tree | Grown up | tree`,
  ),
  growth(
    'chicken, egg, chick, hen',
    'From egg to hen',
    `
Egg | Kept warm for 21 days | egg
Chick | Hatches | chick
Hen | Grown up | hen`,
  ),
  growth(
    'butterfly, caterpillar',
    'From egg to butterfly',
    `
Egg | On a leaf | egg
Caterpillar | Eats and grows | caterpillar
Chrysalis | Rests | chrysalis
Butterfly | Flies | butterfly`,
  ),
  growth(
    'person, human, people, man, baby, human life',
    'Growing up',
    `
Baby | | baby
Child | | child
Teenager | | teenager
Adult | | woman
Grandparent | | grandmother`,
  ),
];
