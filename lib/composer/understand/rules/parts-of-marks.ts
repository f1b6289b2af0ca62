import { isOfSort } from '../../concepts';
import type { Draft } from '../read/draft';
import { remove } from './imply';
import type { Rule } from './rule';

const MARKS = /^(?:icon|app-icon|logo|emblem|sticker)$/;
const WHOLE = /^(?:vehicle|building)$/;

/** What has the part: the thing before it that such parts are of. */
const wholeOf = (draft: Draft, at: number) =>
  draft.elements.slice(0, at).findLast(({ id }) => WHOLE.test(draft.kindOf(id) ?? ''));

export const partsOfMarks: Rule = {
  name: 'the two wheels of the truck on an icon are its own, and no signs beside it',
  example: {
    prompt: 'delivery truck icon, line style, two wheels',
    elements: ['truck'],
    without: ['wheel'],
  },
  apply(draft) {
    if (!MARKS.test(draft.template?.id ?? '')) return;
    for (const part of [...draft.elements]) {
      if (!isOfSort(part.concept, 'counted-part')) continue;
      const whole = wholeOf(draft, draft.elements.indexOf(part));
      if (!whole) continue;
      whole.shows = [...(whole.shows ?? []), part.phrase];
      draft.fate(part.phrase, 'element', whole.id);
      remove(draft, (id) => id === part.id);
    }
  },
};
