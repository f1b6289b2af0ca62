import type { Brief, BriefElement } from '../../brief';

/**
 * A set of icons that lists them has exactly those, in their order, each read by itself: `service` is the
 * bell of a hotel, `partly cloudy` a sun behind a cloud, `card` no game.
 */

const LIST = /(?::|\bicons? (?:of|with|showing|depicting|including|like)\b)\s*(.+)$/i;
/** What ends a list, and is how it is drawn. */
const STYLE =
  /\b(?:styles?|lines?|flat|outlined?|duotone|two[- ]tone|minimal\w*|vector|rounded|pastel|monochrome|colou?r\w*|background|stroke|glyph|filled|solid|white|black and white|isolated|consistent|simple|modern|icons?)\b/i;
const LEAST_ITEMS = 3;
const MOST_ITEMS = 25;
const MOST_LETTERS = 28;

const itemsOf = (list: string): string[] =>
  list
    .split(/[,;]|\s+and\s+|\s+&\s+|\.\s|\.$/)
    .map((item) => item.trim().replace(/^(?:an?|the|and|plus)\s+/i, ''))
    .filter((item) => item !== '' && item.length <= MOST_LETTERS);

/** The elements of a brief are the items of its list, where it has one. */
export function withIconList(brief: Brief, prompt: string, read: (text: string) => Brief): Brief {
  if (brief.template?.id !== 'icon-set' || brief.excluded.length > 0) return brief;
  const list = LIST.exec(prompt)?.[1];
  const items = itemsOf(list ?? '').filter((item) => !STYLE.test(item));
  if (items.length < LEAST_ITEMS || items.length > MOST_ITEMS) return brief;
  const elementOf = (item: string, index: number): BriefElement => {
    const word = item.toLowerCase();
    const own =
      brief.elements.find(({ phrase }) => phrase.toLowerCase() === word) ?? read(word).elements[0];
    return {
      ...(own ?? { several: false, colors: [], attributes: [] }),
      id: `i${String(index + 1)}`,
      phrase: item,
      count: 1,
    };
  };
  return {
    ...brief,
    template: { ...brief.template, count: items.length },
    elements: items.map(elementOf),
    relations: [],
    actions: [],
    weather: undefined,
    hour: undefined,
  };
}
