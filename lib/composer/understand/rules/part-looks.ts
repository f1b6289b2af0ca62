import type { Brief } from '../../brief';
import { conceptOf } from '../../concepts';
import { partLookOf, partLookOfEnding } from '../../concepts/part-looks';
import type { Draft } from '../read/draft';
import type { LookSense, ToldLook } from '../text/part-looks';
import { hasWord } from '../text/told-host';
import { houseOf } from './exteriors';
import { type Lexicon, theLexicon } from '../lexicon';

/** What the tables know of words that tell of parts. */
export function looksBy(lexicon: Lexicon): LookSense {
  const sensesOf = (word: string) => lexicon.lookUp(word.toLowerCase(), 'en');
  const isQuality = (word: string) => {
    const { color, tone, attribute } = sensesOf(word) ?? {};
    return (color ?? tone ?? attribute) !== undefined;
  };
  return {
    isLook: isQuality,
    isKnown: (words) => sensesOf(words) !== undefined,
    partOf(name, word) {
      const { concept, place } = sensesOf(word) ?? {};
      // A cafe that has an awning is seen from the street.
      const host = conceptOf(concept ?? houseOf(place) ?? '');
      return host && (partLookOf(name, host) ?? partLookOfEnding(name, host));
    },
  };
}

/** More than these are no picture of a thing, and each is read by itself. */
const MOST_LOOKS = 10;

/** Says of things how their parts look; what is all over somebody is said of the whole. */
export function setPartLooks(
  draft: Draft,
  looks: readonly ToldLook[],
  read: (text: string) => Brief,
): void {
  for (const { phrase } of looks.slice(MOST_LOOKS)) draft.fate(phrase, 'unknown');
  for (const { host: word, part, looks: said, phrase } of looks.slice(0, MOST_LOOKS)) {
    const concept = theLexicon().lookUp(word, 'en')?.concept;
    const host =
      draft.elements.find((one) => one.concept !== undefined && hasWord(one.phrase, word)) ??
      draft.elements.find((one) => one.concept !== undefined && one.concept === concept);
    const [shown] = read(`a ${said} ball`).elements;
    if (!host || !shown) {
      draft.fate(phrase, 'unknown');
      continue;
    }
    const { colors, attributes } = shown;
    draft.fate(phrase, 'attribute', host.id);
    if (part === 'fur') {
      if (host.colors.length === 0) host.colors.push(...colors);
      host.attributes.push(...attributes.filter((one) => !host.attributes.includes(one)));
      continue;
    }
    host.partLooks = [...(host.partLooks ?? []), { part, phrase, colors, attributes }].slice(0, 4);
  }
}
