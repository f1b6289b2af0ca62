import { conceptOf } from '../lexicon/lexicon';
import type { SceneDescription } from './description';
import type { Item } from './match';
import type { Pending } from './pending';

const ARTICLE = /^(?:a|an|the|another|other|second|each|one)$/;
const REACH = 4;

/**
 * The subject that a noun names again: `the fox` after `a fox`, and `fox` said again without an
 * article or a quality. Another colour tells another one.
 */
export function referredSubject(
  { subjects }: SceneDescription,
  items: readonly Item[],
  index: number,
  { count, group, color }: Pending,
): number | undefined {
  const item = items[index] as Item;
  const at = subjects.findIndex(({ concept }) => concept === item.meaning.concept);
  const known = subjects[at];
  if (!known || item.plural || count !== undefined || group !== undefined) return undefined;
  const words = items.slice(Math.max(0, index - REACH), index);
  const from = words.findLastIndex(({ boundary }) => boundary) + 1;
  const article = words.slice(from).findLast(({ phrase }) => ARTICLE.test(phrase));
  const isSomebodyElse =
    conceptOf(known.concept).kind === 'person' &&
    known.phrase.toLowerCase() !== item.text.toLowerCase();
  const isBare =
    article === undefined && !isSomebodyElse && color === undefined && !item.text.includes(' ');
  if (article ? article.phrase !== 'the' : !isBare) return undefined;
  const differs = color && known.color && color.join() !== known.color.join();
  return differs ? undefined : at;
}
