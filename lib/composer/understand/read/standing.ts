import type { ClauseState, Kind, Slot } from './clause-state';
import { isOfSort } from '../../concepts/sorts';
import type { Draft, Phrase } from './draft';
import type { Item } from './item';
import { relateTo } from './reference';
import type { Settled } from './settle';

/** Where things stand to what was told before, where no noun says to what. */

const OPENS_THING = /^(?:determiner|possessive|adjective|noun|unknown)$/;
/** `davor`, `on top`: a preposition and what it is said of in one word. */
export const THERE = {
  'on-it': 'on',
  'in-it': 'in',
  'under-it': 'under',
  'beside-it': 'beside',
  'before-it': 'in-front-of',
} as const;
/** Where something stands to what the prompt told first: `gears around`, `a globe in the background`. */
export function stand({ draft }: ClauseState, kind: Kind, from: readonly string[]): void {
  const patient = draft.actions.find((action) => action.patient)?.patient;
  const isRing = kind === 'around' && patient !== undefined && !from.includes(patient);
  const to = isRing ? patient : draft.elements.find(({ id }) => !from.includes(id))?.id;
  if (to) for (const id of from) draft.relate(kind, id, to);
}

export function standOnNearest({ draft }: ClauseState, kind: Kind, from: readonly string[]): void {
  const ids = draft.elements.map(({ id }) => id).filter((id) => !from.includes(id));
  const to = ids.filter((id) => !draft.isAnimate(id)).at(-1) ?? ids.at(-1);
  if (to) for (const id of from) draft.relate(kind, id, to);
}

/** Beside a person, in words that say so. */
const BESIDE_SOMEBODY =
  /(?:^| )(?:a su lado|al suo fianco|ao seu lado|lei|lui|loro|ella|él|ellos|ellas|dela|dele|delas|deles|elle|eux|elles)$/;

/** Whether a word that stands for a place opens what is there, and does not end what was told. */
const opensThing = ({ settled, at, comma, joined }: ClauseState): boolean =>
  (comma || joined || settled[at - 2]?.role === 'stop') &&
  OPENS_THING.test(settled[at]?.role ?? '');

/** `horses by a fence, mountains behind`, `sunset behind`: what a picture has behind everybody is behind nothing in it. */
export function isView(told: Settled | undefined): boolean {
  const { concept, place } = told?.item.senses ?? {};
  return told?.role === 'scene' || (place !== undefined && concept === undefined);
}

/**
 * `a bear with a sword. In the background a rainbow`: behind the bear, and not the sword. `на заднем плане горы`, `за ним
 * Земля`: behind what was told is what comes, or what came last.
 */
export function standBehind(state: ClauseState, item: Item): void {
  const { draft, subjects, last } = state;
  draft.fate(item, 'relation', 'behind');
  if (isView(state.settled[state.at - 2])) return;
  if (subjects.length > 0 && opensThing(state))
    state.inverse = { kind: 'behind', to: subjects.slice(-1) };
  else stand(state, 'behind', last);
}

/** `neben ihm`, `accanto a lei`: by somebody, where anybody was told of. */
const BY_SOMEBODY =
  / (?:ihm|ihr|ihnen|lui|lei|loro|él|ell[ao]s?|elles?|eux|d?el[ea]s?|нею?|ней|ним|ними|них|него|неё|нее)$|d'e(?:lles?|ux)$/;
const BY_SEVERAL = / (?:ihnen|loro|ell[ao]s|elles|eux|d?el[ea]s|ними|них)$|d'e(?:lles|ux)$/;

