/** What is true of things that classes compare, by aspects: two of them differ in some and share the others. */
const ASPECTS = {
  pet: ['Home', 'Food', 'Needs', 'Awake', 'Sound'],
  animal: ['Group', 'Body', 'Young', 'Lives', 'Eats', 'Blood'],
  plant: ['Kind', 'Grows', 'Taste', 'Inside'],
  body: ['Kind', 'Light', 'Size', 'Air'],
  vehicle: ['Moves', 'Drive', 'Carries', 'Fuel'],
} as const;

const ROWS: Readonly<Record<keyof typeof ASPECTS, string>> = {
  animal: `
cat | Mammal | Fur | Born alive | On land | Meat | Warm
dog | Mammal | Fur | Born alive | On land | Meat and more | Warm
horse | Mammal | Fur | Born alive | On land | Grass | Warm
cow | Mammal | Fur | Born alive | On land | Grass | Warm
rabbit | Mammal | Fur | Born alive | On land | Plants | Warm
hamster | Mammal | Fur | Born alive | On land | Seeds and greens | Warm
guinea pig | Mammal | Fur | Born alive | On land | Hay and greens | Warm
mouse,mice | Mammal | Fur | Born alive | On land | Seeds | Warm
pig | Mammal | Bristles | Born alive | On land | Almost all | Warm
sheep | Mammal | Wool | Born alive | On land | Grass | Warm
goat | Mammal | Hair | Born alive | On land | Grass and leaves | Warm
squirrel | Mammal | Fur | Born alive | In trees | Nuts | Warm
hedgehog | Mammal | Spines | Born alive | On land | Insects | Warm
parrot | Bird | Feathers | Eggs | In the air | Seeds and fruit | Warm
goldfish | Fish | Scales | Eggs | In water | Flakes and plants | Cold
lion | Mammal | Fur | Born alive | On land | Meat | Warm
tiger | Mammal | Striped fur | Born alive | On land | Meat | Warm
leopard | Mammal | Spotted fur | Born alive | On land | Meat | Warm
bear | Mammal | Fur | Born alive | On land | Meat and plants | Warm
wolf | Mammal | Fur | Born alive | On land | Meat | Warm
fox | Mammal | Fur | Born alive | On land | Meat and fruit | Warm
elephant | Mammal | Thick skin | Born alive | On land | Plants | Warm
giraffe | Mammal | Fur | Born alive | On land | Leaves | Warm
monkey | Mammal | Fur | Born alive | In trees | Fruit | Warm
bat | Mammal | Fur, wings | Born alive | In the air | Insects | Warm
whale | Mammal | Smooth skin | Born alive | In the sea | Krill and fish | Warm
dolphin | Mammal | Smooth skin | Born alive | In the sea | Fish | Warm
seal | Mammal | Short fur | Born alive | In the sea | Fish | Warm
fish | Fish | Scales | Eggs | In water | Small animals | Cold
shark | Fish | Rough skin | Mostly alive | In the sea | Fish | Cold
bird | Bird | Feathers | Eggs | In the air | Seeds and insects | Warm
eagle | Bird | Feathers | Eggs | In the air | Meat | Warm
owl | Bird | Feathers | Eggs | In the air | Mice | Warm
penguin | Bird | Feathers | Eggs | Sea and ice | Fish | Warm
duck | Bird | Feathers | Eggs | On water | Plants | Warm
chicken,hen | Bird | Feathers | Eggs | On land | Seeds | Warm
frog | Amphibian | Wet skin | Eggs in water | Water and land | Insects | Cold
toad | Amphibian | Dry, warty skin | Eggs in water | Mostly on land | Insects | Cold
salamander,newt | Amphibian | Wet skin | Eggs in water | Water and land | Insects | Cold
snake | Reptile | Scales | Eggs | On land | Meat | Cold
lizard | Reptile | Scales | Eggs | On land | Insects | Cold
crocodile | Reptile | Bony plates | Eggs | Water and land | Meat | Cold
alligator | Reptile | Bony plates | Eggs | Fresh water | Meat | Cold
turtle | Reptile | Shell | Eggs | In water | Plants and fish | Cold
tortoise | Reptile | Shell | Eggs | On land | Plants | Cold
bee | Insect | Six legs | Eggs | In a hive | Nectar | Cold
wasp | Insect | Six legs | Eggs | In a nest | Insects | Cold
butterfly | Insect | Six legs | Eggs | In the air | Nectar by day | Cold
moth | Insect | Six legs | Eggs | In the air | Nectar by night | Cold
ant | Insect | Six legs | Eggs | In the ground | Almost all | Cold
spider | Arachnid | Eight legs | Eggs | In webs | Insects | Cold`,
  pet: `
cat | The whole house | Meat | Play and a lap | At dusk | Meow
dog | The whole house | Meat and more | Daily walks | By day | Barks
rabbit | A hutch and a run | Hay and greens | A friend | At dusk | Hardly any
hamster | A large cage | Seeds | A wheel | At night | Squeaks
guinea pig | A large cage | Hay and greens | A friend | By day | Whistles
parrot | An aviary | Seeds and fruit | Company | By day | Loud
goldfish | A tank | Flakes | Clean water | By day | None
tortoise | A garden | Greens | Warmth | By day | None`,
  plant: `
apple | Fruit | On trees | Sweet | Small seeds
orange | Fruit | On trees | Sweet and sour | Segments
banana | Fruit | In bunches | Sweet | Soft flesh
lemon | Fruit | On trees | Sour | Segments
strawberry | Fruit | On the ground | Sweet | Seeds outside
grape,grapes | Fruit | On vines | Sweet | Small seeds
tomato | Fruit | On vines | Mild | Small seeds
carrot | Vegetable | Under ground | Sweet | A root
potato | Vegetable | Under ground | Mild | A tuber
fruit,fruits | Has seeds | From flowers | Mostly sweet | Seeds
vegetable,vegetables | Has no seeds | Roots, stems, leaves | Mostly mild | No seeds`,
  body: `
sun | Star | Makes its own | The largest | None
moon | Moon | From the sun | Smallest | None
earth | Planet | From the sun | Four moons wide | To breathe
mars | Planet | From the sun | Half of Earth | Thin
star,stars | Star | Makes its own | Huge | None
planet,planets | Planet | From a star | Smaller than stars | Some have it`,
  vehicle: `
car | On roads | Wheels | A family | Petrol or power
bus | On roads | Wheels | Many people | Petrol or power
bicycle,bike | On roads | Wheels | One or two | None
train | On rails | Wheels | Many people | Power
plane,airplane | In the air | Jets | Many people | Kerosene
boat,ship | On water | A screw | Many people | Oil`,
};

