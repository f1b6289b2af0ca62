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
