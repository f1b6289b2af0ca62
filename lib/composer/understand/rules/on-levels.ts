import type { Draft } from '../read/draft';
import { remove } from './imply';
import type { Rule } from './rule';

/**
 * Where in a pyramid its levels are told to be, and what goes through a funnel: `vegetables at the bottom and sweets on
 * the top`, `people falling in at the top`. How they are said is no part of their names.
 */

const AT_LEVEL =
  /,? (?:(?:at|on|in|to|as) )?(?:the )?(?:very )?(top|tip|bottom|base|foot|middle|cent(?:er|re))(?: level| layer)?$/i;
const HEIGHTS: Record<string, number> = { top: 0, tip: 0, bottom: 2, base: 2, foot: 2 };
const FLOWING =
  /,? (?:fall|dropp|pour|go|flow|roll|enter|com|mov|pass|jump|slid|trickl)ing(?: (?:in|into|out|down|through|from)\b.*)?$/i;

/** The elements of a list's entries, without what was said of where they are. */
function renamed(draft: Draft, pattern: RegExp): void {
  for (const element of draft.elements)
    if (/^i\d+$/.test(element.id)) element.phrase = element.phrase.replace(pattern, '');
}

export const onLevels: Rule = {
  name: 'levels of a pyramid stand where they are told to be',
  example: {
    prompt: 'food pyramid with vegetables at the bottom and sweets on the top',
    elements: ['carrot', 'candy'],
    without: ['tomato'],
  },
  apply(draft, prompt) {
    const { template } = draft;
    const items = template?.items ?? [];
    if (template?.id !== 'pyramid' || items.length === 0) return;
    if (/\bfunnel\b/i.test(prompt)) {
      if (!items.every(({ text }) => FLOWING.test(text))) return;
      renamed(draft, FLOWING);
      delete template.items;
      return;
    }
    const heightOf = (text: string) => {
      const at = AT_LEVEL.exec(text)?.[1]?.toLowerCase();
      return at === undefined ? undefined : (HEIGHTS[at] ?? 1);
    };
    if (items.some(({ text }) => heightOf(text) === undefined)) return;
    template.items = [...items]
      .sort((a, b) => (heightOf(a.text) ?? 1) - (heightOf(b.text) ?? 1))
      .map((item) => ({ ...item, text: item.text.replace(AT_LEVEL, '') }));
    renamed(draft, AT_LEVEL);
    // Which vegetables is told by nobody.
    remove(draft, (id) => !/^i\d+$/.test(id) && draft.element(id)?.because !== undefined);
  },
};
