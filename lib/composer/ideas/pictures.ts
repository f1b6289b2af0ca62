import type { IdeaEntry } from './idea';
import { BUSINESS } from './business.data';
import { FEELINGS } from './feelings.data';
import { SCREENS } from './screens.data';
import { SOCIETY } from './society.data';
import { TECHNOLOGY } from './technology.data';
import { WORK } from './work.data';

/** All ideas that have pictures of their own. */
export const IDEAS: readonly IdeaEntry[] = [
  ...WORK,
  ...BUSINESS,
  ...FEELINGS,
  ...TECHNOLOGY,
  ...SOCIETY,
  ...SCREENS,
];
