import type { Draft } from '../read/draft';
import type { Label } from '../text/labels';

/** Endings that a word in the plural has beside its singular. */
const isWord = (phrase: string, noun: string) =>
  phrase === noun || `${phrase}s` === noun || phrase === `${noun}s`;

/** Designs that show who holds a sign, whose words are on it and head nothing. */
const OF_FIGURES = /^(?:sticker|mascot|poster|banner|card|logo|emblem)$/;

const isHeld = ({ relations, template }: Draft, id: string): boolean =>
  OF_FIGURES.test(template?.id ?? '') &&
  relations.some(({ kind, to }) => kind === 'holding' && to === id);

/** Words that stand on things are theirs; those whose thing was not understood are of the whole picture. */
export function setLabels(draft: Draft, labels: readonly Label[]): void {
  for (const { noun, text, isOnPage } of labels) {
    draft.fate(text, 'lettering');
    const named = draft.elements.filter(
      ({ phrase, concept, lettering }) =>
        concept !== undefined &&
        lettering === undefined &&
        isWord(phrase.toLowerCase().split(' ').at(-1) ?? '', noun),
    );
    const [bearer] = named.filter(({ id }) => !draft.template || isOnPage || isHeld(draft, id));
    if (bearer) bearer.lettering = text;
    // A sign with words of its own is no signpost with three arms.
    if (bearer?.concept === 'signpost') bearer.concept = 'placard';
    if (!bearer) draft.lettering.push(text);
  }
}
