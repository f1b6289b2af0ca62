import type { RoomSide } from '../../brief';
import { escaped } from './escaped';
import { shownOnSides } from './outline/sides';
import { type Rewording, reworded } from './reworded';

/** How people tell rooms, as the tables know it, and where in them things are told to be. English only. */

/** Of these the bottom is a part, or the foot. */
const HAS_BOTTOM =
  'sea|ocean|lake|river|stream|pond|pool|bath(?:tub)?|tub|tank|aquarium|sink|page|screen|picture|image|photo|poster|frame|card|paper|glass|bowl|cup|mug|pot|pan|jar|bottle|bucket|bag|box|basket|drawer|well|hole|pit|valley|canyon|gorge|cliff|hill|mountain|slope|stairs?|staircase|steps|ladder|slide|tree|stack|pile|heap|list|garden|street|road|waterfall|ship|boat';

const SPOKEN: readonly Rewording[] = [
  // What is at the bottom of something that is no vessel and no water is under it.
  [
    new RegExp(
      `\\b(?:on|at) the bottom of (?=(?:an?|the|his|her|their) (?!(?:[a-z-]+ ){0,3}?(?:${HAS_BOTTOM})\\b))`,
      'giu',
    ),
    'under ',
  ],
  // Sides of another thing: what is left of a sofa is beside it.
  [
    /\b(?:(?:on|to|at) )?(?:the |its )?(?:immediate )?(?:left|right)(?:-hand)?(?: side)? of (?=(?:the|an?|it|his|her|their|that|this)\b)/giu,
    'beside ',
  ],
  // What has its like on both sides is between them.
  [
    /\b((?:two|(?:a )?pair of|(?:a )?couple of) (?:[a-z-]+ ){0,3}?[a-z-]+) (?:(?:standing |sitting |placed |lying |are |is )?(?:on|at)) (?:both|either|each) (?:sides?|ends?) of ((?:the|an?) (?:[a-z-]+ ){0,3}?[a-z-]+)(?=[,.;]|$| (?:on|in|at|under|by|near|and)\b)/giu,
    '$2 between $1',
  ],
  [/\b(?:on|at) (?:both|either|each) (?:sides?|ends?) of (?=(?:the|an?|it)\b)/giu, 'beside '],
  // Who stand side by side are beside each other anyway.
  [
    /\b((?:[a-z-]+ ){1,2}?)and ((?:an? |the )?[a-z-]+(?: [a-z-]+)?) side by side\b/giu,
    '$1beside $2',
  ],
  [
    /\b(armchairs|chairs|sofas|couches|seats) (?:that are )?(?:facing|opposite|across from) (?:each other|one another)\b/giu,
    '$1',
  ],
  // A board with a menu, and no book on one.
  [/\b(?:chalk|black)board menu\b|\bmenu (?:chalk|black)?board\b/giu, 'chalkboard'],
  // What hangs over a cot is no telephone.
  [
    /\b(?:baby |crib |cot |nursery |hanging )?mobile (?:made )?of (?=(?:[a-z]+ )?(?:clouds|stars|birds|moons|animals|planes|planets|felt)\b)/giu,
    'cot mobile of ',
  ],
  [
    /\b(?:a|the|its) (?:[a-z]+ )?mobile (?=(?:hang\w+ |suspended )?(?:over|above|from)\b)/giu,
    'a cot mobile ',
  ],
  // An island in a kitchen is no land, and who faces a wall has nothing on it.
  [/(?<=\bkitchen\b.{0,160})(?<!\bkitchen )\bisland\b/giu, 'kitchen island'],
  [/(?<!\bkitchen )\bisland\b(?=.*\bkitchen\b(?! island))/giu, 'kitchen island'],
  [/,? (?:facing|turned to) (?:the|a) (?:back |blank )?wall\b/giu, ''],
  [/\bgallery wall(?: of)?\b/giu, 'gallery of prints on the wall'],
  [
    /\bgallery of prints on the wall (?:framed |family |art |botanical |black and white ){0,2}(?:prints|pictures|photos|art|artworks|frames|paintings)\b/giu,
    'gallery of prints',
  ],
];

