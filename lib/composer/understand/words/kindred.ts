import { KINDRED } from './kindred.data';
import { KINDRED_CALLINGS } from './kindred-callings.data';
import { KINDRED_COMMON } from './kindred-common-a.data';
import { KINDRED_EVERYDAY_PEOPLE } from './kindred-everyday-a.data';
import { KINDRED_EVERYDAY_THINGS } from './kindred-everyday-b.data';
import { KINDRED_EVERYDAY_PLACES } from './kindred-everyday-c.data';
import { KINDRED_DISHES } from './kindred-dishes.data';
import { KINDRED_GOODS } from './kindred-goods.data';
import { KINDRED_PEOPLE } from './kindred-people.data';
import { KINDRED_PLACES } from './kindred-places.data';
import { KINDRED_PLAIN } from './kindred-plain.data';

/** The tables of more words for what is known, in the order in which they are read: a row may name a word of an earlier one. */
export const KINDRED_TABLES: readonly string[] = [
  KINDRED,
  KINDRED_GOODS,
  KINDRED_DISHES,
  KINDRED_PEOPLE,
  KINDRED_COMMON,
  KINDRED_PLACES,
  KINDRED_EVERYDAY_PEOPLE,
  KINDRED_EVERYDAY_THINGS,
  KINDRED_EVERYDAY_PLACES,
  KINDRED_PLAIN,
  KINDRED_CALLINGS,
];
