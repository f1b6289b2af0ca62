import { conceptOf } from '../lexicon/lexicon';
import { TRADES } from '../lexicon/words/figures.data';
import type { Item } from './match';

/** Sets of words and concepts that a rule of the assembler asks for. */

export const PREPOSITIONS = new Set(
  'in on at by near through across over under along into inside above around onto towards toward against of amid within upon beside behind down up'.split(
    ' ',
  ),
);

/** `sunflower field`: the plant stands there in numbers. */
export const FIELD_SETTINGS = new Set(['meadow', 'farm', 'garden']);

/** `a bowl of …`: what follows lies in it. */
export const CONTAINERS = new Set(
  'bowl basket vase jar bucket crate barrel pot treasure-chest shopping-cart wheelbarrow'.split(
    ' ',
  ),
);

/** Places that follow a noun without making it part of their name. */
export const ADVERBIAL_PLACES = new Set(
  'underwater,under water,undersea,indoors,downtown,midair,mid air,home'.split(','),
);

/** After somebody, these words say what is done, not what is there: `kids building a castle`. */
const VERB_LIKE = new Set(
  'building cooking painting drawing bowling fishing ring dress plant water saw hammer duck fly bat drum face watch'.split(
    ' ',
  ),
);

/** One stands on them, and only looks at them otherwise. */
export const GROUND_ONLY_AFTER_ON = new Set(['moon', 'mars']);

const WORN = new Set(['crown', 'headphone', 'top-hat', 'sunglasses', 'glasses', 'goggles']);

/** Who can wear things: the living, and those made like them. */
export function isWearer(concept: string): boolean {
  return (
    /^(?:robot|snowman.*|ghost|alien|teddy-bear)$/.test(concept) ||
    ['animal', 'person'].includes(conceptOf(concept).kind)
  );
}

export function isWorn(concept: string): boolean {
  return WORN.has(concept) || conceptOf(concept).kind === 'clothing';
}

const HANDHELD = new Set(
  'balloon umbrella kite bouquet lantern flashlight magic-wand sword shield book fishing-pole teddy-bear flower rose sunflower tulip ice-cream soft-ice-cream lollipop candy-cane magnifying-glass-tilted-left basket bucket broom guitar violin'.split(
    ' ',
  ),
);

/** Things that somebody who is shown with them has in hand. */
export function isHandheld(concept: string): boolean {
  return HANDHELD.has(concept);
}

const FLOWN = new Set(['kite', 'drone']);

/** `flying a kite`: what follows is flown, and nobody flies. */
export function isFlown(items: readonly Item[], next: Item | undefined): boolean {
  const at = next ? items.indexOf(next) : -1;
  return items.slice(at, at + 3).some(({ meaning }) => FLOWN.has(meaning.concept ?? ''));
}

const KIN = /^(?:mother|father|mom|mama|papa|king|queen|baby)$/;

/** `kids building a castle`: the same word names a thing and what somebody does. */
export function isVerbHere(item: Item, before: Item | undefined): boolean {
  const afterSomebody = before?.meaning.concept !== undefined && !KIN.test(before.phrase);
  return afterSomebody && VERB_LIKE.has(item.text.toLowerCase());
}

/** After a thing, these say how many of it: `a balloon festival`. */
export const GATHERINGS = new Set(
  'flock herd pack swarm bunch crowd pile heap festival parade cluster fleet family caravan'.split(
    ' ',
  ),
);

/** After a thing, these say in what form it is there: `lemon slices`. */
export const PIECES = new Set('slice wedge piece half'.split(' '));

/** `heart shaped`, `a ring of fire`: words that tell a shape and no thing. */
export function isLikeness(item: Item, next: Item | undefined, then: Item | undefined): boolean {
  const compared = /^(?:like|as)$/.test(then?.phrase ?? '');
  if (/^(?:shaped|themed|print)$/.test(next?.phrase ?? '') && !compared) return true;
  return item.phrase === 'ring' && next?.phrase === 'of';
}

const OWNED = /^(?:its|his|her|their|my|your)$/;
const BODY_PARTS = new Set(
  'tooth ear tongue eye eyes mouth nose foot leg bone brain spiral-shell feather treasure-chest'.split(
    ' ',
  ),
);

/** `brushing its teeth`, `on its mossy shell`: a part of somebody who is shown. */
export function isPartOf(item: Item, before: readonly Item[]): boolean {
  if (!BODY_PARTS.has(item.meaning.concept ?? '')) return false;
  const near = before.slice(-3);
  const from = near.findLastIndex(({ meaning, boundary }) => boundary || meaning.concept) + 1;
  return near.slice(from).some(({ phrase }) => OWNED.test(phrase));
}

/** `a robot chef`, `a cat astronaut`: who does the work is shown, not a person of that trade. */
export function isTrade(item: Item, next: Item): boolean {
  const { concept } = item.meaning;
  const made = concept === 'robot' || (concept && conceptOf(concept).kind === 'animal');
  const trade = next.meaning.concept;
  const known = trade !== undefined && conceptOf(trade).kind === 'person';
  // An elf archer is an elf with a bow.
  if (trade === 'person' && concept && conceptOf(concept).kind === 'person') return true;
  return Boolean(made && (known || TRADES.has(next.phrase)));
}

const BETWEEN_IN_AND_COLOR = /^(?:shade|tone|hue|color|colour|of|a|the|only|just)$/;

/** `in blue and gold`, `in shades of blue`: colours that no thing follows. */
export function isAfterIn(items: readonly Item[], index: number): boolean {
  for (let back = index - 1; back >= 0; back -= 1) {
    const { phrase, meaning } = items[back]!;
    if (phrase === 'in') return true;
    if (!BETWEEN_IN_AND_COLOR.test(phrase) && meaning.tone === undefined) return false;
  }
  return false;
}
