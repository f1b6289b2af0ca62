/**
 * The composer: from a prompt to a drawing in one hand. `understand` reads what is asked for,
 * `illustrate` draws it; nothing outside reaches further in.
 */
export type { Brief } from './brief';
export { coverageOf, illustrate } from './illustrate';
export { type Illustration, svgOf } from './illustration';
export { understand } from './understand';
export { englishLemma } from './understand/text/english-lemma';
