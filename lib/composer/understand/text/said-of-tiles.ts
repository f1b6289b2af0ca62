import { type Rewording, reworded } from './reworded';

/**
 * What is said of an isometric picture and names nothing in it: rooms are cut open in all of them, so that a `cutaway` of a
 * house is the house. English only.
 */

const IS_TILE = /\bisometric\b/i;

const CUT = '(?:cut-?aways?|cross[- ]sections?|cut open)(?: view| illustration| diagram)?';
const STOREYS = '(?:hospital|office|school|hotel|factory|museum|library)';

const SAYINGS: readonly Rewording[] = [
  // `a house cutaway showing bedroom and kitchen`
  [new RegExp(`,?\\s(?:in )?(?:an? )?${CUT} (?:showing|revealing|with)\\b`, 'giu'), ' with'],
  [new RegExp(`\\b${CUT} of (?=\\p{L})`, 'giu'), ''],
  [new RegExp(`,?\\s(?:in |as )?(?:an? )?${CUT}(?=\\s*(?:[,.;]|$))`, 'giu'), ''],
  // `a hospital floor` is what is on one floor of it.
  [new RegExp(`\\b(${STOREYS}) (?:floor|level|storey|interior)\\b(?! plan)`, 'giu'), '$1'],
  [/\breception(?= *(?:[,.;]|$|and\b))/giu, 'reception desk'],
];

/** An isometric prompt without what is said of how it is cut. */
export const saidOfTiles = (text: string): string =>
  IS_TILE.test(text) ? reworded(text, SAYINGS) : text;