/** What holds for all of a kind. */
const OF_ALL: Readonly<Record<string, readonly string[]>> = {
  animal: ['Are animals', 'Need food', 'Need water'],
  plant: ['Are plants', 'Good to eat', 'Healthy'],
  body: ['In space', 'Are round', 'Move'],
  vehicle: ['Carry people', 'Need energy', 'Have a driver'],
};
const SHARED_MAX = 3;

type Traits = readonly (readonly [aspect: string, value: string])[];

interface Known {
  kind: string;
  traits: Traits;
}

/** By its word, what is known of a thing; of pets more than of animals. */
const known = new Map<string, Known[]>();
for (const [kind, rows] of Object.entries(ROWS))
  for (const row of rows.trim().split('\n')) {
    const [words = '', ...values] = row.split('|').map((cell) => cell.trim());
    const aspects: readonly string[] = ASPECTS[kind as keyof typeof ASPECTS];
    const traits = values.map((value, index) => [aspects[index] ?? '', value] as const);
    for (const word of words.split(','))
      known.set(word, [...(known.get(word) ?? []), { kind, traits }]);
  }

function traitsOf(name: string): readonly Known[] {
  const words = name.toLowerCase().split(/[^\p{L}]+/u);
  // `guinea pig` is no pig.
  for (const word of [words.slice(-2).join(' '), ...words.reverse()]) {
    const found =
      known.get(word) ?? known.get(word.replace(/s$/, '')) ?? known.get(word.replace(/ies$/, 'y'));
    if (found) return found;
  }
  return [];
}

interface Compared {
  rows: readonly { text: string; values: [string, string] }[];
  /** What holds for both. */
  shared: readonly string[];
}

/** An aspect and its value in words that stand alone. */
export function sentenceOf(aspect: string, value: string): string {
  if (aspect === 'Blood') return `${value} blood`;
  return aspect === 'Eats' ? `Eat ${value.toLowerCase()}` : value;
}

/** In what two of a kind differ and what they share, by that kind which tells most; nothing where either is not known. */
export function comparedTraits(first: string, second: string): Compared | undefined {
  const others = traitsOf(second);
  const all = traitsOf(first).flatMap((one) => {
    const other = others.find(({ kind }) => kind === one.kind);
    return other && other !== one ? [comparedOf(one, other, [first, second])] : [];
  });
  return all.toSorted((one, other) => other.rows.length - one.rows.length)[0];
}

function comparedOf(one: Known, other: Known, names: readonly string[]): Compared {
  const pairs = one.traits.map(([text, value], index) => ({
    text,
    values: [value, other.traits[index]?.[1] ?? ''] as [string, string],
  }));
  const isName = (value: string) =>
    names.some((name) => name.toLowerCase() === value.toLowerCase());
  const same = pairs
    .filter(({ values }) => values[0] === values[1])
    .map(({ text, values }) => sentenceOf(text, values[0]));
  return {
    rows: pairs.filter(({ values }) => values[0] !== values[1] && !values.some(isName)),
    shared: [...same, ...(OF_ALL[one.kind] ?? [])].slice(0, SHARED_MAX),
  };
}
