import type { BriefElement } from '../../brief';
import type { Draft, Phrase } from './draft';

/** `four coworkers in a car, one waving`: of a row that was told, one by itself is one of them, and not one more. */

/** The row that one is taken from. */
export const rowOf = ({ elements, divided }: Draft, concept?: string): BriefElement | undefined =>
  elements.findLast(
    (it) => it.concept === concept && concept !== undefined && (it.count > 1 || divided.has(it.id)),
  );

/** `two birds, one singing, the other asleep`: the last one is all that is left of the row. */
export function lastOf(
  draft: Draft,
  row: BriefElement,
  { attributes, colors }: Phrase,
): string | undefined {
  if (row.count > 1 || !draft.divided.has(row.id)) return undefined;
  row.attributes = [...new Set([...row.attributes, ...attributes])];
  if (colors.length > 0) row.colors = [...colors];
  return row.id;
}

/** Takes an element out of its row; it is where they all are. */
export function takeOut(draft: Draft, row: BriefElement, id: string): void {
  row.count -= 1;
  if (row.count === 1) row.several = false;
  draft.divided.add(row.id);
  for (const { kind, from, to } of [...draft.relations])
    if (from === row.id) draft.relate(kind, id, to);
}
