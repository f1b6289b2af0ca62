import { conceptOf } from '../../concepts';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { mark } from './mark';
import type { Rule } from './rule';

/** What lies on the ground: it is in nobody's hand, and what is said of where on the ground is said of it. */

const LAID =
  '(?:is |are )?(?:laid|lying|resting|placed|put|set|dropped|thrown|left)(?: down)?(?: flat)? on (?:the|a) (?:\\w+ )?(?:ground|floor|grass|sand|snow|mat|tatami|carpet|rug)\\b';
const isGround = (draft: Draft, id: string) =>
  isOfSort(draft.element(id)?.concept, 'bare-ground') ||
  isOfSort(draft.element(id)?.concept, 'underfoot');

const escaped = (phrase: string) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** From whoever had it in the hand to the ground. */
function layDown(draft: Draft, owner: string, thing: string): void {
  draft.unrelate((one) => one.kind === 'holding' && one.from === owner && one.to === thing);
  const under = draft.relations.find(
    ({ kind, from, to }) => kind === 'on' && from === owner && isGround(draft, to),
  );
  draft.unrelate((one) => one === under);
  if (under) draft.relate('on', thing, under.to);
  else draft.relate('beside', thing, owner);
  const isIdle = ({ agent, verb, patient }: Draft['actions'][number]) =>
    agent === owner && /^(?:put|lie|rest|throw)$/.test(verb) && patient === undefined;
  const others = draft.actions.filter((one) => !isIdle(one));
  draft.actions.splice(0, draft.actions.length, ...others);
  if (draft.mayAct) draft.actions.push({ verb: 'lie', agent: thing });
}

const laidDown: Rule = {
  name: 'what somebody has laid on the ground lies there, and is not in the hand',
  example: {
    prompt: 'a samurai kneeling with his sword laid on the ground in front of him',
    brief: {
      relations: [
        { kind: 'on', from: 'e2', to: 'e3' },
        { kind: 'in-front-of', from: 'e2', to: 'e1' },
      ],
    },
  },
  apply(draft, prompt) {
    if (draft.template) return;
    for (const { kind, from, to } of [...draft.relations]) {
      const { phrase = '' } = draft.element(to) ?? {};
      if (kind !== 'holding' || phrase === '') continue;
      if (new RegExp(`\\b${escaped(phrase)} ${LAID}`, 'i').test(prompt)) layDown(draft, from, to);
    }
  },
};

const SIDES = /^(?:in-front-of|beside|behind|under)$/;

const spotsOfGround: Rule = {
  name: 'what is on the ground in front of somebody is in front of them',
  example: {
    prompt: 'a girl kneeling, a candle on the floor in front of her',
    brief: {
      relations: [
        { kind: 'on', from: 'e2', to: 'e3' },
        { kind: 'in-front-of', from: 'e2', to: 'e1' },
      ],
    },
  },
  apply(draft) {
    const told = draft.relations.filter(
      ({ kind, from }) => SIDES.test(kind) && isOfSort(draft.element(from)?.concept, 'bare-ground'),
    );
    for (const one of told) {
      const on = draft.relations.filter(({ kind, to }) => kind === 'on' && to === one.from);
      draft.unrelate((other) => other === one);
      for (const { from } of on) if (from !== one.to) draft.relate(one.kind, from, one.to);
    }
  },
};

/** Land that boats are pulled up on. */
const ASHORE =
  '(?: (?!and\\b|with\\b|by\\b|near\\b|off\\b|from\\b)[a-z-]+){0,4} (?:on|onto|upon) (?:an?|the|some)(?: [a-z-]+){0,2} (?:beach|sand|shore|pebbles|shingle|(?:river ?)?bank|strand|dunes?)\\b';
/** These are on the water, whatever is told of a shore. */
const UNDER_WAY = /^(?:sail|float|travel|drift|row|row-team|paddle)$/;

const beached: Rule = {
  name: 'a boat on a beach lies on its sand, and not on the sea',
  example: {
    prompt: 'an old rowboat lying on a pebble beach',
    elements: ['rowing boat'],
  },
  apply(draft, prompt) {
    for (const element of draft.elements) {
      const { id, phrase, concept = '' } = element;
      const isBoat = draft.kindOf(id) === 'vehicle' && conceptOf(concept)?.habitat === 'water';
      if (!isBoat || phrase === '') continue;
      const isGoing = draft.actions.some(({ agent, verb }) => agent === id && UNDER_WAY.test(verb));
      if (!isGoing && new RegExp(`\\b${escaped(phrase)}${ASHORE}`, 'i').test(prompt))
        mark(element, 'beached');
    }
  },
};

export const ON_GROUND_RULES: readonly Rule[] = [laidDown, spotsOfGround, beached];
