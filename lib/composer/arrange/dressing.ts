import type { PersonRequest } from '../kit/people/parameters';
import { isOfSort } from '../concepts/sorts';

/**
 * What a person wears and looks like, from the words of the prompt. Clothes are not laid over a figure:
 * they are parameters of it, so that they bend with it.
 */
type Look = Partial<PersonRequest>;

/** Concepts that are worn. What is missing here is attached where the figure says (`crown`, `neck`). */
const WORN: Readonly<Record<string, Look>> = {
  hat: { hat: 'fedora' },
  'top-hat': { hat: 'topper' },
  'straw-hat': { hat: 'straw' },
  'sun-hat': { hat: 'sun' },
  sombrero: { hat: 'sun' },
  'bowler-hat': { hat: 'bowler' },
  'bike-helmet': { hat: 'bike-helmet' },
  'football-helmet': { hat: 'bike-helmet' },
  'cowboy-hat': { hat: 'cowboy' },
  'wizard-hat': { hat: 'wizard' },
  'witch-hat': { hat: 'witch' },
  'santa-hat': { hat: 'santa' },
  'chef-hat': { hat: 'chef' },
  'party-hat': { hat: 'party' },
  'pirate-hat': { hat: 'pirate' },
  'viking-helmet': { hat: 'viking' },
  'knight-helmet': { hat: 'knight' },
  'space-helmet': { hat: 'astronaut' },
  'firefighter-helmet': { hat: 'firefighter' },
  'graduation-cap': { hat: 'graduation' },
  'captain-hat': { hat: 'sailor' },
  'sailor-hat': { hat: 'sailor' },
  'police-cap': { hat: 'police' },
  fedora: { hat: 'fedora' },
  cap: { hat: 'cap' },
  'baseball-cap': { hat: 'cap' },
  beanie: { hat: 'beanie' },
  beret: { hat: 'beret' },
  helmet: { hat: 'bike-helmet' },
  'hard-hat': { hat: 'hardhat' },
  crown: { hat: 'crown' },
  tiara: { hat: 'tiara' },
  headphones: { hat: 'headphones' },
  bonnet: { hat: 'bonnet' },
  turban: { hat: 'turban' },
  halo: { hat: 'halo' },
  hood: { hat: 'hood' },
  veil: { hat: 'veil' },
  glasses: { glasses: 'round' },
  sunglasses: { glasses: 'sun' },
  goggles: { glasses: 'goggles' },
  monocle: { glasses: 'monocle' },
  'eye-patch': { eyePatch: true },
  freckles: { freckles: true },
  pipe: { pipe: true },
  sword: { worn: ['scabbard'], tints: { scabbard: '#5b4033' } },
  scar: { scar: true },
  'mechanical-arm': { metalArm: true },
  'wooden-leg': { pegLeg: true },
  scarf: { worn: ['scarf'] },
  tie: { worn: ['tie'] },
  'bow-tie': { worn: ['bow-tie'] },
  apron: { worn: ['apron'] },
  stethoscope: { worn: ['stethoscope'] },
  necklace: { worn: ['necklace'] },
  medal: { worn: ['medal'] },
  vest: { worn: ['vest'] },
  belt: { worn: ['belt'] },
  cape: { behind: ['cape'] },
  cloak: { behind: ['cape'] },
  backpack: { behind: ['backpack'] },
  jetpack: { behind: ['jetpack'], tints: { jetpack: '#b9bccb' } },
  wings: { behind: ['angel-wings'] },
  'butterfly-wings': { behind: ['fairy-wings'] },
  'bat-wings': { behind: ['bat-wings'] },
  quiver: { behind: ['quiver'] },
  dress: { outfit: 'dress' },
  gown: { outfit: 'evening' },
  'wedding-dress': { outfit: 'bride' },
  robe: { outfit: 'robe' },
  armor: { outfit: 'knight' },
  skirt: { outfit: 'skirt' },
  suit: { outfit: 'suit' },
  tuxedo: { outfit: 'tuxedo' },
  shirt: { outfit: 'shirt' },
  't-shirt': { outfit: 'tshirt' },
  hoodie: { outfit: 'hoodie' },
  sweater: { outfit: 'casual' },
  jacket: { worn: ['jacket'] },
  'leather-jacket': { worn: ['jacket', 'zip'] },
  'denim-jacket': { worn: ['jacket'] },
  'life-jacket': { worn: ['life-vest'] },
  suspenders: { worn: ['suspenders'] },
  bandana: { hat: 'bandana' },
  coat: { outfit: 'autumn-coat' },
  'trench-coat': { outfit: 'trench-coat' },
  'lab-coat': { outfit: 'scientist' },
  'winter-coat': { outfit: 'winter-coat' },
  raincoat: { outfit: 'raincoat' },
  pajamas: { outfit: 'pyjamas' },
  pyjamas: { outfit: 'pyjamas' },
  kimono: { outfit: 'kimono' },
  lederhosen: { outfit: 'lederhosen' },
  dirndl: { outfit: 'dirndl' },
  sari: { outfit: 'sari' },
  hanbok: { outfit: 'hanbok' },
  cheongsam: { outfit: 'cheongsam' },
  'polo-shirt': { outfit: 'tshirt', worn: ['collar'] },
  'tank-top': { outfit: 'sporty' },
  turtleneck: { outfit: 'casual' },
  cardigan: { worn: ['jacket', 'buttons'] },
  'puffer-jacket': { outfit: 'winter-coat' },
  'christmas-sweater': { outfit: 'casual', colors: ['#d9413b'] },
  gi: { outfit: 'karate' },
  wetsuit: { outfit: 'surfer' },
  toga: { outfit: 'robe', colors: ['#fff6ea'] },
  tutu: { outfit: 'ballet' },
  nightgown: { outfit: 'summer-dress' },
  'pleated-skirt': { outfit: 'skirt' },
  'swim-trunks': { outfit: 'trunks' },
  hijab: { hat: 'hood' },
  'swim-cap': { hat: 'swim-cap' },
  'bucket-hat': { hat: 'sun', hatColor: '#2f8f78' },
  'flat-cap': { hat: 'beret', hatColor: '#7d7466' },
  costume: { hat: 'witch', behind: ['cape'], tints: { cape: '#6f5bb5' } },
  'football-boots': { shoes: 'sneaker', shoeColor: '#f08a3c' },
  'hiking-boots': { shoes: 'work-boot' },
  'oxford-shoes': { shoes: 'smart' },
  'ski-boots': { shoes: 'boot', shoeColor: '#d9413b' },
  mittens: { gloveColor: '#d9413b' },
  overalls: { outfit: 'dungarees' },
  swimsuit: { outfit: 'swimsuit' },
  bathrobe: { outfit: 'bathrobe' },
  waistcoat: { worn: ['vest'] },
  leggings: { outfit: 'yoga' },
  spacesuit: { outfit: 'astronaut' },
  'space-suit': { outfit: 'astronaut' },
  uniform: { outfit: 'guard' },
  trousers: { bottomColor: '#3f6fa8' },
  boot: { shoes: 'boot' },
  'rain-boots': { shoes: 'boot', shoeColor: '#f2b63c' },
  sneakers: { shoes: 'sneaker' },
  gloves: { gloveColor: '#d9413b' },
  dreadlocks: { hair: 'dreads' },
  mohawk: { hair: 'mohawk' },
  afro: { hair: 'afro' },
  hair: {},
  beard: { beard: 'full' },
  moustache: { moustache: true },
  braid: { hair: 'braids' },
  braids: { hair: 'braids' },
  pigtails: { hair: 'pigtails' },
  ponytail: { hair: 'pony' },
};

