import { conceptOf } from '../../concepts';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { escaped } from '../text/escaped';
import { verbFrameOf } from '../words/verb';
import { imply } from './imply';
import type { Rule } from './rule';

/** What lies on a table where somebody works or plays, and what nobody says of it. */

/** So small that it stands on a table beside the work. */
const SMALL_CM = 45;
const ON_TABLES = /^(?:food|container|plant)$/;
const BARE =
  '(?:beside|nearby|around|alongside|next to (?:it|her|him|them)|beside (?:it|her|him|them)|on the side)';

const isUnplaced = (draft: Draft, id: string) =>
  draft.relations.every(
    ({ kind, from }) => from !== id || !/^(?:on|in|under|hanging|part-of)$/.test(kind),
  );

/** Whether a list that ends with `beside` has it: `, tomatoes and basil beside`. */
const isToldBeside = (prompt: string, phrase: string) =>
  new RegExp(
    `[,;] (?:with |an? |some |the )?[^,;.]*\\b${escaped(phrase)}\\b[^,;.]* ${BARE}(?=[,;.]|$)`,
    'iu',
  ).test(prompt);

const besideTheWork: Rule = {
  name: 'tomatoes that are told beside, where somebody cuts carrots, are beside the carrots',
  example: {
    prompt: 'a woman chopping carrots, tomatoes beside',
    brief: { relations: [{ kind: 'beside', from: 'e3', to: 'e2' }] },
  },
  apply(draft, prompt) {
    if (!/\b(?:beside|nearby|around|alongside|next to|on the side)\b/i.test(prompt)) return;
    const frame = draft.actions.find(
      ({ verb, patient }) => patient && verbFrameOf(verb)?.to === 'table',
    );
    const work = draft.element(frame?.patient ?? '');
    if (!frame || !work || draft.template) return;
    const table = draft.relations.find(
      ({ kind, from, to }) =>
        kind === 'on' && from === work.id && isOfSort(draft.element(to)?.concept, 'dining-table'),
    )?.to;
    for (const { id, phrase, concept = '' } of draft.elements) {
      const { heightCm = Infinity } = conceptOf(concept) ?? {};
      const isSmall = heightCm <= SMALL_CM && ON_TABLES.test(draft.kindOf(id) ?? '');
      if (!isSmall || id === work.id || !isUnplaced(draft, id)) continue;
      if (!isToldBeside(prompt, phrase)) continue;
      draft.unrelate(({ kind, from }) => kind === 'beside' && from === id);
      draft.relate('beside', id, work.id);
      if (table) draft.relate('on', id, table);
    }
  },
};

/** What somebody works or sleeps at: a desk, or what stands on it. */
function workplaceOf(draft: Draft, somebody: string) {
  const places = draft.relations.flatMap(({ kind, from, to }) =>
    from === somebody && /^(?:at|on)$/.test(kind) ? (draft.element(to) ?? []) : [],
  );
  return places.find(({ concept }) => isTable(concept) || isOfSort(concept, 'head-laid-on'));
}

const isTable = (concept: string | undefined) => isOfSort(concept, 'tabled-on');

const aroundTheWork: Rule = {
  name: 'cups that are told around who sleeps at the keyboard stand beside it on the table',
  example: {
    prompt: 'a tired developer asleep on the keyboard, empty cups around',
    brief: {
      relations: [
        { kind: 'on', from: 'e1', to: 'e2' },
        { kind: 'beside', from: 'e3', to: 'e2' },
      ],
    },
  },
  apply(draft) {
    for (const { kind, from, to } of [...draft.relations]) {
      const { concept = '' } = draft.element(from) ?? {};
      const isSmall = (conceptOf(concept)?.heightCm ?? Infinity) <= SMALL_CM;
      if (kind !== 'around' || !isSmall || !ON_TABLES.test(draft.kindOf(from) ?? '')) continue;
      const work = draft.isAnimate(to) ? workplaceOf(draft, to) : undefined;
      if (!work) continue;
      draft.unrelate((one) => one.kind === 'around' && one.from === from);
      draft.relate(isTable(work.concept) ? 'on' : 'beside', from, work.id);
    }
  },
};

const rolledOut: Rule = {
  name: 'dough that is rolled out is flat',
  example: { prompt: 'a baker rolling out dough', elements: ['rolled dough', 'rolling pin'] },
  apply(draft) {
    for (const action of draft.actions) {
      const { verb, patient } = action;
      if (verb !== 'roll-out') continue;
      const dough = draft.element(patient ?? '');
      if (!dough)
        action.patient = imply(draft, { concept: 'rolled-dough', because: 'what is rolled out' });
      if (dough?.concept === 'dough') dough.concept = draft.lexicon.conceptNamed('rolled dough');
    }
  },
};

const workAtTables: Rule = {
  name: 'who rolls dough on a table is at the table, and not on it',
  example: {
    prompt: 'a woman rolling dough on a table',
    brief: { relations: [{ kind: 'at', from: 'e1', to: 'e2' }] },
  },
  apply(draft) {
    for (const relation of draft.relations) {
      const { kind, from, to } = relation;
      if (kind !== 'on' || !draft.isAnimate(from) || !isTable(draft.element(to)?.concept)) continue;
      const works = draft.actions.some(
        ({ verb, agent }) => agent === from && verbFrameOf(verb)?.to === 'table',
      );
      if (works) relation.kind = 'at';
    }
  },
};

const laidTiles: Rule = {
  name: 'who plays dominoes has tiles laid out on the table',
  example: { prompt: 'two men playing dominoes', elements: ['domino game'] },
  apply(draft) {
    for (const { verb, patient } of draft.actions) {
      const played = draft.element(patient ?? '');
      if (verb === 'play-chess' && played?.concept === 'domino')
        played.concept = draft.lexicon.conceptNamed('domino game');
    }
  },
};

export const TABLE_WORK: readonly Rule[] = [
  besideTheWork,
  aroundTheWork,
  rolledOut,
  workAtTables,
  laidTiles,
];
