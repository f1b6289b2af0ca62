import type { BriefElement } from '../../brief';

/** Says an attribute of an element, once. */
export function mark({ attributes }: Pick<BriefElement, 'attributes'>, attribute: string): void {
  if (!attributes.includes(attribute)) attributes.push(attribute);
}

/** Says of an element that something else is seen as a part of it: its report tells of that as well. */
export function showWith(
  element: Pick<BriefElement, 'shows'>,
  ...phrases: readonly string[]
): void {
  element.shows = [...(element.shows ?? []), ...phrases];
}
