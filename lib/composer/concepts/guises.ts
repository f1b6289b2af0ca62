import { isOfSort, type Sort } from './sorts';
import { BLEND_SORTS } from './sorts-blends';

/** Things that are known by their marks whatever they are made of. */
export type GuiseSort = Extract<Sort, `guise-${string}`>;
const GUISE_SORTS = (Object.keys(BLEND_SORTS) as Sort[]).filter((sort): sort is GuiseSort =>
  sort.startsWith('guise-'),
);

/** By which marks a concept is known; none where by none. */
export const guiseSortOf = (conceptId: string | undefined): GuiseSort | undefined =>
  GUISE_SORTS.find((sort) => isOfSort(conceptId, sort));