/** Attributes of somebody, as the table of attributes names them. */
const LOOKS: Readonly<Record<string, Look>> = {
  old: { age: 'elder' },
  young: {},
  fat: { belly: 0.8, build: 1.36 },
  thin: { build: 0.8 },
  tall: { heightCm: 196 },
  muscular: { build: 1.36 },
  bearded: { beard: 'full', gender: 'man' },
  bald: { hair: 'bald' },
  braided: { hair: 'braids' },
  curly: { hair: 'curly' },
  blond: { hairColor: '#e3b45c' },
  redhead: { hairColor: '#d9622b' },
  freckled: { freckles: true },
  'gap-toothed': { gapTooth: true },
  elven: { pointedEars: true },
  scarred: { scar: true },
  chibi: { proportions: 'chibi' },
  female: { gender: 'woman' },
  male: { gender: 'man' },
};

/** How hair is said to be. */
const HAIR: Readonly<Record<string, Look>> = {
  long: { hair: 'flowing' },
  short: { hair: 'short' },
  curly: { hair: 'curly' },
  braided: { hair: 'braids' },
  bun: { hair: 'bun' },
  'twin-buns': { hair: 'twin-buns' },
  dirty: { hair: 'messy' },
  pointed: { hair: 'messy' },
  wild: { hair: 'messy' },
  blond: { hairColor: '#e3b45c' },
};
/** Hair and beards as they are told: long, curly, red. Whoever has a beard is a man. */
function haired({ concept, color, attributes }: Worn): Look {
  const look: Look = { ...WORN[concept] };
  const told = concept === 'hair' ? attributes.map((one) => HAIR[one] ?? {}) : [];
  const isBeard = concept === 'beard' || concept === 'moustache';
  if (isBeard) look.gender = 'man';
  if (look.beard && attributes.includes('long')) look.beard = 'long';
  if (look.beard && attributes.includes('braided')) look.beard = 'braided';
  return Object.assign(look, ...told, color ? { hairColor: color } : {}) as Look;
}

