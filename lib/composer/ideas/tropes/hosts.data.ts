import { END, HOST_START, LIST_END, START, thing, things, wordsOf } from './grammar';
import type { Room } from './vessels.data';

/**
 * Tropes in which a host has a slot for whatever is told: little worlds in glass on ground of their own, what is weighed
 * at the ends of a seesaw, what lies in the compartments of a box, what grows on stems. The ids are those of `hosts.ts`.
 */

/** A glass with ground in it that houses, trees and people stand on. */
export interface Stage {
  words: string;
  shows: readonly string[];
  /** Props behind and before what is in it; the one behind is told how high its ground is and of what. */
  back: string;
  front: string;
  /** The room over its ground, where that is low and where it fills half of the glass. */
  low: Room;
  half: Room;
}

export const STAGES: readonly Stage[] = [
  {
    words: '(?:(?:glass|mason|jam|pickle|cookie|preserving|honey|round|sealed) )*jar',
    shows: ['jar', 'savings-jar', 'jam', 'honey', 'cookie-jar', 'pickles'],
    back: '#stage-jar-back 50 94 90',
    front: '#stage-jar-front 50 94 90',
    low: { x: 50, floor: 79, width: 66, height: 53 },
    half: { x: 50, floor: 60, width: 64, height: 38 },
  },
  {
    words: '(?:(?:glass|wine|milk|water|corked|sealed) )*(?:bottle|flask|vial|demijohn)',
    shows: ['bottle', 'wine', 'wine-bottle', 'water-bottle', 'milk-bottle', 'flask'],
    back: '#stage-bottle-back 50 94 90',
    front: '#stage-bottle-front 50 94 90',
    low: { x: 50, floor: 80, width: 58, height: 44 },
    half: { x: 50, floor: 66, width: 54, height: 34 },
  },
  {
    words: '(?:glass |victorian )*(?:dome|cloche|bell jar|terrarium)',
    shows: ['glass-dome', 'cloche', 'terrarium', 'dome'],
    back: '#stage-dome-back 50 94 90',
    front: '#stage-dome-front 50 94 90',
    low: { x: 50, floor: 76, width: 56, height: 54 },
    half: { x: 50, floor: 76, width: 56, height: 54 },
  },
  {
    words: '(?:glass |crystal )*(?:snow ?globe|snow dome|crystal ball|glass (?:ball|sphere|globe))',
    shows: ['snow-globe', 'crystal-ball', 'globe'],
    back: '#stage-globe-back 50 94 90',
    front: '#stage-globe-front 50 94 90',
    low: { x: 50, floor: 62, width: 54, height: 44 },
    half: { x: 50, floor: 54, width: 56, height: 36 },
  },
  {
    words: '(?:glass |clear )*(?:light ?bulb|bulb)',
    shows: ['lightbulb', 'light-bulb'],
    back: '#stage-bulb-back 50 94 90',
    front: '#bulb-front 50 94 90',
    low: { x: 50, floor: 55, width: 46, height: 40 },
    half: { x: 50, floor: 46, width: 50, height: 32 },
  },
];

/** Over and under the neck of an hourglass. */
export const HALVES: Readonly<Record<'upper' | 'lower', Room>> = {
  upper: { x: 50, floor: 32, width: 40, height: 20 },
  lower: { x: 50, floor: 78, width: 42, height: 25 },
};

const stages = wordsOf(STAGES);
const HOURGLASS = '(?:hourglass|sand ?glass|egg timer)';
const FILLED = '(?:(?:half |nearly |almost )?(?:full of|filled with)|with) ';
/** What kind of picture it is, and who looks at a car in a bottle, is not in it. */
const NOT_BUSY =
  '(?!(?:[a-z]+ ){0,3}(?:hero|header|image|illustration|banner|cover|picture|icon|poster|drawing|graphic|scene|visual|concept)s? (?:with|of|showing) )' +
  "(?!(?:[\\p{L}'-]+ ){1,3}(?!building)[a-z]+ing (?:at|on|into|over|for|with|an?|the|his|her|their|its) )";
/** In what way somebody or something is in a glass. */
const WITHIN =
  '(?:(?<pose>standing|sitting|living|growing|trapped|caught|locked|imprisoned|enclosed|captured|kept|built|blooming|sleeping|floating|reading|crying|crouching|meditating) )?(?:in|inside(?: of)?|within|under|beneath|underneath)';
const BECOMING =
  '(?:that |which )?(?:is |are )?(?:slowly |gradually )?(?:turn|transform|chang|morph|flow|run|trickl|fall|pour|becom|dissolv|melt|drain)\\w* (?:(?:down |away )?(?:in)?to )?';
const UPPER = '(?:in|on|at) (?:the |its )?(?:upper|top|first)(?: (?:half|bulb|part|side|chamber))?';
const LOWER =
  '(?:in|on|at) (?:the |its )?(?:lower|bottom|other|second)(?: (?:half|bulb|part|side|chamber))?|below';
