import type { Brief, BriefElement } from '../../brief';

/**
 * A set of icons that lists them has exactly those, in their order, each read by itself: `service` is the
 * bell of a hotel, `partly cloudy` a sun behind a cloud, `card` no game.
 */

const LIST = /(?:[:：]|\s[-–—]\s|\bicons? (?:of|with|showing|depicting|including|like)\b)\s*(.+)$/i;
/** `icon set for a car workshop, oil can, jack`: what is listed after whom it is for. */
const AFTER_CLIENT =
  /\bicons?(?: set| pack)? for (?:an? |the |my |our |your )?[^,:]{3,40},\s*([^,]+,.+)$/i;
/** What ends a list, and is how it is drawn. */
const STYLE =
  /\b(?:styles?|lines?|flat|outlined?|duotone|two[- ]tone|minimal\w*|vector|rounded|pastel|monochrome|colou?r\w*|background|stroke|glyph|filled|solid|white|black and white|isolated|consistent|simple|modern|icons?)\b/i;
/** What an item is on or over, which an icon of it leaves out. */
const OVER = /\s(?:over|above|on|in) (?:an? |the )?[a-z]+$/i;
const LEAST_ITEMS = 3;
const MOST_ITEMS = 25;
const MOST_LETTERS = 28;

const itemsOf = (list: string): string[] =>
  list
    .split(/[,;、]|\s+(?:and|&|y|ed?|et|und|и)\s+|\.\s|\.$/)
    .map((item) => item.trim().replace(/^(?:an?|the|and|plus)\s+/i, ''))
    .filter((item) => item !== '' && item.length <= MOST_LETTERS);

/** The elements of a brief are the items of its list, where it has one. */
export function withIconList(brief: Brief, prompt: string, read: (text: string) => Brief): Brief {
  if (brief.template?.id !== 'icon-set' || brief.excluded.length > 0) return brief;
  const list = LIST.exec(prompt)?.[1] ?? AFTER_CLIENT.exec(prompt)?.[1];
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
  // `kettle over a campfire`: the icon is of the first, and what it is over is told as left out.
  const others = items.flatMap((item, index) =>
    OVER.test(item)
      ? read(item.toLowerCase())
          .elements.slice(1)
          .map((one, at) => ({ ...one, id: `i${String(index + 1)}-${String(at + 2)}` }))
      : [],
  );
  const first = (element: BriefElement): BriefElement =>
    OVER.test(element.phrase) ? { ...element, phrase: element.phrase.replace(OVER, '') } : element;
  return {
    ...brief,
    template: { ...brief.template, count: items.length },
    elements: [...items.map(elementOf).map(first), ...others],
    relations: [],
    actions: [],
    weather: undefined,
    hour: undefined,
  };
}
