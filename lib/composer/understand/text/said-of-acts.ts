import { type Rewording, reworded } from './reworded';

/** Deeds that are told as a noun: `making a cut into a cake`, `taking a rest`. English only. */
const CUT =
  '(?:the |a |their |an? [a-z]+ )?(?:first )?(?:cut|slice)s? (?:in|into|from|through) (?=(?:an?|the|their|his|her)\\b)';

/** What is jumped, by the name of the figure. */
const FIGURES =
  '(?:(?:an?|some|his|her|their|the|big|huge|great|cool|high|several|different|various|crazy|new|nice) )*(?:(?:skateboard|snowboard|bike|ski|aerial|air|mid-?air) )?(?:jumps?|tricks?|stunts?|ollies?|kick ?flips?|back ?flips?|front ?flips?|flips?|somersaults?)';
const DOES = '(?:do|perform|execut|attempt|try|practic|mak|land|pull|show)';

const ACTS: readonly Rewording[] = [
  // Who makes a cut cuts.
  [new RegExp(`\\b(?:making|taking) ${CUT}`, 'giu'), 'cutting '],
  [new RegExp(`\\b(?:makes?|made|takes?) ${CUT}`, 'giu'), 'cut '],
  // Who does a trick on a board, or a jump, jumps.
  [
    new RegExp(`\\b${DOES}(?:ing|e?s|e|ed)?(?: off| out)? ${FIGURES}\\b(?! rope)`, 'giu'),
    'jumping',
  ],
  [/\bdown (?=(?:an?|the) (?:[a-z]+ ){0,2}ski slopes?\b)/giu, 'skiing down '],
  // Who is told by what is ridden.
  [/\b(?:bmx|mountain bike|dirt ?bike) (?:rider|biker)(s?)\b/giu, 'cyclist$1'],
  [/\b(?:motorcycle|motorbike|motocross|motor bike) (?:rider|racer)(s?)\b/giu, 'motorcyclist$1'],
  [/\bsledd?ing\b(?= (?:down|on|in|through|across))/giu, 'riding a sled'],
];

const REQUIRED =
  /mak|tak|trick|jump|stunt|flip|ollie|somersault|bmx|dirt ?bike|motorcycle|motorbike|motocross|sled|ski slope/iu;

/** A text with its deeds told by their verbs. */
export const saidOfActs = (text: string): string =>
  REQUIRED.test(text) ? reworded(text, ACTS) : text;
