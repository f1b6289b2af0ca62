import { conceptOf } from '../../concepts';
import type { Brief, BriefElement } from '../../brief';

/** A thing of a page as the kit draws it, in the words of a table. */
export function thingOf(
  id: string,
  name: string,
  shows: string,
  read: (text: string) => Brief,
): BriefElement {
  const isOwn = shows.startsWith('~');
  const first = isOwn
    ? undefined
    : read(shows).elements.find(({ concept }) => conceptOf(concept ?? ''));
  return first
    ? { ...first, id, phrase: name.toLowerCase(), count: 1, several: false }
    : {
        id,
        phrase: isOwn || shows === '' ? name.toLowerCase() : shows,
        count: 1,
        several: false,
        colors: [],
        attributes: [],
      };
}
