import type { BriefRelation } from '../../brief';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { remove } from './imply';
import { mark, showWith } from './mark';
import type { Rule } from './rule';

/** What hangs from a rope, a chain or a string: by itself, or on a line between two. */

const HANGS = /^(?:hanging|on|at|tied|beside)$/;

/** Whether something that nobody is hangs, by its action or its relation. */
const isHung = (draft: Draft, { kind, from }: BriefRelation): boolean =>
  !draft.isAnimate(from) &&
  // A key on a string hangs on it as well.
  (/^(?:hanging|on)$/.test(kind) ||
    draft.actions.some(
      ({ verb, agent, patient }) => verb === 'hang' && agent === from && !patient,
    ));

const pairBetween = (draft: Draft, id: string): string | undefined =>
  draft.relations.find(
    ({ kind, from, to }) =>
      kind === 'between' && from === id && draft.element(to)?.count === 2 && !draft.isAnimate(to),
  )?.to;

const unhung = (draft: Draft, id: string): void => {
  const kept = draft.actions.filter(
    ({ verb, agent, patient }) => verb !== 'hang' || agent !== id || patient !== undefined,
  );
  draft.actions.splice(0, draft.actions.length, ...kept);
};

const fromLines: Rule = {
  name: 'a lantern by a chain hangs from it',
  example: {
    prompt: 'a lantern hanging by a chain',
    brief: { relations: [{ kind: 'hanging', from: 'e1', to: 'e2' }] },
  },
  apply(draft) {
    for (const relation of draft.relations) {
      const { kind, from, to } = relation;
      if (!isOfSort(draft.element(to)?.concept, 'hung-by') || !HANGS.test(kind)) continue;
      // A balloon on a string goes up from it.
      if (kind !== 'hanging' && isOfSort(draft.element(from)?.concept, 'wafting')) continue;
      if (isHung(draft, relation)) relation.kind = 'hanging';
      if (relation.kind === 'hanging') unhung(draft, from);
    }
  },
};

const betweenTwo: Rule = {
  name: 'a lantern on a rope between two trees hangs in the middle of it',
  example: {
    prompt: 'a lantern hung from a rope between two pine trees',
    elements: ['lantern', 'pine tree'],
    without: ['rope'],
    brief: { relations: [{ kind: 'between', from: 'e1', to: 'e3' }] },
  },
  apply(draft) {
    for (const { kind, from, to } of [...draft.relations]) {
      const [item, line] = [draft.element(from), draft.element(to)];
      const posts = pairBetween(draft, to);
      const isOnLine = kind === 'hanging' && isOfSort(line?.concept, 'hung-by');
      if (!item || !line || !posts || !isOnLine || draft.isAnimate(from)) continue;
      mark(item, 'strung-up');
      showWith(item, line.phrase);
      unhung(draft, from);
      draft.fate(line.phrase, 'element', from);
      remove(draft, (id) => id === to);
      draft.relate('between', from, posts);
    }
    for (const { verb, agent, patient } of [...draft.actions]) {
      const item = draft.element(agent);
      const isAlone = verb === 'hang' && patient === undefined && !draft.isAnimate(agent);
      if (!item || !isAlone || pairBetween(draft, agent) === undefined) continue;
      mark(item, 'strung-up');
      unhung(draft, agent);
    }
  },
};

export const ON_LINES: readonly Rule[] = [fromLines, betweenTwo];
