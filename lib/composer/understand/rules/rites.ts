import type { Draft } from '../read/draft';
import { imply, remove } from './imply';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

/** What is done at feasts: lights are lit, and somebody comes through the chimney. */

const LIGHTING =
  /\b(?:light(?:s|ing)?|lit by|kindl(?:es|ing))\b (?:an? |the |his |her |their |its |some |two |three )?/i;

const whoActs = (draft: Draft) => draft.elements.find(({ id }) => draft.isAnimate(id));

export const kindled: Rule = {
  name: 'who lights a lamp or a candle goes down to it with the hand',
  example: {
    prompt: 'a girl lighting a diya',
    brief: { actions: [{ verb: 'light', agent: 'e1', patient: 'e2' }] },
  },
  apply(draft, prompt) {
    const found = LIGHTING.exec(prompt);
    const who = whoActs(draft);
    if (!found || !who || draft.actions.some(({ verb }) => verb !== 'light')) return;
    const after = prompt.slice(found.index + found[0].length).toLowerCase();
    const lamp = draft.elements.find(
      ({ concept, phrase }) =>
        isOfSort(concept, 'burning') && after.startsWith(phrase.toLowerCase().split(' ')[0] ?? ''),
    );
    const isCandle = /^candle/.test(after);
    const id =
      lamp?.id ??
      (isCandle ? imply(draft, { concept: 'candle', because: 'what is lit' }) : undefined);
    if (id === undefined) return;
    draft.unrelate(({ from, to }) => from === who.id && to === id);
    const light = draft.actions.find(({ verb }) => verb === 'light');
    if (light) light.patient = id;
    else draft.actions.push({ verb: 'light', agent: who.id, patient: id });
  },
};

/** And not the smoke that comes out of it. */
const DOWN_THE_CHIMNEY =
  /(?<!\b(?:smoke|steam|soot)\b[^,.;]{0,30})\b(?:down|up|into|through|out of|in|inside|from) (?:the |a |an? \p{L}+ |his |their )?chimneys?\b/iu;

export const chimneys: Rule = {
  name: 'who comes down the chimney is in it',
  example: {
    prompt: 'santa coming down the chimney with a sack',
    brief: {
      relations: [
        { kind: 'in', from: 'e1', to: 'e2' },
        { kind: 'holding', from: 'e1', to: 'e3' },
      ],
    },
  },
  apply(draft, prompt) {
    const chimney = draft.elements.find(({ concept }) => concept === 'chimney');
    const who = whoActs(draft);
    if (!chimney || !who || !DOWN_THE_CHIMNEY.test(prompt)) return;
    const had = draft.relations.filter(({ kind, from }) => from === chimney.id && kind === 'with');
    draft.unrelate((one) => had.includes(one) || (one.from === who.id && one.to === chimney.id));
    chimney.phrase = 'chimney';
    draft.relate('in', who.id, chimney.id);
    for (const { to } of had) {
      draft.relate('holding', who.id, to);
      // What the sack is full of is in it.
      const held = draft.relations.filter(({ kind, from }) => from === to && kind === 'with');
      remove(draft, (id) => held.some((one) => one.to === id));
    }
    draft.season ??= 'winter';
  },
};

const DRAWN_BY = /\b(?:pulled|drawn|towed|dragged|hauled) by\b/i;

export const drawnBy: Rule = {
  name: 'a sleigh that reindeer pull is behind them',
  example: {
    prompt: 'santa in his sleigh pulled by reindeer',
    brief: { actions: [{ verb: 'pull', agent: 'e3', patient: 'e2' }] },
  },
  apply(draft, prompt) {
    const at = DRAWN_BY.exec(prompt);
    if (!at || draft.actions.some(({ verb }) => verb === 'pull')) return;
    const [before, after] = [prompt.slice(0, at.index), prompt.slice(at.index)].map((text) =>
      text.toLowerCase(),
    ) as [string, string];
    const puller = draft.elements.find(
      ({ id, phrase }) => after.includes(phrase.toLowerCase()) && draft.isAnimate(id),
    );
    const load = draft.elements.findLast(
      ({ id, phrase }) => before.includes(phrase.toLowerCase()) && !draft.isAnimate(id),
    );
    if (!puller || !load) return;
    draft.unrelate(({ from, to }) => from === puller.id || to === puller.id);
    draft.actions.push({ verb: 'pull', agent: puller.id, patient: load.id });
  },
};