/** Whether a concept is drawn as part of somebody's figure. */
export function isDressing(conceptId: string): boolean {
  return conceptId in WORN;
}

const NEON = '#2fe0d0';

/** What is worn keeps the colour that it was asked for, and nothing else takes it. */
function colored(look: Look, { color, attributes }: Worn): Look {
  const shines = attributes.includes('neon-lit');
  const pattern = attributes.includes('striped')
    ? 'stripes'
    : attributes.includes('spotted')
      ? 'dots'
      : undefined;
  if (look.outfit && pattern)
    return {
      ...look,
      worn: [pattern],
      tints: { [pattern]: color ?? '#2d3263' },
      colors: ['#f8f8f6'],
    };
  if (look.glasses && (color || shines))
    return { ...look, glassesColor: color ?? NEON, ...(shines ? { glasses: 'visor' } : {}) };
  if (!color) return look;
  if (look.hat) return { ...look, hatColor: color };
  if (look.bottomColor) return { ...look, bottomColor: color };
  if (look.gloveColor) return { ...look, gloveColor: color };
  if (look.shoes) return { ...look, shoeColor: color };
  if (look.outfit) return { ...look, colors: [color] };
  const pieces = [...(look.worn ?? []), ...(look.behind ?? [])];
  return { ...look, tints: Object.fromEntries(pieces.map((name) => [name, color])) };
}

interface Worn {
  concept: string;
  color?: string | undefined;
  attributes: readonly string[];
}

/** Whose clothes are of a trade already: the armour of a samurai is a samurai's. */
const ARMORED = new Set(['samurai', 'knight', 'viking', 'roman', 'soldier', 'police', 'guard']);

function fitted({ outfit, ...look }: Look, worn: Worn, own: unknown): Look {
  const keeps = worn.concept === 'armor' || worn.concept === 'uniform';
  if (!outfit || (keeps && ARMORED.has(String(own)))) return look;
  return { ...look, outfit };
}

/** Parameters of a person with what is told of it. Later clothes add to earlier ones. */
export function dressed(
  parameters: Record<string, unknown>,
  attributes: readonly string[],
  worn: readonly Worn[],
): Record<string, unknown> {
  const looks = [
    ...attributes.flatMap((one) => LOOKS[one] ?? []),
    ...worn.map((one) =>
      isOfSort(one.concept, 'of-hair')
        ? haired(one)
        : fitted(colored(WORN[one.concept] ?? {}, one), one, parameters.outfit),
    ),
  ];
  return looks.reduce<Record<string, unknown>>(
    (sum, { worn: more = [], behind = [], tints = {}, ...look }) => ({
      ...sum,
      ...look,
      worn: [...listOf(sum.worn), ...more],
      behind: [...listOf(sum.behind), ...behind],
      tints: { ...(sum.tints as Look['tints']), ...tints },
    }),
    parameters,
  );
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}
