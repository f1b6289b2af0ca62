import type { AdditionId } from '../kit/buildings/additions';

/** Which part a building gets where its drawing has none such, by the concept that names it and by how the phrase says it. */
export const BUILT_ONTO: readonly (readonly [concept: string, phrase: RegExp, part: AdditionId])[] =
  [
    ['dome', /./, 'dome'],
    ['clock-tower', /\b(?:bell|belfry|campanile|carillon)/i, 'bell-tower'],
    ['clock-tower', /./, 'clock-tower'],
    ['tower', /\bclock/i, 'clock-tower'],
    ['tower', /\b(?:bell|corner|square|tall)\b/i, 'bell-tower'],
    ['spire', /./, 'spire'],
    ['stairs', /./, 'stairs'],
    ['stone-steps', /./, 'stairs'],
    ['column', /./, 'columns'],
    ['archway', /./, 'arches'],
    ['awning', /./, 'awning'],
    ['balcony', /./, 'balcony'],
    ['clothesline', /./, 'washing'],
    ['t-shirt', /\b(?:laundry|washing|clothes|sheets)\b/i, 'washing'],
  ];

/** What is done to a part of a house by somebody before it, who is not on it. */
export const DONE_BEFORE = new Set([
  'sweep',
  'clean',
  'mop',
  'wash',
  'scrub',
  'shovel',
  'paint',
  'repair',
  'decorate',
  'water',
]);

/** Families of the kit whose buildings have a front that parts can be built onto. */
export const FRONTED_FAMILIES = new Set([
  'house',
  'home',
  'public-building',
  'block-building',
  'landmark',
]);
