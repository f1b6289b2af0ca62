import type { Brief, BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import { appIn, welcomeIn } from '../../ideas/headlines/of-app';
import { pageIn } from '../../ideas/headlines/of-page';
import { HEADLINE, headlineIn, subjectsIn } from '../../ideas/headlines/read';
import { SHOWS } from '../pages/topic-words';
import type { Draft } from '../read/draft';

/** Of the ideas of a brief so many are kept. */
const MOST_IDEAS = 8;

/** A headline, and what an app is about, as the last of the ideas of a brief, by the prompt as it was written: no rewording of it is one. */
export function setHeadline(draft: Draft, asked: string): void {
  const found = [appIn(asked), welcomeIn(asked) ?? pageIn(asked) ?? headlineIn(asked)].filter(
    (one) => one !== undefined,
  );
  if (found.length > 0)
    draft.ideas = [...draft.ideas.slice(0, MOST_IDEAS - found.length), ...found];
}

const isOfPeople = ({ concept }: BriefElement): boolean =>
  concept === undefined || conceptOf(concept)?.kind === 'person';

/** Whether nothing of a brief makes a picture: at most somebody to whom nothing drawn is done. */
function isBare({ elements, places, relations, template }: Brief, prompt: string): boolean {
  const known = elements.filter(({ concept }) => concept !== undefined);
  const ids = new Set(known.map(({ id }) => id));
  const areRelated = relations.some(({ from, to }) => ids.has(from) && ids.has(to));
  const isWhole = elements.length > 0 && known.length === elements.length;
  // `hybrid meetings` are the name of a field, and no room; a `quiet harbor` is a place.
  const isOfField = (phrase: string) =>
    subjectsIn(prompt.toLowerCase()).some(
      ({ isField, said }) => isField && said.includes(' ') && said.includes(phrase.toLowerCase()),
    );
  const isEmpty = elements.length === 0 || places.length === 0;
  const areNames = places.every(({ phrase }) => isOfField(phrase));
  return (
    isEmpty &&
    areNames &&
    template === undefined &&
    !areRelated &&
    !isWhole &&
    elements.every(isOfPeople)
  );
}

/**
 * A brief with the headline that its whole prompt is, where nothing else of it is known: of `illustration for an article on prison
 * reform` the frame was lifted before the rest was read, and says that the rest is one; of `hybrid meetings` nothing is a thing.
 */
export function withHeadlineOf(brief: Brief, prompt: string): Brief {
  const ideas = brief.ideas ?? [];
  // What the page of an app says is its picture, whatever its words are otherwise a picture of.
  const page = ideas.some(({ id }) => id === HEADLINE) ? undefined : pageIn(prompt);
  if (page) return { ...brief, ideas: [...ideas, page] };
  const isOfTopic = brief.words.some(({ note }) => note === SHOWS);
  if (ideas.length > 0 || isOfTopic) return brief;
  const headline = headlineIn(prompt, isBare(brief, prompt));
  const isKnown = brief.elements.some((one) => !isOfPeople(one)) || brief.places.length > 0;
  // `the market square of a town` is what is to be seen.
  const isTold = headline?.slots?.titled !== undefined && !/^(?:the|an?) /iu.test(prompt.trim());
  if (!headline || (isKnown && !isTold)) return brief;
  return { ...brief, ideas: [headline] };
}
