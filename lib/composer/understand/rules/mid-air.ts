import type { BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import type { Draft } from '../read/draft';
import { mark } from './mark';
import type { Rule } from './rule';

/** The air as a place, in the languages that are read: it says that something is up, and of no ground. */
const AIR =
  /^(?:in (?:the |der )?)?(?:mid[- ]?air|air|luft|les airs|l'air|aire|el aire|aria|ar|воздух\p{L}*|空中)$/iu;
/** Who is up there by themselves needs no lift, and light or a cloud has its place in the sky. */
const UP_BY_NATURE = /^(?:celestial|weather|effect|mark)$/;

const UP_THERE = /^(?:air|sky)$/;

/** The last thing that is named before a word. */
function namedBefore(draft: Draft, at: number): BriefElement | undefined {
  const idOf = ({ fate, note = '' }: Draft['words'][number]) => (fate === 'element' ? note : '');
  const named = draft.words.slice(0, at).findLast((word) => draft.element(idOf(word)));
  return named && draft.element(idOf(named));
}

/** What is in mid-air hangs over the ground: the air is no other place than the one that is told besides. */
export const midAir: Rule = {
  name: 'what is in mid-air is over the ground',
  example: { prompt: 'a cat floating in mid air', elements: ['cat'], brief: { places: [] } },
  apply(draft) {
    if (draft.template) return;
    const at = draft.words.findIndex(({ word, fate }) => fate === 'place' && AIR.test(word));
    const subject = at < 0 ? undefined : namedBefore(draft, at);
    const place = draft.places.find(({ phrase }) => AIR.test(phrase));
    const { kind = '', habitat = '' } = conceptOf(subject?.concept ?? '') ?? {};
    if (!subject || !place || UP_BY_NATURE.test(kind) || UP_THERE.test(habitat)) return;
    const isThrown = draft.actions.some(({ patient }) => patient === subject.id);
    if (isThrown) return;
    mark(subject, 'airborne');
    draft.dropPlace(place);
  },
};

const FLOATS_OVER =
  /\b(?:float|hover|levitat|meditat)\w*(?: (?:high|calmly|peacefully|gently|weightlessly|cross-?legged|in the air|in mid-?air))* (?:above|over) /i;
const HELD_THERE = /^(?:on|in|riding|hanging|holding|under|wearing)$/;

/** Who floats above a lake is not in it. */
export const floatsOver: Rule = {
  name: 'who floats above a place is in the air over it',
  example: {
    prompt: 'a monk floating above a lake',
    elements: ['monk'],
  },
  apply(draft, prompt) {
    if (draft.template || !FLOATS_OVER.test(prompt)) return;
    for (const element of draft.elements) {
      const { kind = '', habitat = '' } = conceptOf(element.concept ?? '') ?? {};
      const isWalking = kind === 'person' || (kind === 'animal' && habitat === 'ground');
      const floats = draft.actions.some(
        ({ agent, verb }) => agent === element.id && /^(?:float|meditate)$/.test(verb),
      );
      const isHeld = draft.relations.some(
        ({ kind: how, from }) => from === element.id && HELD_THERE.test(how),
      );
      if (isWalking && floats && !isHeld) mark(element, 'airborne');
    }
  },
};

/** `overcast sky over a harbour`: the place is what the sky is over, whose weather was told. */
export const skyOver: Rule = {
  name: 'the sky over a place is the sky of that place',
  example: { prompt: 'stormy sky over a harbour', brief: { weather: 'storm' } },
  apply(draft, prompt) {
    const sky = draft.places.find(({ concept }) => concept === 'sky');
    const below = draft.places.find(({ concept }) => concept !== 'sky');
    if (!sky || !below || !OVER.test(prompt)) return;
    draft.dropPlace(sky);
    for (const word of draft.words)
      if (word.fate === 'place' && word.note === 'sky') word.note = below.concept;
  },
};
const OVER = /\bsk(?:y|ies) (?:over|above)\b/i;
