import type { BriefElement } from '../../brief';

/** Says an attribute of an element, once. */
export function mark({ attributes }: Pick<BriefElement, 'attributes'>, attribute: string): void {
  if (!attributes.includes(attribute)) attributes.push(attribute);
}
