/**
 * The composer: from a prompt to a drawing in one hand. `understand` reads what is asked for,
 * `illustrate` draws it; nothing outside reaches further in.
 */
export { type Brief, briefSchema } from './brief';
export { coverageOf, illustrate } from './illustrate';
export { illustrateThings, type NamedThing, thingsOf } from './things-alone';
export { type Illustration, svgOf } from './illustration';
export { ledgerOf } from './ledger';
export { isSkinTone, showsPeople } from './palette/skin-tones';
export { isIndoors } from './places';
export { briefFromModel, understand } from './understand';
export { englishLemma } from './understand/text/english-lemma';
