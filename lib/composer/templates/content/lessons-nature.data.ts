import { steps as lesson, type KnownSteps } from './steps.data';

/** What hangs on the walls of classrooms about weather, animals and where they live. */
export const NATURE_LESSONS: readonly KnownSteps[] = [
  lesson(
    'animal habitats, habitats, biomes, animals and their habitats, types of habitats',
    'Habitats',
    `
Desert | Hot and dry | camel
Forest | Trees and shade | deer
Ocean | Salt water | whale
Arctic | Ice and snow | polar bear
Grassland | Grass for miles | lion
Rainforest | Warm and wet | parrot`,
  ),
  lesson(
    'food chain, food chains, food web',
    'A food chain',
    `
Plants | Make food from light | grass
Insects | Eat plants | grasshopper
Frogs | Eat insects | frog
Herons | Eat frogs | heron
Fungi | Return it to the soil | mushroom`,
  ),
  lesson(
    'vertebrates, animal groups, classification of animals, animal classification, classes of animals',
    'Animal groups',
    `
Mammals | Fur and milk | bear
Birds | Feathers and wings | eagle
Reptiles | Dry scales | lizard
Amphibians | Water and land | frog
Fish | Gills and fins | fish
Insects | Six legs | bee`,
  ),
  lesson(
    'ecosystem levels, renewable resources, natural resources',
    'Natural resources',
    `
Sun | Light and warmth | sun
Wind | Moving air | wind turbine
Water | Rivers and rain | waterfall
Forests | Wood and air | tree
Soil | Food grows on it | wheat
Minerals | Stones and metals | crystal`,
  ),
];
