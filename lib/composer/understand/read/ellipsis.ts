import { isLivingKind } from '../../concepts/concept';
import type { Lexicon } from '../lexicon';
import type { Item } from './item';

/**
 * What is named by a word for which of them alone: `a fourth stands by the window`, `into a bigger one`, `one of them
 * waving`, `the other asleep`. Each is told again by the noun that it means.
 */

const ORDINALS = /^(?:second|third|fourth|fifth|sixth|seventh)$/;
const OTHERS = /^(?:other|another|others)$/;
/** Words where one that was left out may begin, besides those. */
const MAY_MEAN = /^(?:one|other|another|others|a|an)$/;
/** Who is so is somebody. */
const OF_SOMEBODY = /^(?:older|younger|elderly)$/;
const SMALL_ROW = 6;

interface Told {
  item: Item;
  /** More than one was told. */
  isRow: boolean;
  count: number;
  isAlive: boolean;
}

const isEnd = (item: Item | undefined) => item === undefined || item.mark !== undefined;

/** Something is said of what stands before, and no noun comes. */
function goesOn(next: Item | undefined): boolean {
  if (isEnd(next)) return true;
  const { senses, unknown, lower } = next as Item;
  if (senses.empty === 'position') return true;
  if (senses.relation ?? senses.small)
    return senses.small !== 'determiner' && senses.small !== 'of';
  if (senses.verb) return senses.concept === undefined || senses.verb.form !== 'base';
  if (unknown) return /.{3}(?:ing|ed)$/.test(lower);
  return senses.attribute !== undefined && senses.concept === undefined;
}

/** The things that were told so far, with how many. */
function toldBefore(items: readonly Item[], at: number, lexicon: Lexicon): Told[] {
  return items.slice(0, at).flatMap((item, index): Told[] => {
    const { concept, inflected, relation, small, verb } = item.senses;
    if (concept === undefined || relation || small || verb?.form === 'gerund') return [];
    // `canal` of `canal houses` is no thing of its own.
    const next = items[index + 1];
    if (next?.senses.concept !== undefined && !next.senses.verb) return [];
    const { kind = '' } = lexicon.factsOf(concept) ?? {};
    const counted = items.slice(Math.max(0, index - 3), index).findLast((one) => one.senses.count);
    const count = counted?.senses.count ?? (inflected ? 3 : 1);
    return [{ item, isRow: count > 1, count, isAlive: isLivingKind(kind) }];
  });
}

/** The row that one is taken from: the nearest of the living, else the nearest. */
const rowIn = (told: readonly Told[]) => {
  const rows = told.filter(({ isRow }) => isRow);
  return rows.findLast(({ isAlive }) => isAlive) ?? rows.at(-1);
};

const nounOf = ({ item, isRow }: Told, text: string, among: boolean): Item => ({
  ...item,
  text,
  lower: text.toLowerCase(),
  owner: false,
  senses: {
    ...(item.senses.concept ? { concept: item.senses.concept } : {}),
    ...(item.senses.isStandIn ? { isStandIn: true } : {}),
    ...(among && isRow ? { among: true } : {}),
  },
});

/** The noun alone: a green one of `red apple` is a green apple. */
function singularOf({ item }: Told, lexicon: Lexicon): string {
  const [first = '', ...rest] = (item.senses.base ?? item.lower).split(' ');
  const isQuality = rest.length > 0 && lexicon.lookUp(first, 'en')?.color !== undefined;
  return (isQuality ? rest : [first, ...rest]).join(' ');
}

interface Found {
  noun: Item;
  /** How many words it stands for. */
  length: number;
}

/** `one waving`, `one of them asleep`, `the other one`. */
function oneOf(
  items: readonly Item[],
  at: number,
  told: readonly Told[],
  lexicon: Lexicon,
): Found | undefined {
  const [before, item, ...rest] = items.slice(at - 1, at + 4);
  const lower = item?.lower ?? '';
  const hasOf = rest[0]?.lower === 'of' && /^(?:them|which|whom)$/.test(rest[1]?.lower ?? '');
  const length = hasOf ? 3 : 1;
  const next = items[at + length];
  const row = rowIn(told);
  if (!goesOn(next)) return undefined;
  if (ORDINALS.test(lower) && before?.lower === 'a') {
    const more = row ?? told.findLast(({ isAlive }) => isAlive);
    return more && { noun: nounOf(more, `${lower} ${singularOf(more, lexicon)}`, false), length };
  }
  const opens = before === undefined || before.mark !== undefined || before.senses.small === 'and';
  const isOther = OTHERS.test(lower) && (opens || before.lower === 'the');
  const isFirst = lower === 'one' && opens && (!isEnd(next) || hasOf);
  return row && (isOther || isFirst)
    ? { noun: nounOf(row, singularOf(row, lexicon), true), length }
    : undefined;
}

/** `a bigger one`, `the red one`: of the kind that was told last. */
function suchOne(
  items: readonly Item[],
  at: number,
  told: readonly Told[],
  lexicon: Lexicon,
): Item | undefined {
  const [article, quality, one] = items.slice(at - 2, at + 1);
  if (one?.lower !== 'one' || !quality || quality.mark || !goesOn(items[at + 1])) return undefined;
  const isQuality = quality.senses.attribute ?? quality.senses.color ?? quality.senses.tone;
  if (isQuality === undefined && !quality.unknown && !/^(?:last|first|middle)$/.test(quality.lower))
    return undefined;
  if (!/^(?:a|an|the)$/.test(article?.lower ?? '')) return undefined;
  const isSomebody = OF_SOMEBODY.test(quality.lower);
  const meant = told.findLast(({ isAlive }) => isAlive || !isSomebody);
  const row = article?.lower === 'the' ? rowIn(told) : undefined;
  const noun = row ?? meant;
  return noun && nounOf(noun, singularOf(noun, lexicon), true);
}

/** What `each` does or has comes next. */
const leadsOn = (next: Item | undefined) =>
  next !== undefined && (next.senses.verb?.form === 'gerund' || next.senses.relation !== undefined);

/** `three penguins, each holding a balloon`: a balloon for every one. */
function forEach(items: readonly Item[], at: number, told: readonly Told[]): number | undefined {
  const [each, doing, article] = items.slice(at - 2, at + 1);
  if (each?.lower !== 'each' || !/^(?:a|an)$/.test(article?.lower ?? '')) return undefined;
  const count = rowIn(told)?.count ?? 1;
  const leads = doing?.senses.verb ?? doing?.senses.relation;
  return leads && count > 1 && count <= SMALL_ROW ? count : undefined;
}

/** The words of an English prompt with the nouns that were left out. */
export function named(items: readonly Item[], lexicon: Lexicon): Item[] {
  const read: Item[] = [];
  let at = 0;
  while (at < items.length) {
    const item = items[at] as Item;
    const told =
      MAY_MEAN.test(item.lower) || ORDINALS.test(item.lower) ? toldBefore(items, at, lexicon) : [];
    const such = told.length > 0 ? suchOne(items, at, told, lexicon) : undefined;
    const one = told.length > 0 && !such ? oneOf(items, at, told, lexicon) : undefined;
    const count = told.length > 0 ? forEach(items, at, told) : undefined;
    const isEach = item.lower === 'each' && leadsOn(items[at + 1]);
    if (isEach) {
      at += 1;
      continue;
    }
    if (count) read.push({ ...item, text: String(count), lower: String(count), senses: { count } });
    else read.push(such ?? one?.noun ?? item);
    at += one?.length ?? 1;
  }
  return read;
}
