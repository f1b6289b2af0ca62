import { steps as chain, type KnownSteps } from './steps.data';

/** Who eats whom, by where they live: a name, what it does, what shows it. The first one is for any. */
export const FOOD_CHAINS: readonly [KnownSteps, ...KnownSteps[]] = [
  chain(
    'meadow, grassland, field',
    'A food chain',
    `
Grass | Makes food from light | grass
Grasshopper | Eats grass | grasshopper
Frog | Eats grasshoppers | frog
Snake | Eats frogs | snake
Eagle | Eats snakes | eagle`,
  ),
  chain(
    'ocean, sea, marine, underwater, aquatic, coral reef',
    'A food chain in the sea',
    `
Seaweed | Makes food from light | seaweed
Shrimp | Eats seaweed | shrimp
Small fish | Eats shrimps | fish
Squid | Eats small fish | squid
Shark | Eats squids | shark`,
  ),
  chain(
    'forest, woodland, woods',
    'A food chain in the forest',
    `
Leaves | Make food from light | leaf
Caterpillar | Eats leaves | caterpillar
Small bird | Eats caterpillars | robin
Fox | Eats birds | fox`,
  ),
  chain(
    'savanna, savannah, africa, african, safari',
    'A food chain in the savanna',
    `
Grass | Makes food from light | grass
Zebra | Eats grass | zebra
Lion | Eats zebras | lion
Vulture | Eats what is left | vulture`,
  ),
  chain(
    'desert',
    'A food chain in the desert',
    `
Cactus | Makes food from light | cactus
Mouse | Eats seeds and fruit | mouse
Snake | Eats mice | snake
Hawk | Eats snakes | hawk`,
  ),
  chain(
    'arctic, polar, antarctic, tundra',
    'A food chain in the Arctic',
    `
Shrimp | Eats algae | shrimp
Fish | Eats shrimps | fish
Seal | Eats fish | seal
Polar bear | Eats seals | polar bear`,
  ),
  chain(
    'pond, lake, river, freshwater, wetland',
    'A food chain in a pond',
    `
Water plants | Make food from light | water lily
Snail | Eats plants | snail
Fish | Eats snails | fish
Heron | Eats fish | heron`,
  ),
  chain(
    'farm, garden',
    'A food chain in the garden',
    `
Lettuce | Makes food from light | lettuce
Snail | Eats lettuce | snail
Hedgehog | Eats snails | hedgehog
Fox | Eats hedgehogs | fox`,
  ),
];
