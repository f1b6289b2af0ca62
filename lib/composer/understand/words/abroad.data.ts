import { ABROAD_BESIDES } from './abroad-besides.data';
import { ABROAD_COMMON } from './abroad-common.data';
import { ABROAD_DAILY } from './abroad-daily.data';
import { ABROAD_EVERYDAY } from './abroad-everyday.data';
import { ABROAD_FREQUENT_NORTH } from './abroad-frequent-north.data';
import { ABROAD_FREQUENT_ROMANCE } from './abroad-frequent-romance.data';
import { ABROAD_FREQUENT_EASTERN } from './abroad-frequent-eastern.data';
import { ABROAD_GOODS } from './abroad-goods.data';
import { ABROAD_HOUSEHOLD } from './abroad-household.data';
import { ABROAD_NATURE } from './abroad-nature.data';
import { ABROAD_NORTH } from './abroad-north.data';
import { ABROAD_PAGES } from './abroad-pages.data';
import { ABROAD_PLAIN } from './abroad-plain.data';
import { ABROAD_ROMANCE } from './abroad-romance.data';
import { ABROAD_TOLD } from './abroad-told.data';
import { ABROAD_USUAL } from './abroad-usual.data';

/** What the other languages call things besides. */
export const ABROAD_WORDS =
  ABROAD_GOODS +
  ABROAD_NATURE +
  ABROAD_EVERYDAY +
  ABROAD_COMMON +
  ABROAD_ROMANCE +
  ABROAD_NORTH +
  ABROAD_DAILY +
  ABROAD_FREQUENT_NORTH +
  ABROAD_FREQUENT_ROMANCE +
  ABROAD_FREQUENT_EASTERN +
  ABROAD_TOLD +
  ABROAD_BESIDES +
  ABROAD_PLAIN +
  ABROAD_PAGES +
  ABROAD_USUAL +
  ABROAD_HOUSEHOLD;
