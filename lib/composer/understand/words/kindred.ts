import { KINDRED } from './kindred.data';
import { KINDRED_GOODS } from './kindred-goods.data';

/** The tables of more words for what is known, in the order in which they are read: a row may name a word of an earlier one. */
export const KINDRED_TABLES: readonly string[] = [KINDRED, KINDRED_GOODS];
