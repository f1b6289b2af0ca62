import type { Hex } from '@/lib/color/hex';

/** How an animal looks to who stands right over it: the form of its body, its colour, and how long it is. */
export type Form =
  | 'otter'
  | 'seal'
  | 'paddle'
  | 'whale'
  | 'shark'
  | 'ray'
  | 'turtle'
  | 'fish'
  | 'bird'
  | 'beast'
  | 'reptile';

export interface Species {
  form: Form;
  lengthCm: number;
  color: Hex;
  /** Belly, face, patches, shell or wool, as the form has it. */
  other?: Hex;
  /** Patches on the back. */
  isPatched?: boolean;
  ears?: 'round' | 'pointed' | 'long' | 'hanging' | 'horned';
  tail?: 'thin' | 'bushy' | 'short' | 'flat';
}

/** By the ids of their concepts. */
export const SPECIES = {
  otter: { form: 'otter', lengthCm: 110, color: '#7a5238', other: '#c9a27c' },
  seal: { form: 'seal', lengthCm: 160, color: '#8f97a6', isPatched: true },
  'sea-lion': { form: 'seal', lengthCm: 200, color: '#8a5f44' },
  walrus: { form: 'seal', lengthCm: 280, color: '#9c6f56' },
  manatee: { form: 'paddle', lengthCm: 300, color: '#8e96a0' },
  beaver: { form: 'beast', lengthCm: 100, color: '#7a4f34', ears: 'round', tail: 'flat' },
  dolphin: { form: 'whale', lengthCm: 260, color: '#7f97b3' },
  whale: { form: 'whale', lengthCm: 600, color: '#4a6a92' },
  'humpback-whale': { form: 'whale', lengthCm: 600, color: '#46607f' },
  'blue-whale': { form: 'whale', lengthCm: 700, color: '#5a86ad' },
  orca: { form: 'whale', lengthCm: 500, color: '#2b2f3d', other: '#f4f6fa', isPatched: true },
  beluga: { form: 'whale', lengthCm: 400, color: '#edf1f6' },
  shark: { form: 'shark', lengthCm: 340, color: '#7d8b9c' },
  'manta-ray': { form: 'ray', lengthCm: 400, color: '#46536b', other: '#7d8aa3' },
  stingray: { form: 'ray', lengthCm: 150, color: '#a58a6b', other: '#c7ad8c' },
  turtle: { form: 'turtle', lengthCm: 90, color: '#7f9a55', other: '#a8763f' },
  'sea-turtle': { form: 'turtle', lengthCm: 110, color: '#6f9a6a', other: '#8f6a3c' },
  tortoise: { form: 'turtle', lengthCm: 60, color: '#9a915c', other: '#8a6a3f' },
  fish: { form: 'fish', lengthCm: 40, color: '#f0863c', other: '#ffd29a' },
  goldfish: { form: 'fish', lengthCm: 24, color: '#f28a2e', other: '#ffd08a' },
  koi: { form: 'fish', lengthCm: 60, color: '#f6f0e8', other: '#e2572e', isPatched: true },
  salmon: { form: 'fish', lengthCm: 70, color: '#c9705c', other: '#8fa07a' },
  duck: { form: 'bird', lengthCm: 50, color: '#8f6a4c', other: '#2f7a55' },
  duckling: { form: 'bird', lengthCm: 18, color: '#f6d35a', other: '#f6d35a' },
  cygnet: { form: 'bird', lengthCm: 60, color: '#b9b6b4', other: '#c9c6c4' },
  gosling: { form: 'bird', lengthCm: 24, color: '#e6d27a', other: '#efe09a' },
  goat: { form: 'beast', lengthCm: 120, color: '#efe9df', ears: 'horned', tail: 'short' },
  lamb: { form: 'beast', lengthCm: 60, color: '#4a444c', other: '#fbf7ee', ears: 'hanging' },
  swan: { form: 'bird', lengthCm: 130, color: '#fbfbf8', other: '#fbfbf8' },
  goose: { form: 'bird', lengthCm: 80, color: '#e9e6df', other: '#f6f4ee' },
  penguin: { form: 'bird', lengthCm: 70, color: '#2f3546', other: '#2f3546' },
  crocodile: { form: 'reptile', lengthCm: 380, color: '#6f8a4f' },
  alligator: { form: 'reptile', lengthCm: 360, color: '#5f7a4c' },
  hippo: { form: 'beast', lengthCm: 320, color: '#9a8290', ears: 'round', tail: 'short' },
  elephant: { form: 'beast', lengthCm: 420, color: '#98a0ad', ears: 'hanging', tail: 'thin' },
  capybara: { form: 'beast', lengthCm: 120, color: '#a5733f', ears: 'round' },
  dog: { form: 'beast', lengthCm: 110, color: '#d9983f', ears: 'hanging', tail: 'bushy' },
  puppy: { form: 'beast', lengthCm: 60, color: '#d9a25a', ears: 'hanging', tail: 'thin' },
  cat: { form: 'beast', lengthCm: 70, color: '#e08f3c', ears: 'pointed', tail: 'thin' },
  kitten: { form: 'beast', lengthCm: 40, color: '#e6a45a', ears: 'pointed', tail: 'thin' },
  fox: { form: 'beast', lengthCm: 110, color: '#e2702e', ears: 'pointed', tail: 'bushy' },
  bear: { form: 'beast', lengthCm: 200, color: '#7a5236', ears: 'round', tail: 'short' },
  'polar-bear': { form: 'beast', lengthCm: 230, color: '#f2efe6', ears: 'round', tail: 'short' },
  rabbit: { form: 'beast', lengthCm: 45, color: '#b9a18a', ears: 'long', tail: 'short' },
  sheep: { form: 'beast', lengthCm: 130, color: '#3f3a44', other: '#f6f1e6', ears: 'hanging' },
  cow: {
    form: 'beast',
    lengthCm: 240,
    color: '#f4efe8',
    other: '#3f3a40',
    isPatched: true,
    ears: 'horned',
    tail: 'thin',
  },
  horse: { form: 'beast', lengthCm: 240, color: '#8a5434', ears: 'pointed', tail: 'bushy' },
  pig: { form: 'beast', lengthCm: 140, color: '#f0a8ac', ears: 'hanging', tail: 'short' },
} as const satisfies Readonly<Record<string, Species>>;

export type SpeciesId = keyof typeof SPECIES;
export const isSpecies = (id: string): id is SpeciesId => id in SPECIES;
export const SPECIES_IDS = Object.keys(SPECIES) as [SpeciesId, ...SpeciesId[]];
