import { isLivingKind } from './concepts/concept';
import type { Brief } from './brief';
import { motionOf } from './arrange/motions.data';
import { isAskedOf } from './arrange/states';
import { conceptOf } from './concepts';
import { isOfSort } from './concepts/sorts';
import { depictedState, partState, qualityMark, stateId } from './sight';
import { verbFrameOf } from './understand';

/**
 * The ledger of a brief: everything that somebody who wrote the prompt would look for in the picture,
 * in the words of the prompt. What is drawn of it is told as drawn, all the rest as not drawn, so that
 * no word is lost in between, whoever draws.
 */
export interface Entry {
  phrase: string;
  /** `word`: a word that no table knows, said of something or of nothing. */
  kind: 'element' | 'place' | 'weather' | 'action' | 'camera' | 'word' | 'state';
  /** Of an element its id, of a place or weather its concept, of an action its verb, of a camera its view. */
  id: string;
  /** What is drawn for want of it, in words: `headphones`. */
  as?: string;
}

/** Words of an unknown noun are told by its element. */
const OF_AN_ELEMENT = /^e\d+$/;

/** Ways of looking that somebody would miss; how near a picture is taken is told by its things. */
const VIEWS = /^(?:top|aerial|below)$/;

/** Whether somebody does it in a way that can be seen on them: `waving`, and not `wearing` or `smoke rising`. */
function isPosed({ actions, elements }: Brief, verb: string): boolean {
  const { pose, near, far, face, head } = verbFrameOf(verb) ?? {};
  if ((pose ?? near ?? far ?? face ?? head) === undefined) return false;
  const hasHands = (near ?? far) !== undefined;
  return actions.some(({ verb: done, agent }) => {
    const concept = elements.find(({ id }) => id === agent)?.concept ?? '';
    const isAlive = isLivingKind(conceptOf(concept)?.kind);
    return done === verb && (hasHands || isAlive || motionOf(verb) !== undefined);
  });
}

/** An outline that is told of what always has another: nobody sees a square plate. */
const isOtherwise = (attribute: string, concept: string): boolean =>
  (/^(?:square|rectangular|triangular)$/.test(attribute) && isOfSort(concept, 'always-round')) ||
  (/^(?:round|triangular)$/.test(attribute) && isOfSort(concept, 'always-square'));

/** What people look like, and shapes that the kit gives few things: whoever else is told so is asked to show it. */
const OF_PEOPLE = /^(?:bald|bearded|freckled|tattooed|barefoot|pregnant)$/;
const OF_FEW = /^(?:spiral-shape|pentagonal|hexagonal|octagonal|half-full)$/;

export const isMissable = (attribute: string, concept: string): boolean => {
  const { part, id = '' } = conceptOf(concept) ?? {};
  if (OF_PEOPLE.test(attribute)) return part !== 'person';
  return OF_FEW.test(attribute) && !id.includes(attribute.slice(0, 5));
};

/** Qualities that somebody would look for: a burning book that does not burn is a book. */
function statesOf({ elements, words }: Brief): Entry[] {
  return elements.flatMap(({ id, attributes, concept = '' }) =>
    attributes
      .filter(
        (one) =>
          isAskedOf(one, conceptOf(concept)) ||
          isOtherwise(one, concept) ||
          isMissable(one, concept),
      )
      .flatMap((attribute): Entry[] => {
        const said = words.find(({ fate, note }) => fate === 'attribute' && note === attribute);
        return said ? [{ phrase: said.word, kind: 'state', id: stateId(id, attribute) }] : [];
      }),
  );
}

/** What is told of a place and seen in none of them: a rocky beach has no more rocks than another. */
const UNSEEN_OF_PLACES = /^(?:stained-glass|marble|stone|dirty|dusty|steep|overgrown)$/;
/** Places that are so by their kind. */
const STONE_BY_KIND =
  /^(?:cave|canyon|cliff|mountains|summit|castle|ruins|dungeon|temple|.*-lane|.*-hall)$/;

/** Qualities of places that somebody would look for and that no place shows, in their words. */
function unseenOfPlaces({ places, words }: Brief): Entry[] {
  const unseen = places.flatMap(({ concept, attributes }) =>
    attributes.filter((one) => UNSEEN_OF_PLACES.test(one) && !STONE_BY_KIND.test(concept)),
  );
  return words
    .filter(({ fate, note = '' }) => fate === 'attribute' && unseen.includes(note))
    .map(({ word }) => ({ phrase: word, kind: 'word', id: word }));
}

export function ledgerOf(brief: Brief): Entry[] {
  const { elements, places, words, qualities = [] } = brief;
  const isQuality = (word: string) => qualities.some(({ phrase }) => phrase === word);
  return [
    ...qualities
      .filter(({ phrase }) => phrase !== '')
      .map(({ id, phrase }): Entry => ({ phrase, kind: 'word', id: qualityMark(id) })),
    ...elements.flatMap(
      ({ id, phrase, concept, isStandIn, shows = [], depicts, partLooks = [] }): Entry[] => [
        {
          phrase,
          kind: 'element',
          id,
          ...(isStandIn && concept ? { as: concept.replaceAll('-', ' ') } : {}),
        },
        ...shows.map((shown): Entry => ({ phrase: shown, kind: 'element', id })),
        ...partLooks.map(({ part, phrase: told }): Entry => ({
          phrase: told,
          kind: 'state',
          id: stateId(id, partState(part)),
        })),
        ...(depicts?.things ?? []).map((thing, index): Entry => ({
          phrase: thing.phrase,
          kind: 'state',
          id: stateId(id, depictedState(index)),
        })),
      ],
    ),
    ...statesOf(brief).filter(({ phrase }) => !isQuality(phrase)),
    ...unseenOfPlaces(brief).filter(({ phrase }) => !isQuality(phrase)),
    ...places.map(({ concept, phrase }): Entry => ({ phrase, kind: 'place', id: concept })),
    ...words.flatMap(({ word, fate, note = '' }): Entry[] => {
      if (fate === 'weather') return [{ phrase: word, kind: 'weather', id: note }];
      if (fate === 'action' && isPosed(brief, note))
        return [{ phrase: word, kind: 'action', id: note }];
      if (fate === 'camera' && VIEWS.test(note))
        return [{ phrase: word, kind: 'camera', id: note }];
      if (fate === 'unknown' && !OF_AN_ELEMENT.test(note) && !isQuality(word))
        return [{ phrase: word, kind: 'word', id: word }];
      return [];
    }),
  ];
}

const unique = (phrases: readonly string[]) => [...new Set(phrases)];

/** A ledger as a report tells it; a phrase that is there once is not missed as well. */
export function told(
  entries: readonly Entry[],
  isShown: (entry: Entry) => boolean,
  { drew = [], notDrawn = [] }: { drew?: readonly string[]; notDrawn?: readonly string[] } = {},
): { drew: string[]; notDrawn: string[] } {
  const shown = entries
    .filter(isShown)
    .map(({ phrase, as }) => (as ? `${phrase} (drawn as ${as})` : phrase));
  const missing = entries.filter((entry) => !isShown(entry)).map(({ phrase }) => phrase);
  return { drew: unique([...shown, ...drew]), notDrawn: unique([...missing, ...notDrawn]) };
}
