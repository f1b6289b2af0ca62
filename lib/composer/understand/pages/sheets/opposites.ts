import type { Brief } from '../../../brief';
import { sentenceCase } from '../../../templates/design/words';
import { asPanels } from '../../panels/panels';
import type { Read } from './told-list';

/** `opposites hot and cold: sun and snowman`: a picture for each of two words, beside each other. English only. */

const PAIR =
  /\bopposites?\b[^:,]{0,16}?[:,]?\s(?:of )?(?<one>\p{L}{2,10}) (?:and|&|vs\.?|versus|or) (?<other>\p{L}{2,10})\s*(?:[:,]|\bwith\b|\bshowing\b)\s*(?<first>[^:,;]{3,50}?),? (?:and|beside|next to|vs\.?|versus) (?<second>[^:,;]{3,50}?)(?:,\s*each (?<each>[^,;:]{4,40}))?(?:,[^:]*)?$/iu;
const ARTICLE = /^(?:an?|the|some|two|three|four|\d)\s/i;

/** What is told of both, of each: `on its own scale`. */
const ofEach = (each: string | undefined): string =>
  each === undefined ? '' : ` ${each.replace(/\b(?:its|their) (?:own )?/iu, 'a ')}`;

export function asOppositePair(prompt: string, read: Read): Brief | undefined {
  const { one, other, first, second, each } = PAIR.exec(prompt)?.groups ?? {};
  if (!one || !other || !first || !second) return undefined;
  const scene = (told: string) => {
    const plain = told.trim();
    const named = ARTICLE.test(plain) ? plain : `${/^[aeiou]/i.test(plain) ? 'an' : 'a'} ${plain}`;
    return named + ofEach(each);
  };
  const clauses = [
    { caption: sentenceCase(one), text: scene(first) },
    { caption: sentenceCase(other), text: scene(second) },
  ];
  return asPanels(
    { ...read(prompt), lettering: [] },
    { title: 'Opposites', clauses, isOrdered: false, isKnown: true },
    read,
  );
}
