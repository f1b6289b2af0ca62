import type { Draft } from '../read/draft';
import { mark } from './mark';
import type { Rule } from './rule';

/** Of machines that are animals: in English the animal is named last, or before the machine. */
const MACHINE = /\b(?:robot|robotic|mechanical|clockwork|cyborg|android|steampunk|tin|wind-up)\b/iu;
const OF_METAL = new Set(['mechanical', 'robotic']);

const robotBeasts: Rule = {
  name: 'a robot dog is a dog of metal, and no man of metal',
  example: { prompt: 'a robot dog', elements: ['dog'], without: ['robot'] },
  apply(draft) {
    for (const element of draft.elements) {
      const { attributes, phrase } = element;
      if (draft.kindOf(element.id) === 'animal') {
        if (attributes.some((one) => OF_METAL.has(one))) mark(element, 'metal');
        continue;
      }
      const beast = attributes.find(
        (one) => draft.lexicon.factsOf(draft.lexicon.conceptNamed(one))?.kind === 'animal',
      );
      const isNamed =
        beast !== undefined && phrase.toLowerCase().includes(beast.replaceAll('-', ' '));
      if (element.concept !== 'robot' || !isNamed || !MACHINE.test(phrase)) continue;
      element.concept = draft.lexicon.conceptNamed(beast);
      element.attributes = attributes.filter((one) => one !== beast);
      mark(element, 'metal');
    }
  },
};

const COMPANION =
  /(?<who>[a-z]+(?: [a-z]+)?) (?:friend|buddy|companion|pal|sidekick|partner|mate)(?:s|ies)?$/iu;

/** The animal that a companion is called by: the last words before it that name one. */
function beastNamed(phrase: string, { lexicon }: Draft): string | undefined {
  const who = COMPANION.exec(phrase)?.groups?.who?.toLowerCase();
  if (who === undefined) return undefined;
  const names = [who, who.split(' ').at(-1) ?? who];
  return names
    .map((name) => lexicon.lookUp(name, 'en')?.concept)
    .find((id) => lexicon.factsOf(id ?? '')?.kind === 'animal');
}

const beastFriends: Rule = {
  name: 'a bat friend is a bat, and nobody',
  example: {
    prompt: 'a vampire boy and his bat friend',
    elements: ['boy', 'bat'],
    without: ['friend'],
  },
  apply(draft) {
    for (const element of draft.elements) {
      if (element.concept !== undefined && element.concept !== 'friend') continue;
      const beast = beastNamed(element.phrase, draft);
      if (beast === undefined) continue;
      element.concept = beast;
      element.attributes = element.attributes.filter((one) => one !== beast);
    }
  },
};

/** Animals that are told by what they are made of or whose they are. */
export const BEASTS_TOLD: readonly Rule[] = [robotBeasts, beastFriends];
