/**
 * `npx tsx bench/compose/forms.ts [FILE] [--count 12] [--lost]`: whether what a form of sentence says of its nouns is in the
 * brief, whichever nouns these are: `{a H} beside {a S} with {a T} on it`. Each form (`forms.txt`) is filled with nouns that
 * nobody chose; what most fillings of a form lose is a whole class of prompts. Reads only, and takes seconds; `--lost` tells the
 * forms of which a quarter of the fillings lack something, with one of them. Prints a table and never fails.
 */
import { readFileSync } from 'node:fs';
import { type Brief, understand } from '@/lib/composer';
import { createRandom, type Random } from '@/lib/random/random';

const NOUNS: Readonly<Record<string, readonly string[]>> = {
  /** Things of a size to be held or put down. */
  T: 'lamp book cup apple clock guitar umbrella candle kite suitcase teapot vase pumpkin key balloon violin drum camera globe cactus mushroom cake pear bottle basket bucket lantern backpack laptop telescope feather seashell anchor bell crown rocket'.split(
    ' ',
  ),
  /** Beasts. */
  B: 'dog cat fox owl rabbit bear horse hedgehog penguin squirrel frog parrot'.split(' '),
  /** Humans. */
  H: 'woman man boy girl chef sailor farmer nurse wizard pirate'.split(' '),
  /** Surfaces. */
  S: 'table bench shelf rock windowsill chair'.split(' '),
  /** Places. */
  P: 'forest beach kitchen street meadow library garden desert'.split(' '),
};

/** `{a Tb}`: a noun of a kind, told apart by a letter, with its article or in the plural (`{Tbs}`). */
const SLOT = /\{(a )?([TBHSP])([a-r]?)(s?)\}/g;
const PLACE = 'P';
/** Claims about one noun: what it is like, whose clothes it wears, how many there are. */
const OF_ONE = new Set(['is', 'dressed', 'count']);
type Element = Brief['elements'][number];
type Nouns = ReadonlyMap<string, string>;
const LOST_SHARE = 0.25;

interface Form {
  text: string;
  /**
   * `Ta on/beside S/B`: one of several relations of the nouns of a slot to those of another. `Ta is red`: an adjective that
   * sits on this noun and on no other; `B dressed chef`: a trade by its clothes; `T count 3`.
   */
  claims: { from: string; kinds: string[]; to: string[]; told: string }[];
}

function formOf(line: string): Form {
  const [text = '', ...claims] = line.split('|').map((part) => part.trim());
  return {
    text,
    claims: claims.map((told) => {
      const [from = '', kinds = '', to = ''] = told.split(' ');
      return { from, kinds: kinds.split('/'), to: to.split('/'), told };
    }),
  };
}

const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** A form with nouns in its slots, no noun twice. */
function filled({ text }: Form, random: Random): { prompt: string; nouns: Map<string, string> } {
  const nouns = new Map<string, string>();
  const prompt = text.replace(
    SLOT,
    (_, article: string | undefined, kind: string, letter: string, plural: string) => {
      const slot = kind + letter;
      const taken = new Set(nouns.values());
      const free = (NOUNS[kind] ?? []).filter((noun) => !taken.has(noun));
      const noun = nouns.get(slot) ?? free[random.whole(0, free.length - 1)] ?? kind;
      nouns.set(slot, noun);
      if (article) return withArticle(noun);
      return plural ? `${noun}${/(?:x|s|h)$/.test(noun) ? 'es' : 's'}` : noun;
    },
  );
  return { prompt, nouns };
}

/** What a noun by itself is read as. */
const meant = new Map<string, string | undefined>();
function meaningOf(noun: string, isPlace: boolean): string | undefined {
  if (!meant.has(noun)) {
    const brief = understand(isPlace ? `a fox in a ${noun}` : `a ${noun}`);
    meant.set(noun, isPlace ? brief.places[0]?.concept : brief.elements[0]?.concept);
  }
  return meant.get(noun);
}

function holds(brief: Brief, from: string[], kinds: readonly string[], to: string[]): boolean {
  const isRelated = brief.relations.some(
    (one) => kinds.includes(one.kind) && from.includes(one.from) && to.includes(one.to),
  );
  const isDone = brief.actions.some(
    ({ agent, patient = '', instrument = '' }) =>
      from.includes(agent) && (to.includes(patient) || to.includes(instrument)),
  );
  return isRelated || (kinds.includes('do') && isDone);
}

/** A noun is there as a thing, as whom somebody is dressed as, as what another is drawn of, as a part of it or as the picture on it. */
const shows = (
  { concept, attributes, blend, swaps = [], depicts }: Element,
  meaning: string | undefined,
) =>
  [
    concept,
    ...(attributes.includes('costumed') ? attributes : []),
    blend?.concept,
    ...swaps.map((swap) => swap.concept),
    ...(depicts?.things ?? []).map((thing) => thing.concept),
  ].includes(meaning);

