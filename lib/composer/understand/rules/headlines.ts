import type { Brief } from '../../brief';
import { appIn, welcomeIn } from '../../ideas/headlines/of-app';
import { headlineIn } from '../../ideas/headlines/read';
import type { Draft } from '../read/draft';

/** Of the ideas of a brief so many are kept. */
const MOST_IDEAS = 8;

/** A headline, and what an app is about, as the last of the ideas of a brief, by the prompt as it was written: no rewording of it is one. */
export function setHeadline(draft: Draft, asked: string): void {
  const found = [appIn(asked), welcomeIn(asked) ?? headlineIn(asked)].filter(
    (one) => one !== undefined,
  );
  if (found.length > 0)
    draft.ideas = [...draft.ideas.slice(0, MOST_IDEAS - found.length), ...found];
}

/**
 * A brief of nothing that can be drawn as the headline that the whole prompt is: of `illustration for an article on prison
 * reform` the frame was lifted before the rest was read, and says that the rest is one.
 */
export function withHeadlineOf(brief: Brief, prompt: string): Brief {
  const isKnown = brief.elements.some(({ concept }) => concept !== undefined);
  if (isKnown || brief.places.length > 0 || (brief.ideas?.length ?? 0) > 0) return brief;
  const headline = headlineIn(prompt);
  return headline ? { ...brief, ideas: [headline] } : brief;
}
