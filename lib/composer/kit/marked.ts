/**
 * Parts that a drawing marks, so that what a prompt says of a part alone (a cup with a blue handle) is drawn on it. A mark
 * is a group with the part's name, as `concepts/part-looks.ts` has it.
 */
export const markedPart = (name: string, svg: string): string =>
  svg === '' ? '' : `<g data-part="${name}">${svg}</g>`;
