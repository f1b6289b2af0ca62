import type { Draft } from '../read/draft';
import { imply } from './imply';
import { mergeInto } from './merging';
import type { Rule } from './rule';
import { SLOPE_RULES } from './slopes';
import { climbing } from './verbs';

/** Who is on a climbing wall: up on it, by its holds, with the rope in the hands of who stands below. */

const wallOf = (draft: Draft) => draft.elements.find(({ concept }) => concept === 'climbing-wall');
const HOLD = /\b(?:hand|foot)?holds?$/i;
const REACHES = /^(?:touch|reach|hang|grab|hold|cling|grip|pull|stretch|climb)$/;

/** The holds belong to the wall: `reaching for a yellow hold`. */
function takeHolds(draft: Draft, wallId: string): void {
  for (const { id, phrase, concept } of [...draft.elements])
    if (HOLD.test(phrase) && concept === undefined) mergeInto(draft, id, wallId);
  for (const word of draft.words)
    if (word.fate === 'unknown' && HOLD.test(word.word)) word.fate = 'element';
}

/** Whoever is told to be on it, else the first who does something to it. */
const climberOn = (draft: Draft, wallId: string) =>
  draft.relations.find(
    ({ kind, from, to }) => kind === 'on' && to === wallId && draft.isAnimate(from),
  )?.from ??
  draft.actions.find(({ patient, agent }) => patient === wallId && draft.isAnimate(agent))?.agent;

const onWalls: Rule = {
  name: 'who is on a climbing wall climbs it',
  example: {
    prompt: 'a girl on a climbing wall reaching for a yellow hold',
    elements: ['girl', 'climbing wall'],
    brief: { actions: [{ verb: 'climb', agent: 'e1', patient: 'e2' }] },
  },
  apply(draft) {
    const wall = wallOf(draft);
    if (!wall || draft.template) return;
    takeHolds(draft, wall.id);
    const climber = climberOn(draft, wall.id);
    if (!climber) return;
    const own = draft.actions.filter(
      ({ agent, verb, patient }) =>
        agent === climber && REACHES.test(verb) && (!patient || patient === wall.id),
    );
    const [first, ...others] = own;
    for (const one of others) draft.actions.splice(draft.actions.indexOf(one), 1);
    const climbs = { verb: 'climb', agent: climber, patient: wall.id };
    if (first) Object.assign(first, climbs);
    else draft.actions.push(climbs);
    draft.unrelate(({ kind, from, to }) => from === climber && to === wall.id && kind !== 'on');
  },
};

const indoors: Rule = {
  name: 'who climbs in a climbing gym is on its wall',
  example: {
    prompt: 'a boy climbing in a climbing gym',
    elements: ['boy', 'climbing wall'],
  },
  apply(draft) {
    if (!draft.places.some(({ concept }) => concept === 'climbing-gym')) return;
    const action = draft.actions.find(
      ({ verb, agent, patient }) => verb === 'climb' && !patient && draft.isAnimate(agent),
    );
    if (action)
      action.patient = imply(draft, { concept: 'climbing wall', because: 'what is climbed' });
  },
};

export const CLIMBING_RULES: readonly Rule[] = [climbing, onWalls, indoors, ...SLOPE_RULES];
