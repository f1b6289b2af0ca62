import { conceptOf } from '../../concepts';
import type { BriefElement } from '../../brief';
import { isPerson } from './figure-looks';
import { mark } from './mark';
import type { Rule } from './rule';

/** `a baker with loaves behind him`: by a pronoun told later somebody is known to be a man or a woman. */

const HE = /\b(?:he|him|his|himself)\b/i;
const SHE = /\b(?:she|her|hers|herself)\b/i;

/** Nouns that say it themselves: a cowgirl, a waitress, a fisherman. */
const A_WOMAN =
  /(?:[a-z](?:woman|women|girls?|maid)|\b(?:waitress|actress|hostess|stewardess|seamstress|huntress|shepherdess|sculptress|heroine|ballerina|priestess|enchantress|sorceress|adventuress|songstress|tailoress|governess)(?:es)?)$/;
const A_MAN = /[a-z](?<!hu)(?:man|men)$/;

/** Whether nothing that is known of somebody says it already. */
function isOpen({ concept = '', attributes }: BriefElement): boolean {
  const { kind, parameters } = conceptOf(concept) ?? {};
  const { gender } = (parameters ?? {}) as { gender?: string };
  return (
    kind === 'person' &&
    gender === undefined &&
    !attributes.some((one) => one === 'male' || one === 'female')
  );
}

export const ofWhom: Rule = {
  name: 'who is alone in a sentence is a man or a woman by its pronoun',
  example: { prompt: 'a baker kneading dough, loaves behind him', elements: ['baker', 'dough'] },
  apply(draft, prompt) {
    const people = draft.elements.filter(({ id }) => isPerson(draft, id));
    for (const person of people) {
      const noun = person.phrase.toLowerCase();
      if (!isOpen(person)) continue;
      if (A_WOMAN.test(noun)) mark(person, 'female');
      else if (A_MAN.test(noun)) mark(person, 'male');
    }
    const [one] = people;
    if (!one || people.length > 1 || one.count !== 1 || one.several || !isOpen(one)) return;
    const [isHe, isShe] = [HE.test(prompt), SHE.test(prompt)];
    if (isHe !== isShe) mark(one, isHe ? 'male' : 'female');
  },
};
