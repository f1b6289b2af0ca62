import type { Brief } from '../../brief';
import type { Draft } from '../read/draft';
import { imply } from './imply';

/** Kinds of which one beside what is told says what the picture is about; places and people are told anyhow. */
const SAYS_SO =
  /^(?:animal|plant|vehicle|instrument|device|toy|food|tool|container|clothing|furniture)$/;
/** Longer topics are told by their words and not by a thing. */
const MOST_WORDS = 3;

/**
 * Shows the topic of an article that is one thing where nothing of its kind is told: bees, of `header about bees, a jar on a
 * table`; of `header about dogs, a puppy on a rug` the puppy shows them.
 */
export function setTopic(draft: Draft, topic: string, read: (text: string) => Brief): void {
  if (topic.trim().split(/\s+/).length > MOST_WORDS) return;
  const { elements, actions, relations } = read(topic);
  const [thing, ...others] = elements.filter(({ because }) => because === undefined);
  if (!thing?.concept || others.length > 0 || actions.length + relations.length > 0) return;
  const kind = draft.lexicon.factsOf(thing.concept)?.kind ?? '';
  const isTold = draft.elements.some(({ id }) => draft.kindOf(id) === kind);
  if (!SAYS_SO.test(kind) || isTold) return;
  imply(draft, { concept: thing.concept, because: 'what the picture is about' });
}