/** `a castle, davor ein See`, `a piano with a metronome on top`. */
export function standThere(state: ClauseState, item: Item, role: keyof typeof THERE): void {
  const { draft, last, subjects } = state;
  const kind = THERE[role];
  draft.fate(item, 'relation', kind);
  const told = draft.elements.map(({ id }) => id);
  const near = BY_SEVERAL.test(item.lower) ? told : [...subjects, ...told];
  const people = BY_SOMEBODY.test(item.lower) ? near.filter((id) => draft.isAnimate(id)) : [];
  const person = people.find((id) => !last.includes(id)) ?? people[0];
  const host = person ? [person] : subjects.length > 0 ? subjects.slice(-1) : last.slice(-1);
  if (opensThing(state) && host.length > 0) state.inverse = { kind, to: host };
  else {
    // `un candado a su lado`: beside her who was told of, and no thing of hers.
    const other = person && !last.includes(person) ? person : undefined;
    const to = BESIDE_SOMEBODY.test(item.lower)
      ? draft.elements.find(({ id }) => draft.isAnimate(id) && !last.includes(id))?.id
      : other;
    if (to) for (const id of last) draft.relate(kind, id, to);
    else standOnTold(state, kind);
  }
}

/** `un grifo y un cubo debajo`: under the tap; `com um gato ao lado`: beside who has it. */
function standOnTold(state: ClauseState, kind: Kind): void {
  const { draft, last, slot } = state;
  const had =
    slot.kind === 'relation' && slot.preposition.kind === 'with' ? slot.preposition : undefined;
  const owner = had?.from.filter((id) => draft.isAnimate(id)).at(-1);
  const row = last.slice(0, -1);
  const inRow = row.at(-1);
  if (owner && kind === 'beside' && !last.includes(owner))
    for (const id of last) draft.relate(kind, id, owner);
  else if (inRow && slot.kind === 'subject' && !row.some((id) => draft.isAnimate(id)))
    draft.relate(kind, last.at(-1) ?? '', inRow);
  else standOnNearest(state, kind, last);
}

/** `a truck with a clock on its side`, `two hikers with a dog at their side`: on the truck, and beside the hikers. */
function standOnSpot(state: ClauseState, { possessive, items }: Phrase): boolean {
  const { preposition, draft, settled, at, subjects } = state;
  const spot = settled[at - 1]?.item;
  if (!preposition || !possessive || items.length > 1 || draft.language !== 'en') return false;
  if (spot?.senses.empty !== 'position') return false;
  const { kind, from } = preposition;
  const had = draft.relations.findLast(({ to }) => from.includes(to));
  const whole = [had?.from, ...subjects].find((id) => id !== undefined && !from.includes(id));
  if (whole === undefined || !/^(?:on|at|beside|in)$/.test(kind)) return false;
  const isBeside = spot.lower === 'side' && (kind !== 'on' || draft.isAnimate(whole));
  for (const one of from) draft.relate(isBeside ? 'beside' : 'on', one, whole);
  state.preposition = undefined;
  return true;
}

/** `on its side`, `three of them`: no noun comes. */
export const isSpotOrCount = (state: ClauseState, phrase: Phrase): boolean =>
  standOnSpot(state, phrase) ||
  phrase.items.every(({ senses }) => senses.count !== undefined || senses.small);

/** `in the middle of the table`, `at the edge of the pool`: words that say which part of it somebody is in or at. */
export function spotOf({ settled, at, preposition, last }: ClauseState): Kind | undefined {
  const spot = settled[at - 2]?.item;
  if (preposition || last.length === 0 || spot?.senses.empty !== 'position') return undefined;
  const words = spot.lower.split(' ');
  if (words.length < 2) return undefined;
  return /^(?:middle|cent(?:er|re))$/.test(words.at(-1) ?? '') ? 'in' : 'at';
}

/** Who is in a raincoat wears it, and does what comes next. */
const isWornThing = (draft: Draft, id: string) =>
  draft.kindOf(id) === 'clothing' ||
  (draft.language !== 'en' && isOfSort(draft.element(id)?.concept, 'worn-machine'));

export function relationNow(draft: Draft, kind: Kind, ids: readonly string[]): Kind {
  const isWorn = kind === 'in' && ids.length > 0 && ids.every((id) => isWornThing(draft, id));
  return isWorn ? 'wearing' : kind;
}

/** `steam rising from its spout`: from what has the spout, where nobody knows spouts. */
export function inheritFromPart(state: ClauseState, phrase: Phrase, slot: Slot): void {
  if (!phrase.possessive || phrase.unknownHead === undefined || slot.kind !== 'relation') return;
  const { from } = slot.preposition;
  const whole = state.draft.elements.find(({ id, concept }) => concept && !from.includes(id));
  if (whole) relateTo(state, [whole.id], slot.preposition);
}