const SEESAW = '(?<host>see-?saw|teeter-?totter)';
const SCALES = '(?<host>(?:balance |kitchen |old )?scales?|balance(?: scales?)?)';
const ONE_END =
  '(?:on|at|in) (?:the |its )?(?:one|left|first|lower|higher)(?: (?:side|end|seat|pan|hand))?';
const OTHER_END =
  '(?:on|at|in) (?:the |its )?(?:other|right|opposite|second)(?: (?:side|end|seat|pan|hand))?';
const BOX =
  "(?<host>(?:(?:kids?'?|kid's|child's|children's|school|open|picnic) )*(?:lunch ?box|bento(?: box)?|snack ?box))";
const BED =
  '(?<host>(?:(?:flower|garden|raised|vegetable|clay|terracotta|plant|window|small|big) ?)*(?:bed|pot|soil|garden|patch|field|planter|ground|earth|window ?box))';
/** A name of somebody before what they do. */
const TENDING =
  '(?:(?:an? |the )?(?<who>[a-z]+(?: [a-z]+){0,2}?),? (?:who is |is )?(?:water|tend|pick|harvest|nurtur|gather)(?:ing|s) )';

export const HOSTS: readonly { id: string; pattern: string }[] = [
  // A tiny house in a jar half full of coins.
  {
    id: 'world-in',
    pattern: `${START}${NOT_BUSY}${thing('filling', 6)},? ${WITHIN} (?:an? |the |his |her |their )?(?<host>${stages})(?:,? ${FILLED}${thing('ground', 3)})?${END}`,
  },
  {
    id: 'world-in',
    pattern: `${HOST_START}(?<host>${stages}),? ${FILLED}${thing('ground', 3)},? (?:and |with )?${thing('filling', 4)} (?:on|at) (?:the |its )?top(?: of (?:it|them|(?:the )?[a-z]+))?${END}`,
  },
  {
    id: 'world-in',
    pattern: `${HOST_START}(?<host>${stages}),? (?:(?:that |which )?(?:contain|hold)(?:s|ing)|with) ${things('filling')}(?: \\w+ing)?(?: (?:inside(?: it)?|within|in it))?${LIST_END}`,
  },
  // An hourglass in which a forest turns into a city.
  {
    id: 'hourglass-of',
    pattern: `${HOST_START}${HOURGLASS},? (?:in which|where|with|of|showing|that shows|whose) ${thing('upper', 4)} ${BECOMING}${thing('lower', 4)}(?: (?:inside|below|in it))?${END}`,
  },
  {
    id: 'hourglass-of',
    pattern: `${HOST_START}${HOURGLASS},? (?:in which|where|with|of|showing|that shows|containing)? ?${thing('upper', 4)} ${UPPER},? (?:and |while |with )?${thing('lower', 4)} (?:${LOWER})${END}`,
  },
  {
    id: 'hourglass-of',
    pattern: `${START}${thing('upper', 4)} ${BECOMING}${thing('lower', 4)} (?:in|inside) (?:an? |the )?(?:\\w+ )?${HOURGLASS}${END}`,
  },
  {
    id: 'hourglass-of',
    pattern: `${START}${thing('upper', 4)} ${WITHIN.replace('|under|beneath|underneath', '')} (?:an? |the )(?:\\w+ )?${HOURGLASS}${END}`,
  },
  // A briefcase on one end, a teddy bear on the other.
  {
    id: 'at-ends',
    pattern: `\\b${SEESAW},? ?(?:with|:|has|holding|balancing)? ${thing('left', 4)} ${ONE_END},? (?:and |while |but )?${thing('right', 4)} ${OTHER_END}${END}`,
  },
  {
    id: 'at-ends',
    pattern: `\\b${SCALES}(?:,|:) (?!(?:an? )?(?:\\w+ )?(?:scales?|see-?saw|balance) with )${thing('left', 4)} ${ONE_END},? (?:and |while |but )?${thing('right', 4)} ${OTHER_END}${END}`,
  },
  {
    id: 'at-ends',
    pattern: `${START}${thing('left', 4)} ${ONE_END} (?:of|from) (?:an? |the )(?<host>see-?saw|teeter-?totter|scales?|balance),? (?:and |while |but |with )?${thing('right', 4)} ${OTHER_END}${END}`,
  },
  // What is packed in a lunchbox.
  {
    id: 'packed-box',
    pattern: `${HOST_START}${BOX} (?:with|containing|full of|filled with|packed with|holding|of) ${things('filling')}${LIST_END}`,
  },
  // Light bulbs that grow out of a bed.
  {
    id: 'on-stems',
    pattern: `${START}${TENDING}?${thing('filling', 3)},? (?:that |which )?(?:are |is )?(?:grow|sprout|bloom)(?:ing|s)?(?: up)?(?: (?:on|from) (?:stems|stalks))?(?: like (?:flowers|plants))? (?:up )?(?:out of|from|in|on) (?:an? |the |some )?${BED}${END}`,
  },
];
