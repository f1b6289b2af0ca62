import { isRomance, type Language } from '../../concepts/concept';
import type { Lexicon } from '../lexicon';
import type { Item } from '../read/item';
import type { Senses } from '../senses';
import { englishWords } from './english-words';

/** Things that English calls by two words: `gato negro` is a black cat, `farol de la calle` a street lamp. */

const OF = /^(?:de|d'|di|da|do|del|della|dell'|delle|dei|du|des|dos|das|a|à|alla|al|en|in|em)$/;
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

interface Reading {
  language: Language;
  lexicon: Lexicon;
}

function joined(items: readonly Item[], at: number, { language, lexicon }: Reading) {
  const [first, second, third] = items.slice(at, at + 3);
  if (!first || !second || first.mark || second.mark) return undefined;
  const heads = isRomance(language) ? namesOf(first, lexicon) : [];
  if (heads.length > 0) {
    const told = together(qualitiesOf(second, lexicon), heads, first.senses, lexicon);
    if (told) return { ...told, head: first, length: 2 };
    if (third && !third.mark && OF.test(second.lower)) {
      const kind = together(namesOf(third, lexicon), heads, first.senses, lexicon);
      if (kind) return { ...kind, head: first, length: 3 };
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
