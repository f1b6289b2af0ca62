import type { BriefRelation } from '../../brief';
import { conceptOf, isOfSort } from '../../concepts';
import type { Draft } from '../read/draft';
import { escaped } from '../text/escaped';
import type { Rule } from './rule';

/** Many small things on their way down or up: petals, lanterns, sparks. They are all over the air of the picture. */

/** Marks what is in the air from side to side (`arrange/drifting.ts`). */
export const SINKING = 'drifting-down';
export const RISING = 'drifting-up';

/** As many as are drawn where nobody counted them. */
const MANY = 12;
/** Larger things don't come down by the dozen. */
const LARGEST_CM = 60;
/** What is said of where it comes down, which is nowhere where it stands. */
const PASSED = /^(?:on|above|over|at|around|in|with|behind)$/;
const LOOSE = /^(?:food|plant|nature|symbol|toy|container|tool|clothing|sign|weather)$/;

/** `rising` is a verb of its own words: towers and mountains loom. */
const GOES_UP =
  /\b(?:ris(?:es?|ing)|rose|float(?:s|ing)? (?:up|in (?:the |mid-?)?air|into|toward|over|above|away|through)|soar(?:s|ing)?|drift(?:s|ing)? (?:up|into|over|above|through))\b/i;
const UPWARDS = /^(?:stack|float|fly|waft)$/;

function wayOf(verb: string, prompt: string): string | undefined {
  if (verb === 'fall') return SINKING;
  return UPWARDS.test(verb) && GOES_UP.test(prompt) ? RISING : undefined;
}

/** Whether something is loose and small, and told in the plural. */
function isMany(draft: Draft, id: string): boolean {
  const element = draft.element(id);
  const concept = conceptOf(element?.concept ?? '');
  return (
    element?.several === true &&
    concept !== undefined &&
    !draft.isAnimate(id) &&
    LOOSE.test(concept.kind) &&
    (concept.heightCm <= LARGEST_CM || isOfSort(concept.id, 'swarming'))
  );
}

const isPassed =
  (id: string) =>
  ({ kind, from, to }: BriefRelation) =>
    PASSED.test(kind) && (from === id || to === id);

/** `watching snowflakes falling`: what is named right before the verb does it, and not who watches. */
function whoDrifts(draft: Draft, told: string, prompt: string): string {
  if (!draft.isAnimate(told)) return told;
  const before = draft.elements.find(
    ({ phrase, id }) =>
      isMany(draft, id) &&
      new RegExp(`${escaped(phrase)} (?:are )?(?:falling|fall|rising|rise|floating)\\b`, 'i').test(
        prompt,
      ),
  );
  return before?.id ?? told;
}

export const drifting: Rule = {
  name: 'petals that fall on a bench and lanterns that rise over a lake are all over the air',
  example: {
    prompt: 'petals falling on a bench',
    elements: ['petals', 'bench'],
    brief: { relations: [] },
  },
  apply(draft, prompt) {
    for (const action of draft.actions) {
      const agent = whoDrifts(draft, action.agent, prompt);
      const way = wayOf(action.verb, prompt);
      if (!way || !isMany(draft, agent)) continue;
      action.agent = agent;
      setAdrift(draft, agent, way);
    }
    // `under falling snowflakes`
    for (const { id, attributes } of draft.elements)
      if (attributes.includes('fall') && isMany(draft, id)) setAdrift(draft, id, SINKING);
  },
};

function setAdrift(draft: Draft, id: string, way: string): void {
  // What lies on something else that falls (`a book on it`) is not in the air.
  const host = draft.relations.find(({ from }) => from === id)?.to;
  for (const relation of draft.relations)
    if (relation.kind === 'on' && relation.to === id && host && relation.from !== host)
      relation.to = host;
  draft.unrelate(isPassed(id));
  const element = draft.element(id);
  if (!element || element.attributes.includes(way)) return;
  element.attributes.push(way);
  element.count = MANY;
}
