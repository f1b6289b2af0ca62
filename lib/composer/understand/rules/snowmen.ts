import { isOfSort } from '../../concepts';
import { remove } from './imply';
import type { Rule } from './rule';

/** A snowman is drawn with a scarf: the one that is told is that, in its colour, and no second one over it. */
export const snowmensScarves: Rule = {
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
      figure.shows = [...(figure.shows ?? []), scarf.phrase];
      draft.fate(scarf.phrase, 'element', figure.id);
      remove(draft, (id) => id === scarf.id);
    }
  },
};