/** What is only said so in rooms. */
const IN_ROOMS: readonly Rewording[] = [
  // A shelf over something is no bookcase.
  [
    /\b(?<!wall |floating )shel(f|ves)(?= (?:with (?:[a-z]+ ){1,4})?(?:above|over)\b)/giu,
    'wall shel$1',
  ],
  // `a mirror above` is above what was told before it.
  [
    /\b(?<!\b(?:sky|stars?|moon|clouds?|sun|birds?|bedroom|floor|loft) )(above|behind|beside)(?=\s*(?:,|;|\.|$)| and\b)/giu,
    '$1 it',
  ],
  [/\bin front(?=\s*(?:,|;|\.|$)| and\b)/giu, 'in front of it'],
  [
    /\b(pegboard|tool board|tool wall) (?:full of|filled with|covered (?:in|with)|of|with|holding) (?:(?:hand|hanging|neatly|hung|old|vintage) )*tools\b/giu,
    '$1',
  ],
  [/\bpendant(?: light)?s\b(?! lamps?)/giu, 'hanging lamps'],
  [/\bpendant light\b/giu, 'hanging lamp'],
  // Posters over a bed are no page.
  [
    /\b(?:band |movie |film |music |old |vintage )*poster(s?)(?= (?:(?:hanging|taped|pinned|stuck|hung) )?(?:on|over|above|behind|around|all over) (?:the|it|his|her|their|its|a)\b)/giu,
    'wall poster$1',
  ],
  [/\blow(?: wooden)? table\b/giu, 'coffee table'],
  [/\bcanvas(?:es)? (?=(?:are |is )?(?:lean|stack|prop|hang|on the wall))/giu, 'paintings '],
  [/\b(above|over|behind) (?:the|its|a) headboard\b/giu, '$1 the bed'],
  // A desk that faces a window stands before it.
  [
    /\b(desk|bed|sofa|couch|chair|armchair|table|bench|bathtub|tub|seat|workbench|piano)(s?) (?:that )?(?:is |are )?(?:facing|overlooking|looking out (?:of|on|at)|looking onto|pushed (?:up )?against|set against) (?=(?:the|an?|two|three|tall|large|big)\b(?: [a-z-]+){0,3} windows?\b)/giu,
    '$1$2 in front of ',
  ],
  [
    /\b(book(?:shelves|cases)|cabinets|windows|lamps|armchairs|plants|(?:night)?stands|shelves) (?:on|at) (?:both|either|each) (?:sides?|ends?)(?! of\b)/giu,
    'two $1 beside it',
  ],
  [/\b(on|at) (?:both|either|each) (?:sides?|ends?)(?! of\b)/giu, 'beside it'],
  // Where in the room something is, is told apart; where words are to be is no matter of the room.
  [
    /(?<!\b(?:space|room|area|text|copy|headlines?|titles?|logos?|words)(?: free)?,? ?),? ?\b(?:(?:standing|tucked|placed|sitting) )?(?:in|on|at|to) (?:the|a|one|its) (?:far |back |left |right |other |sunny |opposite )*(?:corner|left|right|middle|cent(?:er|re))(?: side)?(?: of the room)?(?=\s*(?:,|;|\.|$)| (?:and|with|while)\b)/giu,
    '',
  ],
];

/** What is no room's is told otherwise: nobody looks for a mobile over a street. */
const ABOUT =
  /\b(?:left|right|bottom|side by side|(?:both|either|each) (?:sides?|ends?)|each other|one another|menu|mobile|gallery wall|island|(?:facing|turned to) (?:the|a) (?:back |blank )?wall)\b/i;
const IN_ROOM =
  /\b(?:\w*room|kitchen|office|hallway|entryway|foyer|nursery|interior|studio|workshop|nook|loft|attic|caf[eé]|lobby|greenhouse|shop|study|den|library|lounge|salon|apartment|sofa|couch|sideboard|bathtub|workbench|armchair|fireplace)\b/i;

const COMPARED = /\b(?:vs\.?|versus|compar\w+)(?!\p{L})/iu;

/** A prompt with its rooms told plainly. */
export function roomsToldPlainly(prompt: string): string {
  // The sides of a comparison are its columns.
  if (COMPARED.test(prompt) && shownOnSides(prompt)) return prompt;
  const said = ABOUT.test(prompt) ? reworded(prompt, SPOKEN) : prompt;
  return IN_ROOM.test(said) ? reworded(said, IN_ROOMS) : said;
}

const SIDES: readonly (readonly [RoomSide, RegExp])[] = [
  [
    'left',
    /\b(?:(?:on|to|at) (?:(?:the|its|his|her|their) )?(?:far )?left\b|left of\b|in the left\b)|^(?: \w+(?:ed|ing))? left$/i,
  ],
  [
    'right',
    /\b(?:(?:on|to|at) (?:(?:the|its|his|her|their) )?(?:far )?right\b|right of\b|in the right\b)|^(?: \w+(?:ed|ing))? right$/i,
  ],
  ['corner', /\bin (?:the|a|one|its) (?:far |back |left |right |other )*corner\b/i],
  ['middle', /\bin (?:the|its) (?:middle|cent(?:er|re))\b/i],
];
/** As far as a clause goes. */
const CLAUSE_END = /,|;|\.(?:\s|$)|\b(?:and|with|while)\b/i;

/** Where in its room a thing is told to be, by what is said right after its name. */
export function sideToldOf(phrase: string, prompt: string): RoomSide | undefined {
  const at = new RegExp(`\\b${escaped(phrase)}\\b`, 'iu').exec(prompt);
  if (!at) return undefined;
  const rest = prompt.slice(at.index + at[0].length);
  const [clause = ''] = rest.split(CLAUSE_END);
  return SIDES.find(([, told]) => told.test(clause.trimEnd()))?.[0];
}

/** On which side of another thing something is told to be: `a kettle to the left of a pan`. */
export function sideOfOther(
  phrase: string,
  other: string,
  prompt: string,
): 'left' | 'right' | undefined {
  if (!SIDE_OF.test(prompt)) return undefined;
  const [, side] =
    new RegExp(
      `\\b${escaped(phrase)}\\b[^,.;]{0,32}?\\b(left|right)(?:-hand)?(?: side)? of (?:[a-z]{1,6} )?${escaped(other)}\\b`,
      'iu',
    ).exec(prompt) ?? [];
  if (!side) return undefined;
  return /left/i.test(side) ? 'left' : 'right';
}
const SIDE_OF = /\b(?:left|right)(?:-hand)?(?: side)? of\b/i;