/** What bodies do, in the form of what is done to things. */
const PERCHED = /^(?:perched|seated|crouched)$/;

/** `a sprig tied around it`, `a poster taped to a post`: how a thing is, and nothing that it does. */
export function isState({ settled, at, last, subjects, draft }: ClauseState): boolean {
  const [before, here, next] = settled.slice(at - 2, at + 1);
  const isThing = last.length > 0 && !last.some((id) => draft.isAnimate(id));
  // `a koala holding a book perched on a stump`: who holds it sits there.
  const isOfHolder =
    PERCHED.test(here?.item.lower ?? '') && subjects.some((id) => draft.isAnimate(id));
  return (
    isThing &&
    !isOfHolder &&
    before?.role === 'noun' &&
    here?.item.senses.verb?.form === 'past' &&
    next?.role === 'preposition'
  );
}

const LOCATIVE = /^(?:in|on|at|under|beside|behind|in-front-of)$/;

/** `a cliff, waves crashing`: what the sea does, and nobody else. */
export function isOfPlace({ settled, at, slot, last, subjects, draft }: ClauseState): boolean {
  const before = settled[at - 2];
  const { place, concept } = before?.item.senses ?? {};
  const isPlace = before?.role === 'noun' && place !== undefined && concept === undefined;
  // `a lighthouse with waves crashing against it`
  // `a tailor in a train carrying an umbrella`: the tailor does.
  const isWhere =
    slot.kind === 'relation' &&
    LOCATIVE.test(slot.preposition.kind) &&
    subjects.some((id) => draft.isAnimate(id));
  const isFree = slot.kind === 'subject' ? last.length === 0 : slot.kind === 'relation' && !isWhere;
  return isPlace && isFree && last.length === 0;
}

/** `a woman asleep`: what is said after a thing is said of it. */
function describeLast({ draft, last }: ClauseState, { attributes, items }: Phrase): void {
  // `a sandwich, apple slices`: only the apple is in slices.
  const isPiece = items.some(({ senses }) => senses.piece !== undefined);
  for (const id of isPiece ? last.slice(-1) : last) {
    const element = draft.element(id);
    if (element) element.attributes = [...new Set([...element.attributes, ...attributes])];
  }
}

/** How many are meant by `both`. */
const BOTH = 2;

/**
 * `the door is red`, `a mug in blue`, `a cat and a mug, both in green`: a colour that stands for itself is that of what was
 * named last. Whether the words before it say so.
 */
function colorLast(
  { draft, last, settled, at }: ClauseState,
  start: number,
  { colors }: Phrase,
): boolean {
  if (draft.language !== 'en' || colors.length === 0) return false;
  const before = settled.slice(Math.max(0, start - 2), start).map(({ item }) => item);
  const isBoth = before.some(({ lower }) => lower === 'both');
  const isSaid = before.at(-1)?.senses.small === 'auxiliary';
  const isIn = before.at(-1)?.lower === 'in' && settled[at]?.role !== 'verb';
  if (!isBoth && !isSaid && !isIn) return false;
  const ids = isBoth ? draft.elements.slice(-BOTH).map(({ id }) => id) : last;
  // `a woman in red` wears it, and a cat has other fur.
  if (
    ids.length === 0 ||
    (isIn && !isBoth && ids.some((id) => draft.isAnimate(id) && draft.kindOf(id) !== 'person'))
  )
    return false;
  for (const id of ids) {
    const element = draft.element(id);
    if (element?.colors.length === 0) element.colors = [...colors];
  }
  return true;
}

/** Says what stands without a noun of what was named before; whether no more is to be read of it. */
export function describesLast(state: ClauseState, phrase: Phrase, start: number): boolean {
  if (colorLast(state, start, phrase)) {
    state.preposition = undefined;
    return true;
  }
  if (phrase.attributes.length === 0) return false;
  describeLast(state, phrase);
  const isAfterThing = !state.preposition && !state.comma && !state.joined && !state.pending;
  return state.draft.language === 'en' && isAfterThing && phrase.colors.length === 0;
}
