import type { BriefElement } from '../../brief';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { mark } from './mark';
import { imply, remove } from './imply';
import type { Rule } from './rule';

/** The cloth of a table that is told is over it, and lies folded beside nothing. */

const CLOTH =
  /\btable ?cloth\b|tischdecke|\bnappe\b|\bmantel\b|\btovaglia\b|toalha de mesa|скатерт|テーブルクロス/i;
const CHECKED = /^(?:checkered|striped)$/;
const SAID = /^(?:with|on|above|in|under|part-of|wearing|full-of)$/;

export const tableCloths: Rule = {
  name: 'a tablecloth is over the table that has it',
  example: {
    prompt: 'a round table with a white tablecloth and candles',
    elements: ['candle'],
    without: ['cloth'],
  },
  apply(draft) {
    if (draft.template) return;
    const cloth = draft.elements.find(
      ({ concept, phrase }) => concept === 'cloth' && CLOTH.test(phrase),
    );
    const table =
      draft.elements.find(({ concept }) => isOfSort(concept, 'dining-table')) ??
      (cloth ? tableUnder(draft, cloth) : undefined);
    if (!table || !cloth) return;
    const isOfIt = draft.relations.some(
      ({ kind, from, to }) =>
        SAID.test(kind) &&
        ((from === table.id && to === cloth.id) || (from === cloth.id && to === table.id)),
    );
    if (!isOfIt) return;
    mark(table, cloth.attributes.some((one) => CHECKED.test(one)) ? 'checks-laid' : 'cloth-laid');
    const [color] = cloth.colors;
    if (color) table.trimColors = [color, ...(table.trimColors ?? [])];
    draft.fate(cloth.phrase, 'attribute', table.id);
    // `at a table with a cloth and candles`: what is listed after the cloth is in nobody's hands.
    const at = draft.elements.indexOf(cloth);
    for (const one of draft.relations.filter(
      ({ kind, to }) => kind === 'with' && to !== cloth.id,
    )) {
      const isAfter = draft.elements.findIndex(({ id }) => id === one.to) > at;
      const sits = draft.relations.some(
        ({ kind, from, to }) =>
          /^(?:at|around)$/.test(kind) && from === one.from && to === table.id,
      );
      if (!isAfter || !sits) continue;
      Object.assign(one, { kind: 'on', from: one.to, to: table.id });
      for (const action of draft.actions)
        if (action.instrument === one.from) delete action.instrument;
    }
    // What is on the cloth, or was told to be had by it, is on the table.
    for (const one of [...draft.relations]) {
      if (one.to === cloth.id && one.from !== table.id) draft.relate('on', one.from, table.id);
      if (one.from === cloth.id && one.kind === 'with') draft.relate('on', one.to, table.id);
    }
    remove(draft, (id) => id === cloth.id);
  },
};

/** `a menorah on a blue tablecloth`: the table that nobody tells of. */
function tableUnder(draft: Draft, cloth: BriefElement): BriefElement | undefined {
  const onIt = draft.relations.filter(({ kind, to }) => kind === 'on' && to === cloth.id);
  if (onIt.length === 0 || onIt.some(({ from }) => draft.isAnimate(from))) return undefined;
  const id = imply(draft, { concept: 'table', because: cloth.phrase });
  if (id !== undefined) draft.relate('on', cloth.id, id);
  return draft.element(id ?? '');
}
