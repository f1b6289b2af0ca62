import { VERB_NOUNS } from '../../lexicon/words/figures.data';
import { conceptOf } from '../../lexicon/lexicon';
import type { Item } from '../match';
import { EMPTY, type Place, type ReadingRule } from './reading';

const SUBJECT_PRONOUN =
  /^(?:it|he|she|they|who|which|we|i|you|to|can|will|must|may|could|would|should|does|do|did|not)$/;
const OBJECT_BEGINS =
  /^(?:a|an|the|his|her|its|their|my|your|over|at|through|up|down|around|away|across|into|out|past|back|off|to|for|under|behind|below|beneath|from|along|between|toward|towards|down from|by|near|on|onto)$/;
const ACTOR = new Set(['animal', 'person', 'vehicle', 'boat', 'aircraft']);

/** `leaves` is a word of its own to the lexicon. */
function isPluralForm(item: Item): boolean {
  return item.plural || item.text.toLowerCase() !== item.phrase;
}

/** The tagger is believed only where a verb can stand: after who does it. */
function canBeVerb({ item, before, next, items, index, partOf }: Place): boolean {
  if (!before || partOf(item) !== 'verb') return false;
  if (before.phrase === 'and') {
    const done = items[index - 2]?.meaning.pose ?? items[index - 2]?.meaning.relation;
    return done !== undefined && next !== undefined && OBJECT_BEGINS.test(next.phrase);
  }
  const { concept, undrawn, color, count, size, material } = before.meaning;
  if (color ?? count ?? size ?? material) return false;
  const acts = concept ?? undrawn ?? (partOf(before) === 'noun' ? before.phrase : undefined);
  // `eucalyptus leaves` grow; only somebody leaves.
  if (item.phrase === 'leaf' && !(concept && ACTOR.has(conceptOf(concept).kind))) return false;
  return (isPluralForm(item) || before.plural) && acts !== undefined;
}

/** `a boy watches fireworks`: what is looked at follows without an article. */
function isWatched({ item, before, next }: Place): boolean {
  const seen = next?.meaning.concept ?? next?.meaning.hour ?? next?.meaning.size;
  return item.phrase === 'watch' && item.plural && !before?.plural && seen !== undefined;
}

/** `a plough clearing a road`: no clearing in a wood. */
export const readClearing: ReadingRule = ({ item, next }) =>
  item.phrase === 'clearing' && next && OBJECT_BEGINS.test(next.phrase) ? EMPTY : undefined;

/**
 * What is done, not what is there: `a man watches tv`, `she leaves`, `a bird flies over`. The tagger
 * has its say; beside that, what stands before and after settles it.
 */
export const readVerb: ReadingRule = (place) => {
  const { item, before, next } = place;
  if (!VERB_NOUNS.has(item.phrase) || item.start + 1 !== item.end) return undefined;
  if (before && SUBJECT_PRONOUN.test(before.phrase)) return EMPTY;
  if (canBeVerb(place)) return EMPTY;
  // `that bears` can't be a demonstrative and its noun: the numbers differ.
  if (before?.phrase === 'that' && isPluralForm(item)) return EMPTY;
  const actor = before?.meaning.concept && ACTOR.has(conceptOf(before.meaning.concept).kind);
  const agrees = isPluralForm(item) !== before?.plural;
  if (!actor || !agrees || !next) return undefined;
  return OBJECT_BEGINS.test(next.phrase) || isWatched(place) ? EMPTY : undefined;
};
