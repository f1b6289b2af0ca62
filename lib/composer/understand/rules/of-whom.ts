import { conceptOf } from '../../concepts';
import type { BriefElement } from '../../brief';
import { isPerson } from './figure-looks';
import { mark } from './mark';
import type { Rule } from './rule';

/** `a baker with loaves behind him`: by a pronoun told later somebody is known to be a man or a woman. */

const HE = /\b(?:he|him|his|himself)\b/i;
const SHE = /\b(?:she|her|hers|herself)\b/i;

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
    const [one] = people;
    if (!one || people.length > 1 || one.count !== 1 || one.several || !isOpen(one)) return;
    const [isHe, isShe] = [HE.test(prompt), SHE.test(prompt)];
    if (isHe !== isShe) mark(one, isHe ? 'male' : 'female');
  },
};
