/** Who lives where: names of a habitat > three animals that everybody finds there. */
const LINES = `
desert, deserts > camel, scorpion, lizard
ocean, sea, oceans, coral reef, reef, underwater > whale, octopus, shark
jungle, rainforest, rain forest, tropical forest > monkey, parrot, tiger
polar, polar regions, polar region, arctic, antarctic, antarctica, ice, tundra > polar bear, penguin, seal
forest, woodland, woods, forests > fox, deer, owl
savanna, savannah, grassland, grasslands, african plains > lion, elephant, zebra
mountain, mountains > mountain goat, eagle, llama
pond, lake, freshwater, wetland, wetlands, river, rivers > frog, duck, fish
farm, farmyard > cow, pig, hen
house, home, pets, at home > cat, dog, hamster
zoo > giraffe, panda, kangaroo
garden, gardens > butterfly, snail, hedgehog
land, on land > horse, elephant, rabbit
water, in the water > fish, whale, turtle
air, sky, in the air, in the sky > eagle, butterfly, bat
night, nocturnal > owl, bat, hedgehog
day, diurnal > squirrel, hen, butterfly
carnivores, meat eaters > lion, wolf, shark
herbivores, plant eaters > cow, rabbit, giraffe
omnivores > bear, pig, hedgehog
mammals > dog, elephant, whale
birds > robin, owl, penguin
reptiles > snake, crocodile, turtle
amphibians > frog, toad, newt
insects > bee, butterfly, ant
`;

/** The animals of a habitat or a group, by each of its names. */
export const LIVES_THERE: ReadonlyMap<string, readonly string[]> = new Map(
  LINES.trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', animals = ''] = line.split(' > ');
      return names.split(', ').map((name) => [name, animals.split(', ')] as const);
    }),
);
