import { conceptOf } from '../../concepts';
import type { Draft } from '../read/draft';

/** What is asked of whoever may do something besides: whether they are somewhere, act already, and how tall they are. */

export const isPlaced = ({ relations }: Draft, id: string): boolean =>
  relations.some(
    ({ kind, from, to }) =>
      (from === id && /^(?:on|in|at|under|part-of|against)$/.test(kind)) ||
      (to === id && /^(?:holding|wearing)$/.test(kind)),
  );

export const acts = ({ actions }: Draft, id: string): boolean =>
  actions.some(({ agent }) => agent === id);

export const heightCm = (draft: Draft, id: string): number =>
  conceptOf(draft.element(id)?.concept ?? '')?.heightCm ?? 0;
