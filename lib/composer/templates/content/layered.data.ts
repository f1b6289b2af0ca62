import type { Hex } from '@/lib/color/hex';

/** What lies in layers, from the top down, with what is in each. */
export interface Layer {
  name: string;
  note: string;
  color: Hex;
  things: readonly string[];
}

export interface Layered {
  words: readonly string[];
  title: string;
  /** How one layer passes into the next. */
  edge: 'wave' | 'rough' | 'straight';
  layers: readonly Layer[];
  /** Trees that stand on the lowest layer and have their crowns in another: which, and where across the picture. */
  trees: readonly (readonly [crownIn: number, across: number])[];
}

function layered(
  words: string,
  title: string,
  edge: Layered['edge'],
  rows: string,
  trees: Layered['trees'] = [],
): Layered {
  return {
    words: words.split(', '),
    title,
    edge,
    trees,
    layers: rows
      .trim()
      .split('\n')
      .map((row) => {
        const [name = '', note = '', color = '', things = ''] = row
          .split('|')
          .map((cell) => cell.trim());
        return {
          name,
          note,
          color: color as Hex,
          things: things.split(', ').filter(Boolean),
        };
      }),
  };
}

/** `layers of the ocean`, `ocean layers`, `the zones of the ocean`. */
const of = (...nouns: string[]): string =>
  nouns
    .flatMap((noun) => [
      ...[
        'layers of',
        'layers of the',
        'layers of a',
        'layers of an',
        'layers in the',
        'zones of the',
        'layers in a',
      ].map((lead) => `${lead} ${noun}`),
      `${noun} layers`,
      `${noun} layer`,
      `${noun} zones`,
      `${noun} profile`,
    ])
    .join(', ');

