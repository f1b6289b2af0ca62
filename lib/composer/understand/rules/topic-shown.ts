import type { Brief } from '../../brief';
import { rideOn } from './verbs';
import type { Draft } from '../read/draft';
import { isOfSort } from '../../concepts/sorts';
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

/** What sells its topic: of `ad banner for an electric scooter, a commuter in traffic` the scooter is to be seen. */
const SELLS =
  /\b(?:ads?|adverts?|advertisements?|sales?|promo\w*|commercial|store|shop|launch)\b/iu;
/** Goods that nobody sells by their look alone, or that are the place of the picture. */
const GOODS = /^(?:vehicle|device|clothing|instrument|tool|toy|container|furniture)$/;
/** How somebody gets on who is told to be on nothing. */
const GOES = /^(?:fly|glide|go|travel|walk|run|race|march|cross|ride|drive|pass|commute|hurry)$/;

/** Who is in the picture goes on what is sold, or wears it; other goods are beside them. */
function takenUp(draft: Draft, kind: string, sold: string | undefined): void {
  if (sold === undefined) return;
  const who = draft.elements.find(({ id }) => draft.kindOf(id) === 'person');
  if (!who) return;
  if (kind === 'clothing' || isOfSort(draft.element(sold)?.concept, 'worn-device'))
    draft.relate('wearing', who.id, sold);
  const isPlaced = draft.relations.some(
    ({ kind: how, from }) => from === who.id && /^(?:on|in|at|against)$/.test(how),
  );
  if (kind !== 'vehicle' || isPlaced) return;
  const going = draft.actions.find(({ agent, verb }) => agent === who.id && GOES.test(verb));
  const verb = rideOn(draft.element(sold)?.concept);
  if (going) Object.assign(going, { verb, patient: sold });
  else draft.actions.push({ verb, agent: who.id, patient: sold });
  draft.relate('on', who.id, sold);
}

/** Shows the goods that an advert is for where nothing of their kind is told. */
export function setSold(
  draft: Draft,
  told: string,
  { prompt, read }: { prompt: string; read: (text: string) => Brief },
): void {
  // Of `store for wireless headphones` the words for the page are none of the goods.
  const topic = told.replace(/^.{0,40}?\bfor (?:an? |the |our |my )?/iu, '');
  if (!SELLS.test(prompt) || topic.trim().split(/\s+/).length > MOST_WORDS + 1) return;
  const { elements, actions, relations, places } = read(topic);
  const [thing, ...others] = elements.filter(({ because }) => because === undefined);
  const isOne = others.length === 0 && actions.length + relations.length + places.length === 0;
  if (!thing?.concept || !isOne || !topic.toLowerCase().endsWith(thing.phrase.toLowerCase()))
    return;
  const kind = draft.lexicon.factsOf(thing.concept)?.kind ?? '';
  if (!GOODS.test(kind) || draft.elements.some(({ id }) => draft.kindOf(id) === kind)) return;
  const { concept } = thing;
  const sold = imply(draft, { concept, because: 'what the advert is for' });
  takenUp(draft, kind, sold);
}
