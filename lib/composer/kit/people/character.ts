import { type Hex, toLch } from '@/lib/color/hex';
import type { Random } from '@/lib/random/random';
import { HAIRS, HOUSE, SKINS } from '../../palette/house';
import { lighter } from '../../palette/tones';
import type { Pen } from '../pen';
import { type Age, type Body, bodyOf, type Gender } from './body';
import type { Mammal } from '../animals/core/mammal';
import { beastOf } from './head/beast';
import type { Beard, Features } from './head/features';
import type { HairName } from './head/hair';
import type { HatName } from './head/hats';
import { type OutfitName, outfitOf } from './outfits';
import type { Outfit, Tone } from './outfits/outfit';
import type { PersonParameters } from './parameters';
import { tweaked } from './tailoring';
import type { Face } from './skeleton';

/** A person of whom nothing is open any more. */
export interface Character {
  body: Body;
  age: Age;
  gender: Gender;
  skin: Hex;
  /** Of bare hands. */
  paw: Hex;
  /** What is to be seen in the face, but for the hair and what it feels. */
  features: Omit<Features, 'hair' | 'expression'>;
  pointedEars: boolean;
  metalArm: boolean;
  hookHand: boolean;
  pegLeg: boolean;
  metalLeg: boolean;
  oneGlove: boolean;
  isPortrait: boolean;
  adorned: PersonParameters['adorned'];
  armWear: PersonParameters['armWear'];
  tints: PersonParameters['tints'];
  prints: PersonParameters['prints'];
  /** Whose head and tail it has. */
  mammal?: Mammal | undefined;
  hair: HairName;
  hairColor: Hex;
  face: Face;
  /** -1 to 1: how this one stands when nothing is to be done. */
  sway: number;
  outfit: Outfit;
  /** The colour of a piece of clothing. */
  paint(tone: Tone): Hex;
  hat?: { name: HatName; color: Hex; second: Hex };
}

const LEG_COLORS = [HOUSE.navy, '#3f6fa8', '#5b4a7d', '#6b5a45', '#8d97c9'] as const;
const CLOTH_DISTANCE = 0.16;
/** A shirt may be nearer to the skin than to the trousers. */
const SKIN_DISTANCE = 0.08;

/** Distance in OKLab. */
function distance(a: Hex, b: Hex): number {
  const [p, q] = [a, b].map((color) => {
    const { lightness, chroma, hueDegrees } = toLch(color);
    const angle = (hueDegrees * Math.PI) / 180;
    return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)] as const;
  });
  return p && q ? Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]) : 0;
}

/** The first colour that can be told from all of `others`; the last one otherwise. */
function apartFrom(
  candidates: readonly Hex[],
  others: readonly Hex[],
  least = CLOTH_DISTANCE,
): Hex {
  const found = candidates.find((color) => others.every((other) => distance(color, other) > least));
  return found ?? candidates.at(-1) ?? HOUSE.navy;
}

function rotated<T>(items: readonly T[], random: Random): T[] {
  const start = Math.floor(random() * items.length);
  return [...items.slice(start), ...items.slice(0, start)];
}

const WOMAN_HAIR = [
  'bob',
  'long',
  'bun',
  'pony',
  'curly',
  'wavy',
  'fringe',
  'low-bun',
  'afro',
] as const;
const MAN_HAIR = ['short', 'quiff', 'parted', 'short', 'crop', 'curly', 'short'] as const;
const GIRL_HAIR = ['pigtails', 'pony', 'bob', 'braids', 'fringe', 'curly'] as const;
const BOY_HAIR = ['short', 'fringe', 'quiff', 'curly', 'short'] as const;
const OLD_WOMAN_HAIR = ['granny', 'bun', 'granny', 'bob', 'low-bun'] as const;
const OLD_MAN_HAIR = ['ring', 'short', 'ring', 'parted', 'bald'] as const;

function hairStyleOf(age: Age, gender: Gender, random: Random): HairName {
  const female = gender === 'woman';
  if (age === 'baby') return 'tuft';
  if (age === 'child') return random.pick(female ? GIRL_HAIR : BOY_HAIR);
  if (age === 'elder') return random.pick(female ? OLD_WOMAN_HAIR : OLD_MAN_HAIR);
  return random.pick(female ? WOMAN_HAIR : MAN_HAIR);
}

function hairColorOf(age: Age, skin: Hex, random: Random): Hex {
  const roll = random();
  if (age === 'elder') return roll < 0.5 ? HAIRS.white : HAIRS.grey;
  if (toLch(skin).lightness < 0.62) return roll < 0.75 ? HAIRS.black : HAIRS.brown;
  const range = [
    HAIRS.black,
    HAIRS.brown,
    HAIRS.brown,
    HAIRS.auburn,
    HAIRS.ginger,
    HAIRS.blond,
  ] as const;
  return range[Math.floor(roll * range.length)] ?? HAIRS.brown;
}