export const LAYERED: readonly Layered[] = [
  layered(
    of('rainforest', 'rain forest', 'jungle', 'tropical rainforest', 'tropical forest'),
    'Layers of the rainforest',
    'wave',
    `
Emergent layer | In full sun | #bfe3f2 | eagle, butterfly
Canopy | The roof of leaves | #a9d79a | toucan, monkey
Understory | Warm and dim | #6fae6d | snake, tree frog
Forest floor | Almost dark | #4a7d4b | leopard, mushroom`,
    [
      [0, 0.57],
      [1, 0.92],
      [1, 0.66],
      [2, 0.8],
    ],
  ),
  layered(
    of('forest', 'woods', 'woodland', 'temperate forest'),
    'Layers of the forest',
    'wave',
    `
Canopy | The crowns of the trees | #cfe8f2 | owl, woodpecker
Understory | Young trees | #b4dca4 | squirrel, robin
Shrubs | Bushes and berries | #8cc183 | deer, butterfly
Herbs | Ferns and flowers | #6ea869 | rabbit, fern
Forest floor | Leaves and mushrooms | #7a5a3c | mushroom, hedgehog`,
    [
      [0, 0.58],
      [0, 0.93],
      [1, 0.72],
    ],
  ),
  layered(
    of('ocean', 'sea', 'oceans', 'deep sea') + ', ocean depths, depths of the ocean, ocean depth',
    'Layers of the ocean',
    'wave',
    `
Sunlight zone | Down to 200 m | #6cc5e6 | sea turtle, dolphin, fish
Twilight zone | Down to 1,000 m | #3589bd | squid, swordfish
Midnight zone | Down to 4,000 m | #1d5488 | sperm whale, jellyfish
Abyss | Down to 6,000 m | #123359 | octopus, anglerfish
Trenches | Below 6,000 m | #0a1c38 | crab, starfish`,
  ),
  layered(
    of('lake', 'pond', 'water in a lake'),
    'Layers of a lake',
    'wave',
    `
Surface | Light and warm | #9edcf0 | duck, water lily
Open water | Fish swim here | #58aed4 | fish, frog
Deep water | Cool and dim | #2f77a3 | catfish
Bottom | Mud and plants | #5b4a38 | snail, shell`,
  ),
  layered(
    of('soil', 'the soil', 'ground', 'earth’s soil', 'dirt') + ', soil horizons',
    'Layers of the soil',
    'rough',
    `
Organic layer | Leaves and roots | #6b4a2f | mushroom, leaf
Topsoil | Rich in humus | #80573a | worm, carrot
Subsoil | Clay and minerals | #a87448 | ant, bone
Broken rock | Weathered stone | #b99a74 | rock, ammonite
Bedrock | Solid rock | #8d8a8c | crystal`,
  ),
  layered(
    of('atmosphere', 'earth’s atmosphere', "earth's atmosphere", 'the air', 'sky'),
    'Layers of the atmosphere',
    'wave',
    `
Exosphere | Up to 10,000 km | #141a3c | satellite, moon
Thermosphere | Up to 700 km | #22306b | space station, rocket
Mesosphere | Up to 85 km | #34569c | meteor
Stratosphere | Up to 50 km | #5b8fd0 | weather balloon, hot air balloon
Troposphere | Up to 12 km | #9fd0f0 | plane, rain cloud, eagle`,
  ),
  layered(
    of('skin', 'human skin', 'the skin'),
    'Layers of the skin',
    'wave',
    `
Epidermis | The outer skin | #f2c6a0 |
Dermis | Nerves, glands, hair roots | #e89a8a |
Hypodermis | Fat that keeps warm | #f4d583 |
Muscle | Moves the body | #b6504e |`,
  ),
  layered(
    of('burger', 'hamburger', 'cheeseburger', 'sandwich', 'perfect burger'),
    'Layers of a burger',
    'straight',
    `
Bun | Toasted | #f1cf9a | hamburger bun
Lettuce | Fresh | #c9e6a8 | lettuce
Tomato | In slices | #f6b7a8 | tomato
Cheese | It melts | #fbe19a | cheese
Patty | From the grill | #c79a7e | steak
Onion | In rings | #ead7e8 | onion
Bun | Below it all | #f1cf9a | bread roll`,
  ),
  layered(
    of('cake', 'layer cake', 'birthday cake'),
    'Layers of a cake',
    'wave',
    `
Topping | Berries and candles | #f9cdd6 | strawberry, candle
Frosting | Smooth and thick | #fdf3e4 | whipped cream
Sponge | Light and airy | #f0cf8e | egg, flour
Filling | Jam or cream | #e58a9c | jam jar
Sponge | Once more | #e0b870 | butter, milk`,
  ),
  layered(
    of('clothing', 'clothes', 'winter clothing', 'hiking clothes') +
      ', layering clothes, how to layer clothes',
    'Layers of clothing',
    'straight',
    `
Outer layer | Keeps wind and rain out | #a9cbe8 | raincoat
Middle layer | Keeps warm | #f3c99b | sweater
Base layer | Keeps dry | #e3e0f2 | t-shirt
Head and hands | Keep the warmth in | #f6d3d3 | beanie, gloves`,
  ),
  layered(
    of('osi', 'osi model', 'network', 'internet') + ', osi model, osi layers',
    'The seven layers of OSI',
    'straight',
    `
Application | What people use | #f6c9c0 | laptop
Presentation | Formats, encryption | #f8ddb0 | padlock
Session | Keeps in touch | #f2eeb2 | speech bubble
Transport | Whole and in order | #cfe8b8 | package
Network | Finds the way | #b9e2dc | globe
Data link | From node to node | #bcd7f2 | chain
Physical | Cables and signals | #d6ccf0 | plug`,
  ),
  layered(
    of('road', 'street', 'asphalt', 'pavement'),
    'Layers of a road',
    'rough',
    `
Surface | Smooth and dark | #4b4f58 | car
Binder | Holds it together | #66686e |
Base | Crushed stone | #a39a8c | rock
Sub-base | Gravel | #c2b399 |
Soil | The ground below | #8a6142 | worm`,
  ),
];
