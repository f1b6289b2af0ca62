import type { Brief } from '../../brief';
import { titleCase } from '../../templates/design/words';
import { thingOf } from './page-things';

/** Sheets of things that a prompt lists: each is one of its own, and none wears or holds the next. */

type Read = (text: string) => Brief;

const SHEETS = /^(?:sticker|pattern|icon-set|worksheet|wall-chart|flash-card)$/;
const JOINED = /^(?:wearing|with|holding|on|in)$/;

/** Whether the prompt parts two of its things by a comma. */
function arePartedIn(prompt: string, from: string, to: string): boolean {
  const text = prompt.toLowerCase();
  const [first, second] = [text.indexOf(from.toLowerCase()), text.indexOf(to.toLowerCase())];
  if (first < 0 || second <= first) return false;
  return text.slice(first + from.length, second).includes(',');
}

/** `a llama, a sun and a sombrero`: the llama has no hat on. */
export function withListApart(brief: Brief, prompt: string): Brief {
  if (!SHEETS.test(brief.template?.id ?? '') || brief.relations.length === 0) return brief;
  const phraseOf = (id: string) => brief.elements.find((one) => one.id === id)?.phrase ?? id;
  const relations = brief.relations.filter(
    ({ kind, from, to }) =>
      !JOINED.test(kind) || !arePartedIn(prompt, phraseOf(from), phraseOf(to)),
  );
  return relations.length === brief.relations.length ? brief : { ...brief, relations };
}

const PAIR =
  /(?<!\p{L})([A-Z])(?:\s+is)?(?:\s+for|\s*[:=–-])?\s+(\p{Ll}{2,20})(?=\s*(?:[,;.]|$|and\b))/gu;

/** `an apple for A`, `B as in bee`: the word before its letter. */
const WORD_FIRST =
  /(?<!\p{L})(?:an? |the )?(\p{Ll}{2,20}) (?:for|on|under|beside|with|next to) (?:the )?(?:letter )?([A-Z])(?=\s*(?:[,;.]|$|and\b))/gu;

/** `A apple, B bear, C cat`: an alphabet of the letters that are told, each with its own word. */
export function withLettersTold(brief: Brief, prompt: string, read: Read): Brief {
  if (brief.template?.id !== 'alphabet') return brief;
  const pairs = [
    ...[...prompt.matchAll(PAIR)].map(([, letter = '', word = '']) => ({ letter, word })),
    ...[...prompt.matchAll(WORD_FIRST)].map(([, word = '', letter = '']) => ({ letter, word })),
  ].filter(({ letter, word }) => word.startsWith(letter.toLowerCase()));
  if (pairs.length < 2 || pairs.length > 12) return brief;
  const told = new Set(pairs.flatMap(({ letter, word }) => [word, `${letter} ${word}`]));
  return {
    ...brief,
    template: { ...brief.template, items: pairs.map(({ word }) => ({ text: titleCase(word) })) },
    elements: pairs.map(({ word }, at) => thingOf(`i${String(at + 1)}`, word, word, read)),
    relations: [],
    actions: [],
    words: brief.words.map((one) =>
      told.has(one.word) || /^[A-Z]$/.test(one.word) ? { ...one, fate: 'lettering' } : one,
    ),
  };
}
