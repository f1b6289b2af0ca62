import type { IdeaEntry } from './idea';
import { BUSINESS } from './business.data';
import { FEELINGS } from './feelings.data';
import { IMAGES_OF_PEOPLE } from './images-people.data';
import { IMAGES_OF_THINGS } from './images-things.data';
import { INNER_LIFE } from './inner-life.data';
import { SAYINGS } from './sayings.data';
import { SCREENS } from './screens.data';
import { SOCIETY } from './society.data';
import { TECHNOLOGY } from './technology.data';
import { WORK } from './work.data';

/** Those that are asked for by what is in them. */
export const IMAGES: readonly IdeaEntry[] = [...SAYINGS, ...IMAGES_OF_PEOPLE, ...IMAGES_OF_THINGS];

/** All ideas that have pictures of their own. */
export const IDEAS: readonly IdeaEntry[] = [
  ...IMAGES,
  ...INNER_LIFE,
  ...WORK,
  ...BUSINESS,
  ...FEELINGS,
  ...TECHNOLOGY,
  ...SOCIETY,
  ...SCREENS,
];
