/**
 * The composer: from a prompt to a drawing in one hand. `understand` reads what is asked for,
 * `illustrate` draws it; nothing outside reaches further in.
 */
export { type Brief, briefSchema } from './brief';
export {
  canIllustrate,
  coverageOf,
  coverageOfThings,
  illustrate,
  illustrateThings,
  thingsOf,
} from './illustrate';
export { type Illustration, svgOf } from './illustration';
export { type Entry, ledgerOf, told } from './ledger';
export { LEAST_SHARE, sightsOf } from './sight';
export { briefFromModel, understand } from './understand';
export { englishLemma } from './understand/text/english-lemma';
