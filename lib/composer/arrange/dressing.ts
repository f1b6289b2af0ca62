import type { PersonRequest } from '../kit/people/parameters';

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
  'cowboy-hat': { hat: 'cowboy' },
  'wizard-hat': { hat: 'wizard' },
  'witch-hat': { hat: 'witch' },
  'santa-hat': { hat: 'santa' },
  'chef-hat': { hat: 'chef' },
  'party-hat': { hat: 'party' },
  'pirate-hat': { hat: 'pirate' },
  'viking-helmet': { hat: 'viking' },
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
  turban: { hat: 'turban' },
  halo: { hat: 'halo' },
  hood: { hat: 'hood' },
  veil: { hat: 'veil' },
  glasses: { glasses: 'round' },
  sunglasses: { glasses: 'sun' },
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
  wings: { behind: ['angel-wings'] },
  dress: { outfit: 'dress' },
  gown: { outfit: 'evening' },
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
  'winter-coat': { outfit: 'winter-coat' },
  raincoat: { outfit: 'raincoat' },
  pajamas: { outfit: 'pyjamas' },
  pyjamas: { outfit: 'pyjamas' },
  kimono: { outfit: 'kimono' },
  sari: { outfit: 'sari' },
  overalls: { outfit: 'dungarees' },
  swimsuit: { outfit: 'swimsuit' },
  spacesuit: { outfit: 'astronaut' },
  'space-suit': { outfit: 'astronaut' },
  uniform: { outfit: 'guard' },
  hair: {},
  beard: { beard: 'full' },
  moustache: { moustache: true },
  braid: { hair: 'braids' },
  braids: { hair: 'braids' },
  pigtails: { hair: 'pigtails' },
};

/** Attributes of somebody, as the table of attributes names them. */
const LOOKS: Readonly<Record<string, Look>> = {
  old: { age: 'elder' },
  fat: { belly: 0.4, build: 1.2 },
  thin: { build: 0.85 },
  muscular: { build: 1.25 },
  bearded: { beard: 'full' },
  bald: { hair: 'bald' },
  braided: { hair: 'braids' },
  curly: { hair: 'curly' },
  blond: { hairColor: '#e3b45c' },
};

/** How hair is said to be. */
const HAIR: Readonly<Record<string, Look>> = {
  long: { hair: 'long' },
  short: { hair: 'short' },
  curly: { hair: 'curly' },
  braided: { hair: 'braids' },
  blond: { hairColor: '#e3b45c' },
};
const OF_HAIR = new Set(['hair', 'beard', 'moustache', 'braid', 'braids', 'pigtails']);

/** Hair and beards as they are told: long, curly, red. */
function haired({ concept, color, attributes }: Worn): Look {
  const look = { ...WORN[concept] };
  const told = concept === 'hair' ? attributes.map((one) => HAIR[one] ?? {}) : [];
  const length = look.beard && attributes.includes('long') ? { beard: 'long' as const } : {};
  return Object.assign(look, ...told, length, color ? { hairColor: color } : {}) as Look;
}

/** Whether a concept is drawn as part of somebody's figure. */
export function isDressing(conceptId: string): boolean {
  return conceptId in WORN;
}

/** Hats and the like keep the colour that they were asked for. */
function colored(look: Look, color: string | undefined): Look {
  if (!color) return look;
  if (look.hat) return { ...look, hatColor: color };
  if (look.outfit) return { ...look, colors: [color] };
  return look;
}

interface Worn {
  concept: string;
  color?: string | undefined;
  attributes: readonly string[];
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
      OF_HAIR.has(one.concept) ? haired(one) : colored(WORN[one.concept] ?? {}, one.color),
    ),
  ];
  return looks.reduce<Record<string, unknown>>(
    (sum, { worn: more = [], behind = [], ...look }) => ({
      ...sum,
      ...look,
      worn: [...listOf(sum.worn), ...more],
      behind: [...listOf(sum.behind), ...behind],
    }),
    parameters,
  );
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}
