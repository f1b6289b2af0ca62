import { showWith } from './mark';
import type { Brief, BriefElement } from '../../brief';
import { OPENING, partBoxOf, WITHIN_GLASS } from '../../concepts/part-boxes';
import type { Draft } from '../read/draft';
import { seenOf } from '../text/told-growth';
import { hasWord } from '../text/told-host';
import type { ToldPart } from '../text/told-parts';
import { isDrawn } from './blends';

/** What is called an orange slice is drawn as one; what burns in a mane is one flame after another. */
const shownIn = ({ elements }: Brief): BriefElement | undefined => elements.find(isDrawn);

/** Says of things what their parts are. */
export function setParts(
  draft: Draft,
  parts: readonly ToldPart[],
  read: (text: string) => Brief,
): void {
  for (const { host: word, part, shown } of parts) {
    const host = draft.elements.findLast(
      ({ phrase, concept = '' }) => hasWord(phrase, word) && partBoxOf(part, concept) !== undefined,
    );
    const isGrown = part === OPENING || part === WITHIN_GLASS;
    const other = shownIn(read(isGrown ? seenOf(shown) : shown));
    if (!host || other?.concept === undefined) {
      draft.fate(shown, 'unknown');
      continue;
    }
    const { concept, phrase, colors, several, count } = other;
    const isMany = several || count > 1;
    host.swaps = [...(host.swaps ?? []), { part, concept, phrase, colors, isMany }];
    showWith(host, isGrown ? shown : phrase);
    draft.fate(isGrown ? shown : phrase, 'element', host.id);
    if (!isGrown) draft.fate(part, 'attribute', host.id);
  }
}
