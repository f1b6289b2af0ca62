import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import type { Rule } from './rule';

/** Whoever does anything up or down a ladder or stairs is on them. */

const UP_OR_DOWN =
  /\b(?:up|down) (?:(?:the|an?|his|her|their|some) )?(?:[a-z-]{2,20} ){0,2}(?:(?:step)?ladders?|stairs|stair(?:case|way)s?|steps|scaffold(?:ing)?|escalators?|fire escapes?)\b/giu;
/** Said of how one gets there, and read as what water or a traveller does. */
const GOING = /^(?:flow|travel|walk|run|climb|sneak-verb|crawl)$/;
/** Who slides or falls down them does so. */
const ELSE = /^(?:slide|fall|push|pull|sweep|clean|look)$/;

const isWay = (draft: Draft, id = '') => isOfSort(draft.element(id)?.concept, 'gone-up-and-down');

/** Who was named last before a place in the prompt, of those who do something themselves. */
function moverBefore(draft: Draft, told: string): string | undefined {
  const isDoing = (id: string) => draft.actions.some(({ agent }) => agent === id);
  const isDone = (id: string) =>
    draft.actions.some(({ patient }) => patient === id) ||
    draft.relations.some(({ kind, to }) => to === id && kind === 'holding');
  const named = draft.elements
    .filter(({ id }) => draft.isAnimate(id) && !isDone(id))
    .map(({ id, phrase }) => ({ id, at: told.lastIndexOf(phrase.toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => other.at - one.at);
  return (named.find(({ id }) => isDoing(id)) ?? named[0])?.id;
}

function climb(draft: Draft, agent: string, patient: string): void {
  const own = draft.actions.filter((one) => one.agent === agent);
  if (own.some(({ verb }) => ELSE.test(verb)) || !draft.mayAct) return;
  // Two with a sofa between them have the stairs behind them.
  const isLaden = draft.relations.some(
    ({ kind, from, to }) =>
      kind === 'holding' && from === agent && draft.kindOf(to) === 'furniture',
  );
  if (isLaden && (draft.element(agent)?.count ?? 1) > 1) return;
  const told = own.filter(
    ({ verb, patient: to }) => GOING.test(verb) && (to === undefined || to === patient),
  );
  for (const word of draft.words)
    if (word.fate === 'action' && told.some(({ verb }) => verb === word.note)) word.note = 'climb';
  const kept = draft.actions.filter((one) => !told.includes(one));
  draft.actions.splice(0, draft.actions.length, { verb: 'climb', agent, patient }, ...kept);
  draft.unrelate(({ from, to }) => from === agent && to === patient);
}

/** `down a ladder with a bucket`: who climbs has it. */
function handOver(draft: Draft): void {
  for (const { verb, agent, patient } of draft.actions) {
    if (verb !== 'climb' || !isWay(draft, patient)) continue;
    for (const { kind, from, to } of [...draft.relations]) {
      if (kind !== 'with' || from !== patient || draft.isAnimate(to)) continue;
      draft.unrelate((one) => one.from === from && one.to === to);
      draft.relate(draft.kindOf(to) === 'clothing' ? 'wearing' : 'holding', agent, to);
    }
  }
}

export const waysGone: Rule = {
  name: 'who carries something up or down a ladder is on the ladder',
  example: {
    prompt: 'a firefighter carrying a kitten down a ladder',
    brief: {
      actions: [
        { verb: 'climb', agent: 'e1', patient: 'e3' },
        { verb: 'hold', agent: 'e1', patient: 'e2' },
      ],
    },
  },
  apply(draft, prompt) {
    if (draft.language !== 'en') return;
    const way = draft.elements.find(({ id }) => isWay(draft, id));
    for (const { index } of way ? prompt.matchAll(UP_OR_DOWN) : []) {
      const mover = moverBefore(draft, prompt.slice(0, index).toLowerCase());
      if (mover && way) climb(draft, mover, way.id);
    }
    handOver(draft);
  },
};

const ALONG = /^(?:walk|run|cross|balance|travel|dance|tiptoe|sneak-verb|cycle|crawl)$/;

export const narrowWays: Rule = {
  name: 'who walks a tightrope is on it, and not beside it',
  example: {
    prompt: 'a woman walking a tightrope with an umbrella',
    brief: {
      relations: [
        { kind: 'holding', from: 'e1', to: 'e3' },
        { kind: 'on', from: 'e1', to: 'e2' },
      ],
      actions: [{ verb: 'walk', agent: 'e1' }],
    },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const { verb, agent, patient } = action;
      if (patient === undefined || !ALONG.test(verb) || !draft.isAnimate(agent)) continue;
      if (!isOfSort(draft.element(patient)?.concept, 'walked-along')) continue;
      delete action.patient;
      delete action.instrument;
      draft.unrelate(({ from, to }) => from === agent && to === patient);
      draft.relate('on', agent, patient);
    }
  },
};

export const wavesRidden: Rule = {
  name: 'who surfs and is on a wave surfs that wave',
  example: {
    prompt: 'a surfer riding a big wave',
    brief: { actions: [{ verb: 'surf', agent: 'e1', patient: 'e2', instrument: 'e3' }] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      if (action.verb !== 'surf' || action.patient !== undefined) continue;
      const wave = draft.relations.find(
        ({ kind, from, to }) =>
          kind === 'on' && from === action.agent && isOfSort(draft.element(to)?.concept, 'surfed'),
      )?.to;
      if (wave) action.patient = wave;
    }
  },
};
