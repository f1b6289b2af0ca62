import type { Senses } from '../senses';
import { tokenize } from '../text/tokens';
import type { Draft } from './draft';
import { itemsOf } from './item';

/** Whether words name a thing or a place, and which of them say how it looks. */
export function senseOf({ language, lexicon }: Draft) {
  const read = (words: string) =>
    itemsOf(
      tokenize(words, language, (from) => lexicon.longestWord(from)),
      language,
      lexicon,
    );
  const sensesOf = (words: string) => read(words).map(({ senses }) => senses);
  const isLook = ({ medium, color, hour, weather, season, mood, camera }: Senses) =>
    (medium ?? color ?? hour ?? weather ?? season ?? mood ?? camera) !== undefined;
  return {
    looksOf: (words: string) =>
      read(words)
        .filter(({ senses }) => isLook(senses) && senses.concept === undefined)
        .map(({ text }) => text)
        .join(' '),
    isThing: (words: string) => sensesOf(words).some(({ concept }) => concept !== undefined),
    isNamed: (words: string) =>
      sensesOf(words).some(
        (one) => (one.concept ?? one.place ?? one.template) !== undefined || isLook(one),
      ),
    isPlace: (words: string) => sensesOf(words).some(({ place }) => place !== undefined),
  };
}