const PLAIN: Record<Gender, Record<Age, readonly [OutfitName, ...OutfitName[]]>> = {
  woman: {
    baby: ['baby'],
    child: ['tshirt', 'striped', 'dungarees', 'dress', 'hoodie'],
    teen: ['hoodie', 'tshirt', 'casual', 'skirt'],
    adult: ['casual', 'blouse', 'shirt', 'skirt', 'tshirt', 'dress', 'striped'],
    elder: ['grandmother', 'casual', 'skirt'],
  },
  man: {
    baby: ['baby'],
    child: ['tshirt', 'striped', 'dungarees', 'hoodie', 'sporty'],
    teen: ['hoodie', 'tshirt', 'casual'],
    adult: ['casual', 'shirt', 'tshirt', 'hoodie', 'striped', 'casual'],
    elder: ['grandfather', 'casual', 'shirt'],
  },
};

/** What somebody has on of whom nothing is said. */
function plainOutfit(age: Age, gender: Gender, roll: number): OutfitName {
  const usual = PLAIN[gender][age];
  return usual[Math.floor(roll * usual.length)] ?? usual[0];
}

const DEEP: readonly (readonly [Beard, number])[] = [
  ['none', 0.62],
  ['stubble', 0.7],
  ['short', 0.84],
  ['full', 1],
];

/** The three colours that may be chosen; see `Tone`. */
function clothColors({ colors }: PersonParameters, outfit: Outfit, pen: Pen, skin: Hex) {
  const own = (tone: Tone | undefined): Hex | undefined =>
    tone === undefined ? undefined : plain(tone, skin);
  const accents = rotated(pen.accents, pen.random);
  const legs = rotated(LEG_COLORS.slice(0, 3), pen.random);
  const main = colors[0] ?? own(outfit.main) ?? apartFrom(accents, [skin], SKIN_DISTANCE);
  const second = colors[1] ?? own(outfit.second) ?? apartFrom([...legs, ...LEG_COLORS], [main]);
  const third =
    colors[2] ?? own(outfit.third) ?? apartFrom([...accents, HOUSE.cream], [main, second]);
  return { main, second, third };
}

function plain(tone: Tone, skin: Hex): Hex {
  if (tone.startsWith('#')) return tone;
  if (tone === 'skin') return skin;
  return tone in HOUSE ? HOUSE[tone as keyof typeof HOUSE] : HOUSE.coral;
}

function hatOf(
  parameters: PersonParameters,
  outfit: Outfit,
  paint: (tone: Tone) => Hex,
): Character['hat'] {
  const { hat, hatColor } = parameters;
  if (hat === 'none') return undefined;
  const own = outfit.hat ?? (parameters.hatOf ? outfitOf(parameters.hatOf).hat : undefined);
  const name = hat ?? own?.[0];
  if (!name) return undefined;
  const same = own && own[0] === name;
  const color = hatColor ?? paint(same ? own[1] : (HAT_TONES[name] ?? 'third'));
  const second = same && own[2] ? paint(own[2]) : (HAT_SECONDS[name] ?? lighter(color, 0.35));
  return { name, color, second };
}

const HAT_TONES: Partial<Record<HatName, Tone>> = {
  chef: 'white',
  straw: '#f8cf7a',
  sun: '#f8cf7a',
  crown: 'gold',
  tiara: 'gold',
  halo: 'gold',
  santa: 'red',
  witch: '#35295c',
  wizard: '#4a4fa8',
  pirate: 'ink',
  topper: 'ink',
  bowler: 'ink',
  graduation: 'navy',
  cowboy: '#a9713f',
  viking: 'metal',
  veil: 'white',
  headphones: 'ink',
  bonnet: '#fff6ea',
  hardhat: 'mustard',
};
const HAT_SECONDS: Partial<Record<HatName, Hex>> = {
  'welding-helmet': '#4fb097',
  straw: HOUSE.coral,
  santa: HOUSE.white,
  crown: HOUSE.coral,
  tiara: HOUSE.coral,
  witch: HOUSE.orange,
  wizard: HOUSE.gold,
  graduation: HOUSE.gold,
  topper: HOUSE.coral,
  bowler: HOUSE.coral,
  cowboy: '#5a3425',
  viking: HOUSE.gold,
  police: HOUSE.gold,
};

type Rolls = Record<'beard' | 'moustache' | 'glasses', number>;

/** Beard, glasses and marks of a face: what is told, what belongs to the role, else by chance. */
function featuresOf(
  parameters: PersonParameters,
  outfit: Outfit,
  who: Pick<Character, 'age' | 'gender' | 'skin'>,
  rolls: Rolls,
): Character['features'] {
  const { age, gender } = who;
  const { glassesColor, freckles, gapTooth, scar, eyePatch, pipe, longNose, windblown } =
    parameters;
  const { tusks, bigNose, oneEye, bigEyes } = parameters;
  const bearded = gender === 'man' && (age === 'adult' || age === 'elder');
  const grown = DEEP.find(([, upTo]) => rolls.beard < upTo)?.[0] ?? 'none';
  return {
    ...who,
    beard: parameters.beard ?? (bearded ? (outfit.beard ?? grown) : 'none'),
    moustache: parameters.moustache ?? (bearded && (outfit.moustache ?? rolls.moustache < 0.15)),
    glasses:
      parameters.glasses ??
      outfit.glasses ??
      (age === 'elder' && rolls.glasses < 0.5 ? 'round' : 'none'),
    glassesColor,
    freckles,
    gapTooth,
    scar,
    eyePatch,
    pipe,
    longNose,
    windblown,
    tusks,
    bigNose,
    oneEye,
    bigEyes,
  };
}

