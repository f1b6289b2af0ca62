import { isRomance, type Language } from '../../concepts/concept';
import type { Lexicon } from '../lexicon';
import type { Item } from '../read/item';
import type { Senses } from '../senses';
import { englishWords } from './english-words';

/** Things that English calls by two words: `gato negro` is a black cat, `farol de la calle` a street lamp. */

const OF = /^(?:de|d'|di|da|do|del|della|dell'|delle|dei|du|des|dos|das|a|à|alla|al|en|in|em)$/;
const OWNED = /^(?:de|d'|di|da|do|del|della|dell'|delle|dei|du|des|dos|das)$/;
/** Of the words for a quality these are tried, the commonest first. */
const MOST_QUALITIES = 2;

/** The English words for a thing: that of its line, and the commonest. */
function namesOf({ senses, unknown }: Item, lexicon: Lexicon): string[] {
  const { concept, english } = senses;
  if (unknown || concept === undefined) return [];
  const [first] = englishWords(lexicon).get(`concept ${concept}`) ?? [];
  return [
    ...new Set([english, first].filter((name) => name !== undefined && !name.includes(' '))),
  ] as string[];
}

function qualitiesOf({ senses }: Item, lexicon: Lexicon): string[] {
  const { color, attribute, concept, place } = senses;
  if ((concept ?? place) !== undefined) return [];
  const words = englishWords(lexicon);
  return [
    ...(color ? (words.get(`color ${color}`) ?? []) : []),
    ...(attribute ? (words.get(`attribute ${attribute}`) ?? []) : []),
  ].slice(0, MOST_QUALITIES);
}

/** What English calls by both words, where that is another thing than either. */
function together(
  first: readonly string[],
  heads: readonly string[],
  head: Senses,
  lexicon: Lexicon,
): { name: string; senses: Senses } | undefined {
  for (const one of first)
    for (const other of heads) {
      const name = `${one} ${other}`;
      const senses = lexicon.writtenInEnglish(name);
      const isOther =
        senses?.concept !== undefined && senses.concept !== head.concept && !senses.isStandIn;
      if (senses && isOther) return { name, senses };
    }
  return undefined;
}

/** What English calls by both words and draws as the second. */
function partOf(
  owners: readonly string[],
  heads: readonly string[],
  head: Senses,
  lexicon: Lexicon,
): { name: string; senses: Senses } | undefined {
  for (const owner of owners)
    for (const part of heads) {
      const senses = lexicon.writtenInEnglish(`${owner} ${part}`);
      if (senses?.concept !== undefined && senses.concept === head.concept)
        return { name: `${owner} ${part}`, senses };
    }
  return undefined;
}

interface Reading {
  language: Language;
  lexicon: Lexicon;
}

/** `un chat noir et blanc` is no black cat: whether two colours are told of what stands at an index or comes after it. */
function isOfTwoColors(items: readonly Item[], at: number, language: Language): boolean {
  const colorAt = (index: number) => items[index]?.senses.color;
  return isRomance(language)
    ? colorAt(at + 1) !== undefined && colorAt(at + 2) !== undefined
    : colorAt(at) !== undefined && (colorAt(at + 1) !== undefined || colorAt(at - 1) !== undefined);
}

/** `black and white cat`, where English has a name for it. */
function blackAndWhite(items: readonly Item[], at: number, { language, lexicon }: Reading) {
  const three = items.slice(at, at + 3);
  const head = isRomance(language) ? three[0] : three[2];
  if (!head || three.some(({ mark }) => mark) || three.length < 3) return undefined;
  for (const name of namesOf(head, lexicon)) {
    const senses = lexicon.writtenInEnglish(`black and white ${name}`);
    const isBoth = three.filter(
      ({ text }) => text === (isRomance(language) ? three[1] : three[0])?.text,
    );
    if (senses?.concept && isBoth.length === 2)
      return { name: `black and white ${name}`, senses, head, length: 3 };
  }
  return undefined;
}

function joined(items: readonly Item[], at: number, { language, lexicon }: Reading) {
  const [first, second, third] = items.slice(at, at + 3);
  if (!first || !second || first.mark || second.mark) return undefined;
  if (isOfTwoColors(items, at, language)) return blackAndWhite(items, at, { language, lexicon });
  const heads = isRomance(language) ? namesOf(first, lexicon) : [];
  if (heads.length > 0) {
    const told = together(qualitiesOf(second, lexicon), heads, first.senses, lexicon);
    if (told) return { ...told, head: first, length: 2 };
    const isOf = OF.test(second.lower);
    const skips = isOf && third?.senses.small === 'determiner' ? 1 : 0;
    const owner = items[at + 2 + skips];
    if (owner && !owner.mark && isOf) {
      const names = namesOf(owner, lexicon);
      const other = skips === 0 ? together(names, heads, first.senses, lexicon) : undefined;
      // `la torre de un castillo`: one thing, as English has it.
      const part = OWNED.test(second.lower)
        ? partOf(names, heads, first.senses, lexicon)
        : undefined;
      const kind = other ?? part;
      if (kind) return { ...kind, head: first, length: 3 + skips };
    }
  }
  const told = together(
    qualitiesOf(first, lexicon),
    namesOf(second, lexicon),
    second.senses,
    lexicon,
  );
  return told ? { ...told, head: second, length: 2 } : undefined;
}

/** Two words of another language that are one thing in English become one. */
export function withEnglishCompounds(
  items: readonly Item[],
  language: Language,
  lexicon: Lexicon,
): Item[] {
  const told: Item[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const found = joined(items, at, { language, lexicon });
    if (!found) {
      told.push(items[at] as Item);
      continue;
    }
    const { name, senses, head, length } = found;
    const { inflected, base } = head.senses;
    const slice = items.slice(at, at + length);
    told.push({
      ...head,
      text: slice.map(({ text }) => text).join(' '),
      lower: slice.map(({ lower }) => lower).join(' '),
      senses: {
        concept: senses.concept ?? '',
        english: name,
        ...(inflected === undefined ? {} : { inflected }),
        ...(base ? { base } : {}),
      },
      unknown: false,
    });
    at += length - 1;
  }
  return told;
}