const looksOf = ({ attributes, colors }: Element) => [...attributes, ...colors];

/** What an adjective makes of a noun by itself: the attributes and colours that the noun alone has not. */
const made = new Map<string, string[]>();
function looksMeant(adjective: string, noun: string): string[] {
  const phrase = `a ${adjective} ${noun}`;
  const [plain, looks] = [`a ${noun}`, phrase].map((prompt) =>
    understand(prompt).elements.slice(0, 1).flatMap(looksOf),
  );
  const meaning = made.get(phrase) ?? (looks ?? []).filter((one) => !plain?.includes(one));
  made.set(phrase, meaning);
  return meaning;
}

/** Whether what a noun is like, or how many there are, is told of it and not of another. */
function isLike(brief: Brief, form: Form, claim: Form['claims'][number], nouns: Nouns): boolean {
  const elementsOf = (slot: string) =>
    brief.elements.filter(({ concept }) => concept === meaningOf(nouns.get(slot) ?? '', false));
  const [kind = ''] = claim.kinds;
  const [value = ''] = claim.to;
  const own = elementsOf(claim.from);
  if (kind === 'count') return own.reduce((sum, { count }) => sum + count, 0) === Number(value);
  if (kind === 'dressed') return own.some(({ attributes }) => attributes.includes(value));
  const meant = looksMeant(value, nouns.get(claim.from) ?? '');
  const hasAll = (element: Element) => meant.every((one) => looksOf(element).includes(one));
  const claimed = form.claims
    .filter(({ kinds, to }) => kinds.includes('is') && to.includes(value))
    .map(({ from }) => from);
  const others = [...nouns.keys()].filter((slot) => !claimed.includes(slot));
  const isSpilt = meant.length > 0 && others.some((slot) => elementsOf(slot).some(hasAll));
  return own.some(hasAll) && !isSpilt;
}

/** Slots whose nouns a brief lacks, and claims that are not in it. */
function lostIn(form: Form, prompt: string, nouns: Nouns): string[] {
  const brief = understand(prompt);
  const idsOf = (slot: string) => {
    const meaning = meaningOf(nouns.get(slot) ?? '', false);
    return brief.elements.flatMap((element) => (shows(element, meaning) ? [element.id] : []));
  };
  const isThere = ([slot, noun]: [string, string]) =>
    slot.startsWith(PLACE)
      ? brief.places.some(({ concept }) => concept === meaningOf(noun, true))
      : idsOf(slot).length > 0;
  return [
    ...[...nouns].filter((entry) => !isThere(entry)).map(([slot]) => slot),
    ...form.claims
      .filter((claim) =>
        OF_ONE.has(claim.kinds[0] ?? '')
          ? !isLike(brief, form, claim, nouns)
          : !holds(brief, idsOf(claim.from), claim.kinds, claim.to.flatMap(idsOf)),
      )
      .map(({ told }) => told),
  ];
}

const args = process.argv.slice(2);
const countAt = args.indexOf('--count');
const count = countAt < 0 ? 12 : Number(args[countAt + 1]);
const file = args.find((one) => one.endsWith('.txt')) ?? 'bench/compose/forms.txt';
const forms = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map(formOf);
const total = { nouns: 0, nounsLost: 0, claims: 0, claimsLost: 0, losing: 0 };
for (const form of forms) {
  let [losing, example] = [0, ''];
  for (let index = 0; index < count; index += 1) {
    const { prompt, nouns } = filled(form, createRandom(index, form.text));
    const lost = lostIn(form, prompt, nouns);
    const claimsLost = lost.filter((one) => one.includes(' ')).length;
    total.nouns += nouns.size;
    total.claims += form.claims.length;
    total.claimsLost += claimsLost;
    total.nounsLost += lost.length - claimsLost;
    if (lost.length === 0) continue;
    losing += 1;
    example = `${prompt}: ${lost.join(', ')}`;
  }
  if (losing < count * LOST_SHARE) continue;
  total.losing += 1;
  if (args.includes('--lost'))
    console.log(`${String(losing)}/${String(count)} ${form.text}\n   ${example}`);
}
const share = (lost: number, all: number) =>
  `${(100 - (100 * lost) / Math.max(1, all)).toFixed(1)} %`;
console.table({
  'forms, of which some lose a quarter': [forms.length, total.losing],
  'nouns that are in the brief': [total.nouns, share(total.nounsLost, total.nouns)],
  'claims that are in the brief': [total.claims, share(total.claimsLost, total.claims)],
});
