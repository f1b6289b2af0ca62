import { isLivingKind } from '../../concepts/concept';
import type { ClauseState, Kind } from './clause-state';
import { WITH_ARTICLE } from './foreign';

/** Whether what comes after `and` or a comma goes on with what was told, or is a new thing. */

/** Where one thing is, and where none of the next of a row is when that is told with an article of its own. */
const PLACED = /^(?:on|in|at|under|above|behind|beside|around|hanging)$/;

const INDEFINITE = /^(?:an?|un|une|una|uno|um|uma|eine?|einen|einer|einem)$/;
const DEFINITE = /^(?:the|de[rmn]|die|das|l[ea]|les|l'|el|l[oa]s|il|lo|gli|[oa]s?)$/;

/** `a padlock on the screen and a shield`: a new thing, where `on the floor and the table` goes on. */
export function startsAnew({ draft, slot, settled, last }: ClauseState, phraseAt: number): boolean {
  if (slot.kind !== 'relation') return false;
  const { kind, opensAt } = slot.preposition;
  // `between two palm trees and a boat`: what is between has its two.
  if (kind === 'between') return last.some((id) => (draft.element(id)?.count ?? 1) > 1);
  if (!PLACED.test(kind)) return false;
  const wordAt = (index: number) => settled[index]?.item.lower ?? '';
  const isNew =
    INDEFINITE.test(wordAt(phraseAt)) || settled[phraseAt]?.item.senses.count !== undefined;
  const isKnown =
    DEFINITE.test(wordAt(opensAt)) ||
    (draft.language !== 'en' && WITH_ARTICLE.test(wordAt(opensAt - 1)));
  return isKnown && isNew;
}

/**
 * `a watering can, seedlings in pots and gloves on a bench`: in a row that goes on only the last one is there, and no sofa is
 * above a fireplace with the portrait that is.
 */
export function placedOfRow(
  { settled, at, draft }: ClauseState,
  kind: Kind,
  from: readonly string[],
): readonly string[] {
  if (draft.language !== 'en' || from.length < 2 || !PLACED.test(kind)) return from;
  const light = from.filter((id) => draft.kindOf(id) !== 'furniture');
  if (kind === 'above' && light.length > 0) return light;
  const joins = ({ role }: { role: string }) => role === 'comma' || role === 'and';
  const before = settled.slice(0, at - 1).filter(joins);
  const isOpen = before.length > 0 && before.every(({ role }) => role === 'comma');
  return isOpen && settled.slice(at).some(joins) ? from.slice(-1) : from;
}

/** `a bag full of apples and a scooter`: the scooter is not in the bag. */
export function endsFilling({ slot, settled }: ClauseState, phraseAt: number): boolean {
  const isFilling = slot.kind === 'relation' && slot.preposition.kind === 'full-of';
  return isFilling && settled[phraseAt]?.role === 'determiner';
}

/** `a house with panels on the roof and a yellow door`: the door is the house's as well. */
export function endsNested({ slot, settled, at }: ClauseState): boolean {
  const isOn =
    slot.kind === 'relation' && /^(?:on|in|at|under|beside)$/.test(slot.preposition.kind);
  return isOn && settled[at]?.role === 'determiner';
}

/** What belongs to a thing: with one, the next thing of a row may stand for itself. */
const FITTINGS =
  /\b(?:corks?|lids?|caps?|labels?|handles?|straps?|ribbons?|bows?|zippers?|pockets?|straws?|doors?|windows?|chimneys?|roofs?|wheels?|sails?|strings?|tags?|buttons?|saddles?|knobs?|stems?|spouts?)$/i;
const BELONGS = /^(?:body-part|symbol|nature|place|)$/;

/** `a bottle with a cork and two glasses`: the glasses stand beside the bottle, and are no part of it. */
export function endsFittings(
  { draft, slot, settled, last }: ClauseState,
  phraseAt: number,
): boolean {
  if (draft.language !== 'en' || slot.kind !== 'relation' || slot.preposition.kind !== 'with')
    return false;
  if (!slot.preposition.from.every((id) => !draft.isAnimate(id))) return false;
  if (!last.every((id) => FITTINGS.test(draft.element(id)?.phrase ?? ''))) return false;
  const opens = settled[phraseAt];
  const noun = settled.slice(phraseAt, phraseAt + 5).find(({ role }) => role === 'noun');
  const { kind = '' } = draft.lexicon.factsOf(noun?.item.senses.concept ?? '') ?? {};
  const isCounted = opens?.role === 'determiner' || opens?.item.senses.count !== undefined;
  return isCounted && !BELONGS.test(kind) && !FITTINGS.test(noun?.item.lower ?? '');
}

/** `on a cake, balloons and guests`: only the candles are on the one cake; a hat, a scarf and gloves are worn. */
function endsStanding({ draft, slot, settled, last }: ClauseState): boolean {
  if (slot.kind !== 'relation' || !/^(?:on|in|at|under)$/.test(slot.preposition.kind)) return false;
  const isOne = settled[slot.preposition.opensAt]?.role === 'determiner';
  const isPlural = last.some((id) => (draft.element(id)?.count ?? 1) > 1);
  return isOne && !isPlural && last.every((id) => draft.kindOf(id) !== 'clothing');
}

/** These show somebody who does something: `photographing a bride, a groom and a child dancing`. */
const SHOWING = /^(?:photograph|paint|draw|look|watch|listen|imagine|dream)$/;

/** `stirring a cauldron, a cat and an owl watching her`: they do something themselves, and nothing is done to them. */
function opensDoers({ slot, settled, at, draft }: ClauseState): boolean {
  if (slot.kind !== 'patient' || SHOWING.test(slot.doing.verb)) return false;
  if (settled[at]?.role !== 'and') return false;
  const noun = settled.slice(at + 1, at + 5).findIndex(({ role }) => role === 'noun') + at + 1;
  const { concept = '' } = settled[noun]?.item.senses ?? {};
  const isPlain = settled
    .slice(at + 1, noun)
    .every(({ role }) => /^(?:determiner|possessive|adjective|empty)$/.test(role));
  if (noun === at || !isPlain || !isLivingKind(draft.lexicon.factsOf(concept)?.kind)) return false;
  const next = settled.slice(noun + 1).find(({ role }) => !BEFORE_VERB.test(role));
  return next?.role === 'verb';
}
const BEFORE_VERB = /^(?:pronoun|auxiliary|empty)$/;

/** Whether `, b and c` follows without a verb or preposition in between. */
export function listGoesOn(state: ClauseState): boolean {
  const { slot, settled, at } = state;
  if (slot.kind === 'subject' || endsStanding(state) || opensDoers(state)) return false;
  for (const { role } of settled.slice(at)) {
    if (role === 'and') return true;
    if (/^(?:verb|preposition|stop|relative|template|for|not|text)$/.test(role)) return false;
  }
  return false;
}

/** What hands set somewhere: a notebook and a pair of glasses are of one row, a house and a car are not. */
const GOODS = /^(?:food|container|tool|device|toy|clothing|instrument|symbol|plant)$/;
/** And furniture that stands on other: lamps, clocks. */
const isGoods = (draft: ClauseState['draft'], id: string): boolean => {
  const kind = draft.kindOf(id) ?? '';
  const { habitat } = draft.lexicon.factsOf(draft.element(id)?.concept ?? '') ?? {};
  return GOODS.test(kind) || (kind === 'furniture' && habitat === 'table');
};

/** `a cat, a dog and a rabbit on a bench`: of what was listed before, what is of the same kind. */
function listedBefore({ draft, listed }: ClauseState, ids: readonly string[]): string[] {
  const kindOf = (id: string) => {
    const kind = draft.kindOf(id) ?? '';
    if (isGoods(draft, id)) return 'goods';
    return isLivingKind(kind) ? 'living' : kind;
  };
  const kinds = new Set(ids.map(kindOf));
  return listed.filter((id) => kinds.has(kindOf(id)));
}

/** `a croissant, a bowl of berries, a glass of juice on a table`: goods in a row, though no `and` ends it. */
export function endsRow(
  { draft, comma, settled, at, listed }: ClauseState,
  ids: readonly string[],
): boolean {
  const next = settled[at]?.item.senses.relation;
  if (
    !comma ||
    draft.language !== 'en' ||
    next?.reversed !== false ||
    !/^(?:on|in)$/.test(next.kind)
  )
    return false;
  return [...listed, ...ids].every((id) => isGoods(draft, id));
}

/** Things that a sentence is about, with those of their list that were named before. */
export function nameSubjects(state: ClauseState, ids: readonly string[]): void {
  const { joined, comma, subjects } = state;
  if (!joined && state.topic.length === 0) state.topic = subjects;
  const row = joined ? listedBefore(state, ids) : [];
  state.listed = joined || comma ? [...state.listed, ...ids] : [...ids];
  state.subjects = [...new Set([...row, ...(joined ? subjects : []), ...ids])];
  state.last = [...new Set([...row, ...state.last])];
  if (!joined) state.doing = undefined;
}
