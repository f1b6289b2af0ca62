import type { Brief } from '../../../brief';
import { asPanels } from '../../panels/panels';
import type { Read } from './told-list';

/** `X is for xylophone, a fox playing it`: a card of a letter whose picture is a scene. English only. */

const LETTER =
  /\b(?<letter>\p{Lu}) is for (?:an? |the )?(?<word>\p{L}{2,16})\s*[,:;–-]+\s*(?:with |showing )?(?<scene>[^:;]{6,120})$/u;
/** What is said of the card or the drawing. */
const OF_CARD =
  /,\s*(?:(?:thick|bold|simple|bright|flat|cute|pastel|plain|white|clean|clear|big|large|friendly|happy|cartoon|educational) )*(?:shapes|outlines?|colou?rs?|style|background|letters?|lines|illustration|vector|font)\b[^,]*/giu;
const DONE = /\b\p{L}{2,}ing\b/u;
/** What stands for the word in its scene. */
const IT = /\b(?:it|one)\b/iu;
const NAMED_AGAIN = /^(?:an?|the|one|two|three|some|\d)\s/i;

/** A letter card on which somebody does something. */
export function asLetterScene(prompt: string, read: Read): Brief | undefined {
  const { letter, word, scene } = LETTER.exec(prompt.replace(OF_CARD, ''))?.groups ?? {};
  if (!letter || !word || !scene || !DONE.test(scene)) return undefined;
  const article = /^[aeiou]/i.test(word) ? 'an' : 'a';
  const plain = scene.trim().replace(IT, `${article} ${word}`);
  const text = NAMED_AGAIN.test(plain) ? plain : `${/^[aeiou]/i.test(plain) ? 'an' : 'a'} ${plain}`;
  const caption = `${letter} is for ${word}`;
  return asPanels(
    { ...read(prompt), lettering: [] },
    { clauses: [{ caption, text }], isOrdered: false, isKnown: true, page: 'card' },
    read,
  );
}
