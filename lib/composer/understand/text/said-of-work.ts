import { type Rewording, reworded } from './reworded';

/**
 * What people say of work, crafts and evenings at home, as the tables of verbs know it: an experiment is conducted by no
 * conductor, and calligraphy that is practised is written. English only.
 */
const OWN = '(?:an?|the|his|her|their|some|its)';
/** The end of a clause. */
const END = '(?=,|\\.|;|$)';

/** What is on a screen. */
const SHOWN =
  '(?:movies?|films?|rom-?coms?|comed(?:y|ies)|sitcoms?|tv (?:show|series)|(?:tv |television )?series|documentar(?:y|ies)|cartoons?|soap opera|(?:sports? |football |soccer |basketball |baseball )?(?:game|match) on (?:the )?(?:tv|television)|news(?: on (?:the )?(?:tv|television))?)';

const SHORT: readonly Rewording[] = [
  // What somebody means to find out, and what they do after this, is not to be seen.
  [
    /,? (?:trying|hoping|attempting|struggling|working|in order) to (?:figure|find|work|make sense|understand|beat|improve|determine|learn|see what|diagnose|get it|get them)\b[^,.;]*/giu,
    '',
  ],
  [
    /,? (?:looking|searching|checking) for (?:any )?(?:signs?|traces?|hints?|symptoms?) of\b[^.;]*/giu,
    '',
  ],
  [
    new RegExp(
      ` before (?:putting|serving|going|leaving|sending|eating|baking|entering|starting|heading|cooking|placing|sliding|selling|delivering|handing|adding|taking) [^,.;]*${END}`,
      'giu',
    ),
    '',
  ],
  [
    /\b(?:conduct|perform|do|run|carry out|carrying out|carries out)(ing|ed|s|es)? (?:an? |the |some |his |her |their )?(?:[a-z]+ ){0,2}?experiments?\b/giu,
    'experimenting',
  ],
  // What is watched is on a screen, unless that is a cinema's.
  [
    new RegExp(
      `(?<!\\b(?:cinema|theat(?:er|re))\\b.*)\\bwatch(ing|es)? (?:(?:an?|the|his|her|their|some|old|favou?rite|romantic|scary|horror|funny|animated|classic) )*${SHOWN}\\b(?!.*\\b(?:cinema|theat(?:er|re)|drive-in|projector|laptop|phone|tablet)\\b)`,
      'giu',
    ),
    'watch$1 television',
  ],
  [
    new RegExp(
      `\\bpracti[cs](ing|es) (?:${OWN} )?(?:[a-z]+ )?(calligraphy|penmanship|handwriting|lettering)\\b`,
      'giu',
    ),
    'writing $2 on paper',
  ],
  // What is rehearsed is danced.
  [
    new RegExp(
      `\\b(?:rehears|practi[cs]|perform|learn)(?:ing|es|s) (?:${OWN} )?(?:[a-z-]+ ){0,2}(?:danc(?:e|ing)|ballet|tango|salsa|choreography)(?: (?:routine|number|piece|moves?|steps?))?\\b`,
      'giu',
    ),
    'dancing',
  ],
  [
    /\bdanc(?:ing|es) with (?:an?|his|her|their) (?:dance |dancing )?partner\b/giu,
    'dancing together with a dancer',
  ],
  [
    new RegExp(
      `\\b(?:do|hav|stag)(?:ing|es) (?:${OWN} )?(?:[a-z]+ )?photo ?-?(?:shoot|session) (?:with|of)\\b`,
      'giu',
    ),
    'photographing',
  ],
  [/,? (?:for|during|on|at) an? (?:[a-z]+ )?(?:film|movie|photo|music video) ?shoot\b/giu, ''],
  [
    /\b(?:sleight[- ]of[- ]hand(?: magic)?(?: tricks?)?|card tricks?)\b(?! (?:game|table|player))/giu,
    'magic trick with playing cards',
  ],
  [
    /\b(?:train|work(?:ing)? out|practi[cs]|exercis)(?:ing|es|s)? (?:with|on|at) (an?|the|his|her) ((?:heavy )?(?:punching bag|punch bag|boxing bag|heavy bag))/giu,
    'punching $1 $2',
  ],
  [
    /\bgiv(ing|es) (an?|the|some) (?:fresh |new |second )?coat of paint to (an?|the|his|her|their)(?: [a-z]+)? (?:room|wall|bedroom|kitchen|living room|nursery)\b/giu,
    'painting a wall',
  ],
  [/\b(?:light|lighting) fixtures?\b/giu, 'ceiling lamp'],
  [
    /\b(nail|hammer)(ing|s) (?:an?|the|his|her) (?:picture|painting|photo(?:graph)?) (?:to|on|onto|into) (?:an?|the|her|his) wall\b/giu,
    '$1$2 a picture frame',
  ],
  // Who tinkers with an engine mends it.
  [/\btinker(ed|s|ing) (?:with|on|at) /giu, 'repair$1 '],
  [/\b(?:a|the|an|one|another) batch of\b/giu, 'some'],
  [
    /\brecord(?:ing|s) (?:(?:an?|the|his|her|their|new) )*(?:lines|vocals|podcast|audiobook|voice-?over|radio show|episode)\b/giu,
    'talking into a microphone wearing headphones',
  ],
  [/\b(?:check|measur|weigh)(?:ing|s) (?:his|her|their|my) weight\b/giu, 'looking down'],
];

/** A prompt with the work in it told plainly. */
export const saidOfWork = (text: string): string => reworded(text, SHORT);
