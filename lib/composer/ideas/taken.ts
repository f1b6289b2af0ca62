import type { Brief, BriefElement } from '../brief';
import { conceptOf } from '../concepts';
import { understand } from '../understand';
import { isAlike } from './alike';
import { type IdeaItem, itemsOf } from './idea';
import { IDEAS } from './pictures';

/**
 * Which idea of a brief is drawn as a picture of its own. Only one that leaves out nothing which the
 * prompt names: `cybersecurity as a shield over a laptop` is the picture with a shield and a laptop, and
 * where no picture has both the things are drawn as they are told.
 */
export interface TakenIdea {
  id: string;
  /** Those of its pictures that show all that is named, each with what its things are read as. */
  pictures: readonly (readonly IdeaThing[])[];
}

export interface IdeaThing extends IdeaItem {
  /** What its phrase says; nothing of a prop. */
  brief?: Brief;
}

const PEOPLE = /^(?:person|fantasy)$/;
const LIVING = /^(?:person|fantasy|animal)$/;
const kindOf = (concept: string) => conceptOf(concept)?.kind ?? '';

const read = new Map<string, Brief>();

function briefOfPhrase(phrase: string): Brief {
  const known = read.get(phrase) ?? understand(phrase);
  read.set(phrase, known);
  return known;
}

const thingsOf = (picture: string): IdeaThing[] =>
  itemsOf(picture).map((item) =>
    item.isProp ? item : { ...item, brief: briefOfPhrase(item.what) },
  );

const elementsOf = (things: readonly IdeaThing[]): BriefElement[] =>
  things.flatMap(({ brief }) => brief?.elements ?? []);

/** Whether a picture has what an element asks for: the thing itself, or somebody for somebody. */
function isShownBy(shown: readonly BriefElement[], { concept = '' }: BriefElement): boolean {
  const isPerson = PEOPLE.test(kindOf(concept));
  return shown.some(
    (one) => isAlike(one.concept, concept) || (isPerson && PEOPLE.test(kindOf(one.concept ?? ''))),
  );
}

function isOfIdiom({ ideas = [] }: Brief, phrase: string): boolean {
  const idiom = ideas.map(({ text }) => text.toLowerCase()).join(' ');
  return phrase
    .toLowerCase()
    .split(/\s+/)
    .every((word) => idiom.includes(word));
}

/** What the prompt names by itself: no sign of an idea, no word of its idiom. */
function namedIn(brief: Brief): BriefElement[] {
  return brief.elements.filter(
    ({ because, concept, phrase }) => because === undefined && concept && !isOfIdiom(brief, phrase),
  );
}

/** The idea that a brief is a picture of; none where it tells of a place or of things that no picture has. */
export function takenIdea(brief: Brief): TakenIdea | undefined {
  if (brief.places.some(({ phrase }) => !isOfIdiom(brief, phrase))) return undefined;
  const named = namedIn(brief);
  // Somebody who does something is shown doing it, unless the idiom is what they do.
  const isOfItsOwn = (verb: string) =>
    !brief.words.some(
      ({ word, fate, note }) => fate === 'action' && note === verb && isOfIdiom(brief, word),
    );
  const isDoer = ({ id, concept = '' }: BriefElement) =>
    LIVING.test(kindOf(concept)) &&
    brief.actions.some(({ agent, verb }) => agent === id && isOfItsOwn(verb));
  if (named.some(isDoer)) return undefined;
  for (const { id } of brief.ideas ?? []) {
    const idea = IDEAS.find((entry) => entry.id === id);
    const pictures = (idea?.pictures ?? [])
      .map(thingsOf)
      .filter((things) => named.every((element) => isShownBy(elementsOf(things), element)));
    if (pictures.length > 0) return { id, pictures };
  }
  return undefined;
}

/** The brief of a taken idea: what its signs and its idiom named is shown by the picture. */
export function briefOfIdea(brief: Brief): Brief {
  const named = namedIn(brief);
  const unknown = brief.elements.filter(
    ({ concept, phrase }) => concept === undefined && !isOfIdiom(brief, phrase),
  );
  const stays = new Set(named.map(({ id }) => id));
  return {
    ...brief,
    elements: [...named, ...unknown],
    places: [],
    relations: brief.relations.filter(({ from, to }) => stays.has(from) && stays.has(to)),
    actions: [],
  };
}
