import type { BriefElement } from '../../brief';
import type { Draft } from '../read/draft';
import { conceptOf } from '../../concepts';
import { WORN_STAYS } from '../words/own-acts.data';
import { frameOf, OWN_ACTS_DONE } from '../words/work';
import { COUNTENANCES, STANCES } from '../words/stances.data';
import { remove } from './imply';
import type { Rule } from './rule';

/** How somebody holds the body and looks, where it is told with the parts of the body. */

const POSSESSIVE = '(?:(?:his|her|their|its|the|my|your|both|one|a) )?';

interface Stance {
  verb: string;
  words: RegExp;
}

const rows = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' | ') as [string, string]);

/** Of what is done to a part, nothing without it: `picking teeth` may be those of somebody else. */
const OWN = '(?:(?:his|her|its|their|my|your|both)(?: own)? )';
const stanceOf = (verb: string, words: string, whose: string): Stance => ({
  verb,
  words: new RegExp(`\\b${words.replaceAll('$', whose)}\\b`, 'i'),
});
const TABLE: readonly Stance[] = [
  ...OWN_ACTS_DONE.map(({ frame, words }) => stanceOf(frame.id, words, OWN)),
  ...rows(STANCES).map(([verb, words]) => stanceOf(verb, words, POSSESSIVE)),
];
/** Words of which each line has one: most prompts have none. */
const HAS_PART =
  /\b(?:his|her|its|their|my|him|her|it|them|both|hands?|arms?|fists?|head|face|finger|tongue|eyes?|legs?|knees?|toes?|tiptoes?|lips?|mouth|chin|ears?|chest|thumb|sweat|tears?|brows?|eyebrows?|shoulders?|back|side|\w+sel(?:f|ves)|wings?|sweat\w*|lipstick|lip|make-?up|mascara|eye ?liner|blush|palms?|belly|stomach|paw|trunk|feet|boots|shoes|sneakers|heels|sandals|cheeks?|jump\w*|lying|laying|clos\w+|whistl\w+)\b/i;

/** Whether somebody may be meant by `her`, `his`, `its` or `their`. */
function isMeant({ concept = '', attributes, count, several }: BriefElement, told: string) {
  const whose = /\b(his|her|its|their)\b/i.exec(told)?.[1]?.toLowerCase();
  if (whose === undefined || whose === 'their') return true;
  if (several || count > 1) return false;
  const { gender } = (conceptOf(concept)?.parameters ?? {}) as { gender?: string };
  const isWoman = attributes.includes('female') || gender === 'woman';
  const isMan = attributes.includes('male') || gender === 'man';
  return whose === 'its' ? !isWoman && !isMan : whose === 'her' ? !isMan : !isWoman;
}

/** Of several people whom a prompt names, the one that is named last before. */
function whoBefore(draft: Draft, prompt: string, index: number, told = '') {
  const all = draft.elements.filter(({ id }) => draft.isAnimate(id));
  const meant = all.filter((one) => isMeant(one, told));
  const animate = meant.length > 0 ? meant : all;
  const before = prompt.slice(0, index).toLowerCase();
  const named = animate.filter(({ phrase }) => before.includes(phrase.toLowerCase()));
  // `a woman holding a baby over her head`: it is her head.
  const isDoneTo = (id: string) =>
    draft.actions.some(({ agent, patient }) => patient === id && agent !== id) ||
    draft.relations.some(({ kind, to }) => kind === 'holding' && to === id);
  return named.filter(({ id }) => !isDoneTo(id)).at(-1) ?? named.at(-1) ?? animate[0];
}

const PARTS =
  /^(?:nose|head|face|arm|hand|leg|foot|finger|eye|ear|mouth|lip|chin|cheek|belly|stomach|back-part|shoulder|knee|tongue|muscle|chest|heart|neck|hip|toe|tooth|nail|tail|finger|elbow|wrist|pocket)$/;

