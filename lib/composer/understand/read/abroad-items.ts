import { isLivingKind, isRomance, type Language } from '../../concepts/concept';
import type { Lexicon } from '../lexicon';
import type { Item } from './item';
import { activelyAbroad } from './passive-abroad';
import { romanceTurns } from './romance-turns';
import { inCompany } from './russian-company';
import { withSharedNouns } from './shared-nouns';

/** Turns of phrase of other languages that are told here as English tells them, before they are read. */

const PARENTS = /^(?:mother|father|grandmother|grandfather|mum|dad)$/;
const SPOKEN = { small: undefined, relation: undefined };

const isAnimal = (item: Item | undefined, lexicon: Lexicon) =>
  item !== undefined && lexicon.factsOf(item.senses.concept ?? '')?.kind === 'animal';

/** `mamma orsa`, `papá pingüino`, `мама-ежиха`: an animal that has young, and nobody's mother beside it. */
function withoutParents(items: readonly Item[], lexicon: Lexicon): Item[] {
  return items.flatMap((item, at) => {
    const isParent = PARENTS.test(item.senses.concept ?? '');
    if (isParent && isAnimal(items[at + 1], lexicon)) return [];
    if (!PARENTS.test(items[at - 1]?.senses.concept ?? '') || !isAnimal(item, lexicon))
      return [item];
    // `mamma riccio` has no curls.
    const { attribute: _look, color: _color, ...senses } = item.senses;
    return [{ ...item, senses }];
  });
}

/** `apoyado en la pared`, `appoggiato alla parete`: what leans there, and not only where it is. */
function leaning(items: readonly Item[]): Item[] {
  return items.flatMap((item) => {
    const { relation, verb } = item.senses;
    const words = item.text.split(' ');
    if (relation?.kind !== 'against' || verb?.id !== 'lean' || words.length < 2) return [item];
    const does = words.slice(0, -1).join(' ');
    const where = words.at(-1) ?? '';
    return [
      { ...item, text: does, lower: does.toLowerCase(), senses: { ...SPOKEN, verb } },
      { ...item, text: where, lower: where.toLowerCase(), senses: { relation } },
    ];
  });
}

const isMark = (item: Item | undefined) => item === undefined || item.mark !== undefined;
const ADVERBS: Readonly<Record<string, NonNullable<Item['senses']['small']>>> = {
  sotto: 'under-it',
  sopra: 'on-it',
  dentro: 'in-it',
  accanto: 'beside-it',
  davanti: 'before-it',
  dietro: 'behind-it',
  derrière: 'behind-it',
  devant: 'before-it',
};
const INDEFINITE = /^(?:un|una|uno|un'|une|due|tre|quattro|dei|delle|degli|des|deux|trois)$/;
const isActed = ({ concept, place, verb, small }: Item['senses']) =>
  small === 'auxiliary' || (verb !== undefined && (concept ?? place) === undefined);

/** `un rubinetto e sotto un secchio`: under it is the bucket, where the clause has nothing else. */
function adverbs(items: readonly Item[]): Item[] {
  return items.map((item, at) => {
    const small = ADVERBS[item.lower];
    const before = items[at - 1];
    const opens = before?.mark === ',' || before?.senses.small === 'and';
    const next = items[at + 1];
    // `un tavolo, sopra dorme un gatto`
    if (small && opens && next && isActed(next.senses)) return { ...item, senses: { small } };
    if (!small || !opens || !INDEFINITE.test(next?.lower ?? '')) return item;
    const end = items.findIndex((one, index) => index > at && isMark(one));
    const rest = items.slice(at + 1, end < 0 ? items.length : end);
    const goesOn = rest.some(
      ({ senses }) => senses.verb ?? senses.relation ?? senses.small === 'and',
    );
    return goesOn ? item : { ...item, senses: { small } };
  });
}

const ALL_AROUND =
  /^(?:ringsum|ringsherum|rundherum|drumherum|вокруг|кругом|alrededor|intorno|attorno|tutt'intorno|autour|em volta|ao redor|em redor)$/;

/** Whom a sentence is about. */
const THEM: Item = {
  text: 'ella',
  lower: 'ella',
  senses: { small: 'pronoun' },
  unknown: false,
  owner: false,
  name: false,
};

/** `, вокруг голуби`, `, alrededor palomas`: what comes is around who was told before. */
export function around(items: readonly Item[]): Item[] {
  const told = [...items];
  for (let at = 1; at < told.length; at += 1) {
    const item = told[at] as Item;
    if (!ALL_AROUND.test(item.lower) || told[at - 1]?.mark !== ',') continue;
    const end = told.findIndex((one, index) => index > at && isMark(one));
    const rest = told.slice(at + 1, end < 0 ? told.length : end);
    const isDone = ({ verb, relation, concept, attribute }: Item['senses']) =>
      relation !== undefined || (verb !== undefined && (concept ?? attribute) === undefined);
    // `, вокруг летают пчёлы`
    const verb = rest.slice(0, 1).filter(({ senses }) => isActed(senses));
    const who = rest.slice(verb.length);
    const isAlone = who.length > 0 && !who.some(({ senses }) => isDone(senses));
    const does = verb.filter(({ senses }) => senses.verb !== undefined);
    if (isAlone) told.splice(at, rest.length + 1, ...who, ...does, item, THEM);
  }
  return told;
}

const OWNED_PARTS = 'body-part';
/** `на плече у него`, `на столе у неё`: whose it is. */
function owners(items: readonly Item[], lexicon: Lexicon): Item[] {
  return items.filter((item, at) => {
    const part = (from: number) =>
      lexicon.factsOf(items[from]?.senses.concept ?? '')?.kind === OWNED_PARTS;
    const isOf = (one: Item | undefined) => /^у$/.test(one?.lower ?? '');
    const isPronoun = (one: Item | undefined) => one?.senses.small === 'pronoun';
    if (isOf(item) && isPronoun(items[at + 1]) && part(at - 1)) return false;
    return !(isPronoun(item) && isOf(items[at - 1]) && part(at - 2));
  });
}

const ONE = /^(?:une?|una|uno|uma?|einer|eine|eines|один|одна|одно)$/;

/** `tres gatitos, uno jugando con un ovillo`: one of those that were told, by itself. */
function oneOfThem(items: readonly Item[], lexicon: Lexicon): Item[] {
  return items.map((item, at) => {
    const next = items[at + 1];
    const does = next?.senses.verb && !next.senses.concept;
    if (!ONE.test(item.lower) || items[at - 1]?.mark !== ',' || !does) return item;
    const counted = items.findLastIndex((one, index) => index < at && (one.senses.count ?? 1) > 1);
    const row = items.slice(counted + 1, at).find(({ senses }) => senses.concept !== undefined);
    const { concept } = row?.senses ?? {};
    if (counted < 0 || !isLivingKind(lexicon.factsOf(concept ?? '')?.kind)) return item;
    return { ...item, unknown: false, senses: { concept, among: true } };
  });
}

/** Words of another language in senses that the reader of clauses knows. */
export function asEnglishTells(
  items: readonly Item[],
  language: Language,
  lexicon: Lexicon,
): Item[] {
  const shared = withSharedNouns(items, language, lexicon);
  const alone = oneOfThem(withoutParents(around(shared), lexicon), lexicon);
  if (language === 'ru') return inCompany(owners(alone, lexicon), lexicon);
  const told = isRomance(language)
    ? activelyAbroad(romanceTurns(leaning(alone), language, lexicon), lexicon)
    : alone;
  return language === 'it' || language === 'fr' ? adverbs(told) : told;
}
