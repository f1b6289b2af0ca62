import { conceptOf } from '../../concepts';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { mark, showWith } from './mark';
import { mergeInto } from './merging';
import type { Rule } from './rule';

/** Doors and windows in what is no house: in the trunk of a tree, in a mushroom, in a boot. */

const STATES = [
  ['seen-as-door', 'doored'],
  ['seen-as-window', 'windowed'],
] as const;

/** What has doors and windows of its own, or is one. */
const OWN = /^(?:building|vehicle|furniture|person|animal|fantasy|place|body-part|sign|device)$/;

const stateBy = (concept: string | undefined) =>
  STATES.find(([sort]) => isOfSort(concept, sort))?.[1];

const isHost = (draft: Draft, id: string): boolean => {
  const { kind = '', part } = conceptOf(draft.element(id)?.concept ?? '') ?? {};
  return part !== undefined && kind !== '' && !OWN.test(kind);
};

/** `a door in a tree`, `a tree with a door in its trunk`: the opening, and what it is in. */
const pairOf = (kind: string, from: string, to: string) =>
  /^(?:in|on|part-of|at)$/.test(kind)
    ? { opening: from, host: to }
    : /^(?:with|holding)$/.test(kind)
      ? { opening: to, host: from }
      : undefined;

/** A window with loaves in baskets is in none of those: nothing else is had between the two. */
function areNextTo(prompt: string, opening: string, host: string): boolean {
  const text = prompt.toLowerCase();
  const [own, other] = [opening, host].map((phrase) =>
    text.indexOf(phrase.toLowerCase().split(' ').at(-1) ?? phrase),
  ) as [number, number];
  return own > other || !/\b(?:with|and|beside|next)\b|,/.test(text.slice(own, other));
}

export const openings: Rule = {
  name: 'a door in the trunk of a tree is drawn there, and none stands beside it',
  example: {
    prompt: 'a red door in a huge oak tree',
    elements: ['oak tree'],
    without: ['door'],
  },
  apply(draft, prompt) {
    if (draft.template) return;
    for (const { kind, from, to } of [...draft.relations]) {
      const pair = pairOf(kind, from, to);
      const [opening, host] = [draft.element(pair?.opening ?? ''), draft.element(pair?.host ?? '')];
      const state = stateBy(opening?.concept);
      if (!opening || !host || !state || !isHost(draft, host.id)) continue;
      if (!areNextTo(prompt, opening.phrase, host.phrase)) continue;
      mark(host, state);
      host.trimColors = [...opening.colors, ...(host.trimColors ?? [])];
      showWith(host, opening.phrase);
      draft.fate(opening.phrase, 'element', host.id);
      mergeInto(draft, opening.id, host.id);
      draft.unrelate((one) => one.from === one.to);
    }
  },
};