/** Whether an element is only a part of a body that a stance was told with. */
const isTold = (draft: Draft, id: string, words: string): boolean => {
  const { phrase, concept = '' } = draft.element(id) ?? { phrase: '' };
  const last = phrase.toLowerCase().split(' ').at(-1) ?? '';
  return (
    !draft.isAnimate(id) &&
    words.includes(last) &&
    (PARTS.test(concept) || concept === '' || isBodily(last) || GROWN.test(concept))
  );
};

const isBodily = (word: string) =>
  /^(?:hands?|fists?|arms?|palms?|hips?|waist|head|face|eyes?|ears?|mouth|lips?|chin|beard|cheeks?|bell(?:y|ies)|stomach|tummy|back|shoulders?|knees?|toes?|tiptoes?|tongue|muscles?|biceps?|chest|heart|neck|forehead|brow|temples?|front|side|brows?|eyebrows?|teeth|fangs|nails|fingernails|thumb|fingers?|paws?|tail|noses?|muzzle|knuckles|hair|moustache|mustache|whiskers|sweat|tears?|elbow|sleeve|nails|toenails|trunk|fin|flippers?|chops|limbs|leg|paw|foot|legs|wings?|lipstick|gloss|balm|make-?up|mascara|eyeliner|blush|bump|(?:shoe)?laces)$/.test(
    word,
  );

/** Body alone: what a stance of the whole body takes the place of. */
const POSED =
  /^(?:stand|sit|lie|kneel|jump|pose|hold|cover|hide|rub|touch|scratch|shade|stick|raise|lift|flex|cross-arms)$/;

function assume(draft: Draft, verb: string, agent: string): void {
  const { pose, near } = frameOf(verb) ?? {};
  const own = draft.actions.filter(
    (action) => action.agent === agent && action.patient === undefined && POSED.test(action.verb),
  );
  for (const action of own) {
    // Somebody who sits with the head in the hands sits on.
    if (near !== undefined && /^(?:sit|lie|kneel)$/.test(action.verb)) continue;
    draft.actions.splice(draft.actions.indexOf(action), 1);
  }
  const isDone = draft.actions.some((action) => action.agent === agent && action.verb === verb);
  if (!isDone && draft.mayAct && (pose ?? near ?? frameOf(verb)?.face) !== undefined)
    draft.actions.push({ verb, agent });
}

export const stances: Rule = {
  name: 'hands on the hips and crossed arms are how somebody stands, and no things',
  example: {
    prompt: 'a boy with his hands on his hips',
    elements: ['boy'],
    without: ['hand'],
    brief: { actions: [{ verb: 'akimbo', agent: 'e1' }] },
  },
  apply(draft, prompt) {
    if (!HAS_PART.test(prompt)) return;
    const done = new Set<string>();
    const read = new Set<string>();
    for (const { verb, words } of TABLE) {
      const found = words.exec(prompt);
      const who = found && whoBefore(draft, prompt, found.index, found[0]);
      if (!found || !who || done.has(who.id) || read.has(found[0])) continue;
      done.add(who.id);
      read.add(found[0]);
      take(draft, verb, who.id, found[0]);
    }
  },
};

