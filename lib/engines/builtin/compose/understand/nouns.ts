import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';
import type { Token } from './tokens';

let tagger: ReturnType<typeof winkNLP> | undefined;

/**
 * Which tokens are nouns in their sentence, by wink-nlp's part-of-speech tags. Used only for words
 * the lexicon does not know, to say honestly what was asked for and not drawn.
 */
export function nounFlags(tokens: readonly Token[]): boolean[] {
  tagger ??= winkNLP(model, ['pos']);
  const document = tagger.readDoc(tokens.map((token) => token.text).join(' '));
  const texts = document.tokens().out();
  const tags = document.tokens().out(tagger.its.pos) as unknown as string[];
  const flags: boolean[] = [];
  let position = 0;
  for (const token of tokens) {
    let text = '';
    let noun = false;
    while (position < texts.length && text.length < token.text.length) {
      text += texts[position] ?? '';
      noun ||= tags[position] === 'NOUN' || tags[position] === 'PROPN';
      position += 1;
    }
    flags.push(noun);
  }
  return flags;
}
