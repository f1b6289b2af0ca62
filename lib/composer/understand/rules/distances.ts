import { conceptOf } from '../../concepts';
import { escaped } from '../text/escaped';
import type { Draft } from '../read/draft';
import type { Rule } from './rule';

/** What is told to be far away, after its name or before it. */

const FAR =
  '(?:(?:way |far )?(?:off |away )?(?:in|into) the (?:far |hazy |misty )?distance|far(?:ther)? (?:away|off|out)|(?:along|on) the (?:far |distant )?horizon|in the far background)';
/** Between a thing and where it is: `a castle can be seen in the distance`. */
const SEEN =
  '(?: (?:is|are|can|may|be|seen|visible|looming|looms?|rising|rises?|standing|stands?|grazing|sailing|sails?|shining|glowing|just|barely|far|faintly|silhouetted|and|up|out)){0,4}';
/** Nobody who acts before the others is far away: who looks into the distance is here. */
const LOOKING = /\b(?:look|star|gaz|point|wav|shout|listen|peer|squint)(?:e?s|ing|ed)?$/i;

function isFarIn(prompt: string, phrase: string): boolean {
  const name = escaped(phrase);
  const after = new RegExp(`${name}(${SEEN}),? ${FAR}\\b`, 'iu').exec(prompt);
  if (after && !LOOKING.test(after[1] ?? '')) return true;
  const before = `${FAR},? (?:(?:there (?:is|are)|we see|you see|one sees|stands?|is|are|looms?|rises?) )?(?:an?|the|some|several|two|three|old|small|large|big|tall)? ?(?:[a-z-]+ )?${name}`;
  return new RegExp(before, 'iu').test(prompt);
}

/** What stands high over all is far behind whoever has it in the background. */
const LEAST_BEHIND_CM = 1500;
const isTallBehind = (draft: Draft, id: string, prompt: string): boolean => {
  const { concept = '', phrase = '' } = draft.element(id) ?? {};
  const isTall =
    draft.kindOf(id) === 'building' && (conceptOf(concept)?.heightCm ?? 0) >= LEAST_BEHIND_CM;
  const said = new RegExp(`${escaped(phrase)} in (?:the|its) (?:back|background)\\b`, 'iu');
  return isTall && said.test(prompt) && draft.elements.some((one) => draft.isAnimate(one.id));
};

const distances: Rule = {
  name: 'what is told in the distance is far away',
  example: {
    prompt: 'a goat on a meadow, a barn in the distance',
    elements: ['goat', 'barn'],
  },
  apply(draft, prompt) {
    if (draft.template) return;
    for (const { id, phrase, attributes } of draft.elements) {
      if (draft.kindOf(id) === 'place' || attributes.includes('distant')) continue;
      if (isFarIn(prompt, phrase) || isTallBehind(draft, id, prompt)) attributes.push('distant');
    }
  },
};

export const DISTANCE_RULES: readonly Rule[] = [distances];