/** Gives somebody the stance that words tell, in place of what they were read as. */
function take(draft: Draft, verb: string, agent: string, said: string): void {
  const told = said.toLowerCase();
  const isTaken = (word: string) =>
    word.includes(' ')
      ? told.includes(word.toLowerCase())
      : told.split(' ').includes(word.toLowerCase());
  const misread = new Set(
    draft.words.flatMap(({ word, fate, note }) =>
      fate === 'action' && note !== undefined && isTaken(word) ? [note] : [],
    ),
  );
  const named = draft.elements.filter(({ id }) => id !== agent && isTold(draft, id, told));
  const gone = named.filter((one) => !GROWN.test(one.concept ?? ''));
  for (const one of named) if (GROWN.test(one.concept ?? '')) grow(draft, agent, one.id);
  const others = draft.words.filter(({ word, fate }) => fate !== 'action' || !isTaken(word));
  draft.words.splice(0, draft.words.length, ...others);
  draft.fate(said, 'action', verb);
  for (const word of draft.words)
    if (word.fate === 'unknown' && told.includes(word.word.toLowerCase())) word.fate = 'action';
  const isGone = (id: string | undefined) => gone.some((one) => one.id === id);
  // `wiping his brow with a rag`: the rag is in the hand.
  const tools = draft.relations.filter(
    ({ kind, from, to }) => kind === 'with' && isGone(from) && !isGone(to),
  );
  remove(draft, isGone);
  const own = draft.actions.filter((one) => one.agent === agent && misread.has(one.verb));
  for (const action of own)
    if (
      action.patient === undefined ||
      WORN_STAYS.test(draft.element(action.patient)?.phrase ?? '')
    ) {
      if (action.patient !== undefined) wear(draft, agent, action.patient);
      draft.actions.splice(draft.actions.indexOf(action), 1);
    }
  assume(draft, verb, agent);
  for (const { to } of tools) draft.relate('holding', agent, to);
}

/** Who twirls a moustache has one. */
const GROWN = /^(?:beard|moustache|goatee)$/;

function grow(draft: Draft, agent: string, id: string): void {
  draft.unrelate(({ from, to }) => from === id || to === id);
  const others = draft.actions.filter(({ patient }) => patient !== id);
  draft.actions.splice(0, draft.actions.length, ...others);
  draft.relate('with', agent, id);
}

function wear(draft: Draft, agent: string, id: string): void {
  draft.unrelate(({ kind, from, to }) => from === agent && to === id && kind !== 'wearing');
  draft.relate('wearing', agent, id);
}

const MOODS = new Map(
  rows(COUNTENANCES).flatMap(([attribute, words]) =>
    words.split(',').map((word) => [word, attribute] as const),
  ),
);
const MOOD_WORDS = [...MOODS.keys()].join('|');
const WITH_FACE = new RegExp(
  `\\b(${MOOD_WORDS})(?: and [a-z]{3,14})? (?:face|faces|look|looks|expression|expressions|gaze|grin|smile)\\b`,
  'i',
);
const SEEMING = new RegExp(
  `\\b(?:looking|looks|look|feeling|feels|seeming|getting|being|is|so|very) (?:very |so |a bit |really |completely |totally )?(${MOOD_WORDS})\\b(?! at (?:a|an|the)\\b)`,
  'i',
);
const FACE_WORD = /^(?:head|face|smile|look|expression|gaze|grin)$/;

export const countenances: Rule = {
  name: 'a worried look and a surprised face are how somebody looks',
  example: {
    prompt: 'a scientist with a surprised face',
    elements: ['scientist'],
    without: ['head'],
  },
  apply(draft, prompt) {
    const found = WITH_FACE.exec(prompt) ?? SEEMING.exec(prompt);
    const mood = MOODS.get(found?.[1]?.toLowerCase() ?? '');
    const who = found && mood ? whoBefore(draft, prompt, found.index) : undefined;
    if (!found || !mood || !who) return;
    const said = found[0].toLowerCase();
    const gone = draft.elements.filter(
      ({ id, phrase, concept = '' }) =>
        !draft.isAnimate(id) &&
        said.includes(phrase.toLowerCase().split(' ').at(-1) ?? phrase) &&
        FACE_WORD.test(concept === '' ? (phrase.split(' ').at(-1) ?? '') : concept),
    );
    for (const { phrase } of gone) draft.fate(phrase, 'attribute', mood);
    remove(draft, (id) => gone.some((one) => one.id === id));
    for (const word of draft.words)
      if (word.fate === 'unknown' && said.includes(word.word.toLowerCase()))
        Object.assign(word, { fate: 'attribute', note: mood });
    if (!who.attributes.includes(mood)) who.attributes.unshift(mood);
    draft.actions.splice(
      0,
      draft.actions.length,
      ...draft.actions.filter(
        ({ verb, agent, patient }) =>
          !(verb === 'look' && agent === who.id && patient === undefined),
      ),
    );
  },
};