/** How many of the skins, the lightest first, go with hair that is blond or red. */
const FAIR_SKINS = 4;
const FAIR_HUES = { from: 35, to: 105 } as const;

/** Whose hair has to be blond or red, as the prompt or the role has it. */
function isFairHaired({ hairColor }: PersonParameters, outfit: Outfit): boolean {
  const color = hairColor ?? outfit.hairColor;
  if (color === undefined) return false;
  const { lightness, chroma, hueDegrees } = toLch(color);
  return (
    lightness > 0.55 && chroma > 0.07 && hueDegrees > FAIR_HUES.from && hueDegrees < FAIR_HUES.to
  );
}

/** What is drawn as it is told, and left out otherwise. */
const toldOf = (parameters: PersonParameters) => ({
  metalArm: parameters.metalArm,
  hookHand: parameters.hookHand,
  pegLeg: parameters.pegLeg,
  metalLeg: parameters.metalLeg,
  oneGlove: parameters.oneGlove,
  adorned: parameters.adorned,
  armWear: parameters.armWear,
  tints: parameters.tints,
  prints: parameters.prints,
});

/** What is told, what belongs to the role, else by chance. */
function skinOf(parameters: PersonParameters, outfit: Outfit, roll: number): Hex {
  const range = isFairHaired(parameters, outfit) ? FAIR_SKINS : SKINS.length;
  return parameters.skin ?? outfit.skin ?? SKINS[Math.floor(roll * range)] ?? SKINS[2];
}

/** What men wear for what is cut for women. */
const forGender = (outfit: Outfit, gender: Gender): Outfit =>
  gender === 'man' && outfit.onMen ? outfitOf(outfit.onMen) : outfit;

/** A young wizard has neither the beard nor the white hair of old ones. */
function youthful({ beard, hairColor, ...outfit }: Outfit): Outfit {
  return beard === undefined && hairColor !== undefined ? { ...outfit, hairColor } : outfit;
}

export function characterOf(parameters: PersonParameters, pen: Pen): Character {
  const { random } = pen;
  // Every stream is read in the same order, whatever is given: one answer does not change the others.
  const rolls = {
    gender: random(),
    skin: random(),
    beard: random(),
    moustache: random(),
    glasses: random(),
    sway: random(),
    outfit: random(),
  };
  const asked = parameters.outfit && outfitOf(parameters.outfit);
  const ownAge = parameters.age ?? asked?.age ?? 'adult';
  const age = parameters.isYoung && ownAge === 'elder' ? 'adult' : ownAge;
  const gender = parameters.gender ?? asked?.gender ?? (rolls.gender < 0.5 ? 'woman' : 'man');
  const everyday = () => outfitOf(plainOutfit(age, gender, rolls.outfit));
  const worn = tweaked((asked && forGender(asked, gender)) ?? everyday(), parameters);
  const outfit = parameters.isYoung ? youthful(worn) : worn;
  const mammal =
    parameters.species === undefined ? undefined : beastOf(parameters.species, parameters.skin);
  const skin = mammal?.colors.coat ?? skinOf(parameters, outfit, rolls.skin);
  // An animal's head is its own, however near.
  const isPortrait = parameters.isPortrait && !mammal;
  const chosenStyle = hairStyleOf(age, gender, random);
  const chosenColor = hairColorOf(age, skin, random);
  const colors = clothColors(parameters, outfit, pen, skin);
  const paint = (tone: Tone): Hex =>
    tone === 'main' || tone === 'second' || tone === 'third' ? colors[tone] : plain(tone, skin);
  const ownHair = outfit.hair && age !== 'baby' ? outfit.hair : undefined;
  const hat = hatOf(parameters, outfit, paint);
  return {
    body: bodyOf({
      age,
      gender,
      heightCm: parameters.heightCm,
      build: parameters.build ?? outfit.build ?? 1,
      belly: parameters.belly ?? outfit.belly ?? 0,
      proportions: parameters.proportions ?? (mammal ? 'tale' : 'natural'),
      isPortrait,
    }),
    age,
    gender,
    skin,
    paw: mammal?.colors.sock ?? skin,
    mammal,
    features: featuresOf(parameters, outfit, { age, gender, skin }, rolls),
    pointedEars: parameters.pointedEars ?? outfit.pointedEars === true,
    ...toldOf(parameters),
    isPortrait,
    hair: parameters.hair ?? ownHair ?? chosenStyle,
    hairColor: parameters.hairColor ?? outfit.hairColor ?? chosenColor,
    face: parameters.face ?? 'three-quarter',
    sway: rolls.sway * 2 - 1,
    outfit,
    paint,
    ...(hat ? { hat } : {}),
  };
}
