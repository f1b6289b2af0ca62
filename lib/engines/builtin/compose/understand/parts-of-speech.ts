import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';
import type { Token } from './tokens';

export type PartOfSpeech = 'noun' | 'verb' | 'other';

/** No word is longer; the tagger takes time by the square of a word's length. */
const LONGEST_WORD = 60;

let tagger: ReturnType<typeof winkNLP> | undefined;

function partOf(tag: string | undefined): PartOfSpeech {
  if (tag === 'NOUN' || tag === 'PROPN') return 'noun';
  return tag === 'VERB' ? 'verb' : 'other';
}

/**
 * What each token is in its sentence, by wink-nlp's tags: it tells the nouns among words that the
 * lexicon does not know, and what is done (`a man watches tv`) from what is there (`two watches`).
 */
export function partsOfSpeech(tokens: readonly Token[]): PartOfSpeech[] {
  tagger ??= winkNLP(model, ['pos']);
  const words = tokens.map(({ text }) => text.slice(0, LONGEST_WORD));
  const document = tagger.readDoc(words.join(' '));
  const texts = document.tokens().out();
  const tags = document.tokens().out(tagger.its.pos) as unknown as string[];
  let position = 0;
  return words.map((word) => {
    const found: PartOfSpeech[] = [];
    let text = '';
    while (position < texts.length && text.length < word.length) {
      text += texts[position] ?? '';
      found.push(partOf(tags[position]));
      position += 1;
    }
    if (found.includes('noun')) return 'noun';
    return found.includes('verb') ? 'verb' : 'other';
  });
}
