import { isOfSort } from '../../concepts';
import type { Draft } from '../read/draft';
import { remove } from './imply';
import { showWith } from './mark';
import type { Rule } from './rule';

/** What is told beside a thing and meant of it: its own parts, its own scarf, what fills it. */

/** A snowman is drawn with a scarf: the one that is told is that, in its colour, and no second one over it. */
const snowmensScarves: Rule = {
  name: 'the scarf of a snowman is its own, in the colour that is told',
  example: {
    prompt: 'a snowman with a blue scarf',
    elements: ['snowman'],
    without: ['scarf'],
  },
  apply(draft) {
    for (const { kind, from, to } of [...draft.relations]) {
      const [figure, scarf] = [draft.element(from), draft.element(to)];
      if (!/^(?:with|wearing)$/.test(kind) || !figure || !scarf) continue;
      if (!isOfSort(figure.concept, 'scarved') || !isOfSort(scarf.concept, 'neck-cloth')) continue;
      if (scarf.colors.length > 0) figure.colors = [...scarf.colors];
      showWith(figure, scarf.phrase);
      draft.fate(scarf.phrase, 'element', figure.id);
      remove(draft, (id) => id === scarf.id);
    }
  },
};

const MARKS = /^(?:icon|app-icon|logo|emblem|sticker)$/;
const WHOLE = /^(?:vehicle|building)$/;

/** What has the part: the thing before it that such parts are of. */
const wholeOf = (draft: Draft, at: number) =>
  draft.elements.slice(0, at).findLast(({ id }) => WHOLE.test(draft.kindOf(id) ?? ''));

const partsOfMarks: Rule = {
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
      showWith(whole, part.phrase);
      draft.fate(part.phrase, 'element', whole.id);
      remove(draft, (id) => id === part.id);
    }
  },
};

const onto = (draft: Draft, to: string) =>
  draft.relations.filter(({ kind, to: on }) => kind === 'on' && on === to).map(({ from }) => from);

const filledVessels: Rule = {
  name: 'jars on a counter filled with rice are full of it, and the counter is not',
  example: {
    prompt: 'five jars on a wooden counter filled with rice',
    brief: {
      relations: [
        { kind: 'on', from: 'e1', to: 'e2' },
        { kind: 'full-of', from: 'e1', to: 'e3' },
      ],
    },
  },
  apply(draft) {
    for (const relation of draft.relations) {
      if (relation.kind !== 'full-of' || draft.kindOf(relation.from) !== 'furniture') continue;
      if (isOfSort(draft.element(relation.from)?.concept, 'vessel')) continue;
      const vessel = onto(draft, relation.from).find((id) =>
        isOfSort(draft.element(id)?.concept, 'vessel'),
      );
      if (vessel) relation.from = vessel;
    }
  },
};

export const MEANT_OF_WHOLES: readonly Rule[] = [snowmensScarves, partsOfMarks, filledVessels];
