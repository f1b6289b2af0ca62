import type { CuratedStyleName } from '@/lib/models/curated-styles';

/** One picture of the gallery, asked for as people ask. */
export interface Exhibit {
  prompt: string;
  modelId: string;
  style?: CuratedStyleName;
  /** Width over height; square where left out. */
  aspect?: number;
  background?: [number, number, number];
  seed?: number;
}

const FLASH = 'svcv4_1_flash';
const STANDARD = 'svcv4_1';
const PRO = 'svcv4_1_pro';
const VECTOR = 'svcv4_1_vector';
const UTILITY = 'svcv4_1_utility';
const STYLED = 'svcv3';
const STYLED_VECTOR = 'svcv3_vector';
const OLDER = 'svcv2';
const OLDER_VECTOR = 'svcv2_vector';

/** Sheets of the gallery, six pictures each. */
export const SHEETS: Record<string, readonly Exhibit[]> = {
  'icons-and-logos': [
    { prompt: 'app icon for a weather app, sun behind a cloud', modelId: VECTOR },
    { prompt: 'flat icon of a shopping cart', modelId: UTILITY },
    { prompt: 'rocket icon', modelId: OLDER_VECTOR, style: 'Outline' },
    { prompt: 'minimalist logo for a coffee shop called "Morning Owl", an owl', modelId: VECTOR },
    { prompt: 'logo for a surf school with the text "WAVE RIDERS"', modelId: VECTOR },
    {
      prompt: 'vintage badge for a camping club, tent and mountains, "TRAIL CLUB"',
      modelId: STANDARD,
    },
  ],
  'posters-and-banners': [
    {
      prompt: 'poster for a summer sale with palm trees and a beach, "SUMMER SALE"',
      modelId: STANDARD,
      aspect: 0.75,
    },
    {
      prompt: 'vintage travel poster of the Alps with a cable car, "VISIT THE ALPS"',
      modelId: STANDARD,
      aspect: 0.75,
    },
    {
      prompt: 'concert poster with an electric guitar, "ROCK NIGHT" "Friday 9 pm"',
      modelId: PRO,
      aspect: 0.75,
    },
    {
      prompt: 'halloween party flyer with pumpkins and a haunted house, "SPOOKY NIGHT"',
      modelId: STANDARD,
      aspect: 0.75,
    },
    {
      prompt: 'website banner for a bakery, bread and croissants, "Fresh every day"',
      modelId: STANDARD,
      aspect: 1.78,
    },
    {
      prompt: 'birthday card with a cake and balloons, "Happy Birthday"',
      modelId: VECTOR,
      aspect: 0.75,
    },
  ],
  'patterns-and-stickers': [
    { prompt: 'seamless pattern of lemons and leaves', modelId: VECTOR },
    { prompt: 'seamless pattern with cute cats and yarn balls, pastel colors', modelId: STANDARD },
    { prompt: 'christmas wrapping paper pattern, gingerbread and candy canes', modelId: STANDARD },
    { prompt: 'sticker of a happy avocado wearing sunglasses', modelId: FLASH },
    { prompt: 'die-cut sticker of a red panda drinking bubble tea', modelId: VECTOR },
    {
      prompt: 'infographic about recycling with a bottle, a tree and a light bulb',
      modelId: VECTOR,
      aspect: 0.75,
    },
  ],
  products: [
    { prompt: 'product shot of a perfume bottle on a podium', modelId: UTILITY },
    { prompt: 'studio photo of a burger on a wooden table', modelId: STANDARD },
    { prompt: 'product photo of sneakers on a plain pink background', modelId: STANDARD },
    { prompt: 'still life with a vase of flowers, apples and a teapot', modelId: PRO },
    {
      prompt: 'a wristwatch',
      modelId: UTILITY,
      background: [236, 240, 243],
    },
    { prompt: 'a cup of coffee and a croissant on a cafe table, photo', modelId: PRO },
  ],
  characters: [
    { prompt: 'a red panda using a laptop in a snowy forest', modelId: STANDARD },
    { prompt: 'cute robot character waving, plain background', modelId: STANDARD },
    { prompt: 'a bear in a scarf reading a book by the fireplace', modelId: PRO },
    { prompt: 'an astronaut riding a horse on the moon', modelId: STANDARD },
    { prompt: 'a chef holding a pizza in a kitchen', modelId: STANDARD },
    { prompt: 'a fox with an umbrella in the rain', modelId: STYLED, style: 'Child book' },
  ],
  scenes: [
    { prompt: 'a deer in a pine clearing under a full moon', modelId: STANDARD },
    {
      prompt: 'two race cars on a race track, a red one in front of a blue one',
      modelId: STANDARD,
    },
    { prompt: 'three sailboats on a lake at sunset', modelId: PRO },
    { prompt: 'a cat sleeping on a sofa next to a floor lamp, evening', modelId: STANDARD },
    { prompt: 'a lighthouse on a cliff during a storm', modelId: STANDARD },
    { prompt: 'five hot air balloons over a green valley in the morning', modelId: STANDARD },
  ],
  places: [
    { prompt: 'isometric city with skyscrapers and parks', modelId: VECTOR },
    { prompt: 'neon cyberpunk city street at night in the rain', modelId: STANDARD, aspect: 1.5 },
    { prompt: 'farm with a red barn, cows and a tractor', modelId: STANDARD, aspect: 1.5 },
    { prompt: 'coral reef with a sea turtle and tropical fish', modelId: PRO },
    { prompt: 'camels in the desert at dusk', modelId: FLASH, aspect: 1.5 },
    { prompt: 'a village street in autumn with a bicycle by a lamp post', modelId: STANDARD },
  ],
  photographs: [
    { prompt: 'photo of snowy mountains mirrored in a lake at dusk', modelId: PRO, aspect: 1.5 },
    { prompt: 'photo of a golden retriever in a meadow', modelId: STANDARD },
    { prompt: 'sand dunes at sunrise', modelId: STYLED, style: 'Natural light', aspect: 1.5 },
    { prompt: 'a strawberry cupcake', modelId: STYLED, style: 'Studio photo' },
    { prompt: 'an old vintage car on a country road', modelId: STYLED, style: 'Evening light' },
    { prompt: 'a portrait of a lion', modelId: STYLED, style: 'Black & white' },
  ],
  'paint-and-print': [
    { prompt: 'watercolour of a sailboat on a mountain lake at sunrise', modelId: STANDARD },
    { prompt: 'oil painting of sunflowers in a vase', modelId: STANDARD },
    { prompt: 'a deer in the forest at night', modelId: STYLED, style: 'Cutout' },
    { prompt: 'a toucan in the jungle', modelId: STYLED, style: 'Risograph' },
    { prompt: 'a whale and a ship in the waves', modelId: STYLED, style: 'Linocut' },
    { prompt: 'an owl on a branch', modelId: STYLED, style: 'Engraving' },
  ],
  'worlds-and-vectors': [
    { prompt: 'pixel art castle with a dragon at night', modelId: STANDARD },
    { prompt: 'a cozy cabin in the woods', modelId: OLDER, style: 'Voxel art' },
    { prompt: 'a penguin family on an iceberg', modelId: STYLED, style: 'Clay' },
    { prompt: 'a sports car at sunset', modelId: OLDER, style: "80's" },
    { prompt: 'a girl walking a dog in the park', modelId: STYLED_VECTOR, style: 'Vector art' },
    {
      prompt: 'a peacock',
      modelId: STYLED_VECTOR,
      style: 'Line art',
    },
  ],
};

/** The pictures that the README opens with. */
export const OPENING: readonly Exhibit[] = [
  { prompt: 'a red panda using a laptop in a snowy forest', modelId: STANDARD, seed: 3 },
  { prompt: 'watercolour of a sailboat on a mountain lake at sunrise', modelId: STANDARD, seed: 7 },
  { prompt: 'a peacock in a garden, stained glass style', modelId: STANDARD, seed: 3 },
  { prompt: 'isometric city with skyscrapers and parks', modelId: STANDARD, seed: 4 },
  {
    prompt: 'a deer in a pine clearing under a full moon',
    modelId: STYLED,
    style: 'Cutout',
    seed: 11,
  },
  { prompt: 'photo of snowy mountains mirrored in a lake at dusk', modelId: STANDARD, seed: 7 },
  {
    prompt: 'poster for a summer sale with palm trees and a beach, "SUMMER SALE"',
    modelId: STANDARD,
    seed: 7,
  },
  { prompt: 'studio photo of a burger on a wooden table', modelId: STANDARD, seed: 3 },
];
