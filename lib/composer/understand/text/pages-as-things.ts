import { type Rewording, reworded } from './reworded';

/**
 * Kinds of pages that are things in a picture. `a police officer showing his badge` is no emblem and `birthday cards on
 * a mantelpiece` no card: what somebody has in hand, what is on something, and what is put somewhere is told by the name
 * of a thing. English only.
 */

/** A page's kind, and the thing by the name that the tables know. */
const THINGS: readonly (readonly [kind: string, one: string, many: string])[] = [
  ['badge', 'pin badge', 'pin badges'],
  ['sticker', 'paper sticker', 'paper stickers'],
  ['flash ?card', 'picture card', 'picture cards'],
  [
    "(?:gift|birthday|greeting|christmas|valentine(?:'s|s)?|anniversary|thank[ -]you|get[ -]well|mother's day|father's day) card",
    'folded card',
    'folded cards',
  ],
  ['(?:wedding |party )?invitation', 'envelope', 'envelopes'],
  ['(?:flyer|leaflet|poster)', 'wall poster', 'wall posters'],
  ['(?:birthday|party|welcome|paper|farewell) banner', 'bunting', 'bunting'],
  ['(?:diagram|timeline|graph|infographic)', 'chart', 'charts'],
  ['worksheet', 'sheet of paper', 'sheets of paper'],
];

const OWN = '(?:an?|the|this|that|his|her|their|its|my|our|some|two|three|several|many|old)';
const HOW = "(?:(?!(?:and|or|with|of|for|on|in|at|to|from)\\b)[a-z'-]+ ){0,2}?";
/** What is done with such a thing; who makes a page of a prompt's own stands before nobody. */
const DONE =
  '(?:hold|show|hand|giv|tak|read|carr(?:y|i)|wear|open|deliver|receiv|pin|put|plac|stick|peel|collect|draw|paint|cut|sew|sign|mail|post|send|buy|touch|writ|point|look|star|stud(?:y|i)|pass|rais|wav|swap|trad|fold|decorat|explain|present|flash|attach|polish|hang|tap|swip)';
/** Somebody does it, and no page shows it. */
const BEFORE =
  "(?<=[a-z'’] )(?<!\\b(?:poster|infographic|picture|illustration|image|page|slide|banner|screen|design|drawing|scene|sheet|card|cover|header|post|flyer|guide|book)s? )";
const PUT =
  '(?:standing|lying|leaning|hanging|tucked|pinned|stuck|taped|glued|tied|clipped|propped|displayed|lined up)';
const WHERE =
  '(?:on|onto|in|into|inside|to|from|over|against|between|beside|around|across|under|behind)';

const asThing = ([kind, one, many]: (typeof THINGS)[number]): Rewording[] => {
  const both: readonly (readonly [string, string])[] = [
    [`${kind}s`, many],
    [kind, one],
  ];
  return both.flatMap(([word, thing]): Rewording[] => [
    // `showing his badge`, `handing out flyers`
    [
      new RegExp(
        `${BEFORE}(${DONE}[tp]?(?:ing|s|es)(?: (?:up|out|at|to|over|on|in))? (?:${OWN} )?${HOW})${word}(?! (?:of the|design|style|template|page|app))\\b`,
        'giu',
      ),
      `$1${thing}`,
    ],
    // `a badge pinned to a jacket`
    [new RegExp(`\\b${word}(?= (?:that (?:is|are) )?${PUT} (?:up )?${WHERE} )`, 'giu'), thing],
    // `with badges on her sash`
    [
      new RegExp(`\\b(with (?:${OWN} )?${HOW})${word}(?= on (?:his|her|their|its) )`, 'giu'),
      `$1${thing}`,
    ],
    // `in the hand of a teacher`
    [
      new RegExp(`\\b${word}(?= in (?:the|an?|his|her|their) (?:[a-z'-]+ )?hands?\\b)`, 'giu'),
      thing,
    ],
  ]);
};

/** Cloth that is told by what is printed on it. */
const PRINTS =
  '(floral|checkered|chequered|plaid|tartan|striped|polka[ -]dot|dotted|leopard|zebra|paisley|gingham|houndstooth)';
const CLOTH =
  '(dress|skirt|shirt|blouse|apron|tie|scarf|sari|kimono|jacket|coat|sweater|pajamas|swimsuit|bikini|sofa|couch|armchair|cushion|pillow|curtains?|tablecloth|blanket|quilt|rug|carpet|umbrella|bag|teapot|cup|mug|vase|plate)';

/** What sits on something is on it, however it is kept there. */
const KEPT =
  /\b((?:pin badge|paper sticker|picture card|folded card)s? )(?:that (?:is|are) )?(?:pinned|stuck|taped|glued|clipped|attached|fixed) (?:to|on|onto)\b/giu;

const SAYINGS: readonly Rewording[] = [
  // Who designs one is at work, and it is not seen.
  [
    new RegExp(
      `${BEFORE}(?:design|creat|mak|draw|sketch)(?:ing|s|es) (?:an?|the|his|her|their|some) ${HOW}(?:logo|poster|banner|icon|infographic|pattern|mascot|flyer|website)s?(?= (?:on|at|in|for) |[,.;]|$)`,
      'giu',
    ),
    'drawing',
  ],
  // What is drawn on a board is written there.
  [
    /\b(?:draw|sketch|writ|paint)(?:ing|s|es) (?:an?|the|his|her) (?:[a-z]+ )?(?:diagram|timeline|graph|flow ?chart|formula|equation)s? (?=on (?:an?|the) (?:[a-z]+ )?(?:chalk|black|white)?board\b)/giu,
    'writing ',
  ],
  // The format of a page is no shape in it.
  [
    /^((?:an? |the )?)(?:square|vertical|horizontal|portrait|landscape|panoramic|full[- ]page|half[- ]page|single[- ]page|a[3-6]|letter[- ]size)(?:[- ]format(?:ted)?)?,? (?=(?:[a-z'-]+ ){0,3}?(?:posts?|banners?|posters?|flyers?|leaflets?|cards?|covers?|ads?|adverts?|headers?|thumbnails?|invitations?|menus?|story|brochure)\b)/giu,
    '$1',
  ],
  // Room that is left free is none that anybody lives in.
  [
    /\b(?:lots of|plenty of|a lot of|ample|enough|some|extra|generous|much) (?:empty |free |blank |clear |open )?room (?=(?:on|at|to) the (?:left|right|top|upper)\b)/giu,
    'copy space ',
  ],
  // What travellers look at in a station hangs there, and plans nobody's week.
  [
    /\b((?:look|star|gaz|glanc|point)(?:ing|s|es)? (?:up )?at|(?:check|read|scann)(?:ing|s)|stud(?:ying|ies)|under|in front of|before|beside|below) (an?|the) (?:big |large |digital |electronic )?(?:(?:train|bus|station|railway|flight|ferry|tram|departures?) )(?:timetable|time table|schedule)s?\b/giu,
    '$1 $2 departure board',
  ],
  // What a truck or a café has on a board is no page of its own.
  [
    /\b((?:with|beside|and|by|near|before|next to|in front of|behind),? (?:an?|the|its) (?:[a-z]+ )?)(?:chalkboard|blackboard) menu(?: board| sign)?\b/giu,
    '$1sandwich board',
  ],
  // Where somebody is lit is no lamp to stand on.
  [/\bin (?:the|a) (?:bright |single |lone )?(?:spotlight|limelight)\b/giu, 'under a spotlight'],
  [/\b(step)[ -]stool/giu, 'foot stool'],
  // One step is where somebody is, and no step by step.
  [
    /\b((?:on|by|beside|from|over|at) )(?:(?:an?|the|his|her|their|our) )?(?:(?:front )?(?:porch|door) steps?|steps of (?:an?|the|his|her|their) (?:[a-z]+ )?porch)\b/giu,
    '$1the front porch',
  ],
  [
    /\b((?:on|down|up|from|beside|over|against) (?:an?|the|his|her|their) (?:[a-z-]+ ){0,2}?)steps?(?= (?:of|outside|in front of|before|beside|by|at|with|in|to|under|behind)\b|[,.;]|$)/giu,
    '$1stairs',
  ],
  [
    new RegExp(
      `\\b${CLOTH} with (?:an? |the )?(?:[a-z]+ )?${PRINTS}(?:[ -](?:patterns?|prints?|design))\\b`,
      'giu',
    ),
    '$2 $1',
  ],
  // What a mark has at its corner or on it is a small thing of it, and no second mark.
  [
    /^((?:an? )?(?:[a-z0-9-]+ ){0,3}?(?:icon|logo|app icon|glyph)s? (?:of|with|for|showing)\b[^.;]{2,60}? with an? )(?:small |tiny |little )?(?!notification|number|red |unread)((?:[a-z-]+ ){1,2})(?:badge|sticker|overlay)\b/giu,
    '$1small $2',
  ],
  // Icons of apps in one style are a set.
  [
    /^((?:an? )?(?:set of |pack of |collection of )?(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,2}) (?:[a-z-]+ ){0,2}?)app icons\b/giu,
    '$1icons on tiles',
  ],
  [/^((?:[a-z-]+ ){0,2}?chess [^.;]{0,40}?\b)knight\b/giu, '$1chess knight'],
  ...THINGS.flatMap(asThing),
  [KEPT, '$1on'],
  // What somebody works with is no way of drawing.
  [
    /\b((?:play|model|knead|shap|sculpt|squish|work)(?:ing|s|es) (?:with )?(?:some )?(?:soft |wet |colou?rful )?)(?:clay|plasticine)(?! (?:style|render|look|pot|vase|bowl|figure|sculpture))\b/giu,
    '$1play dough',
  ],
  [
    /((?:\band|\bwith|\bbeside|\bunder|,) (?:an? |the )(?:(?:old|small|large|big|framed|golden|painted|unfinished|royal|family) ){0,2}?)portrait of (?=(?:an?|the|his|her|two|three) )/giu,
    '$1framed painting of ',
  ],
  // A map that can be folded is a thing.
  [
    /\b(folded|unfolded|crumpled|paper) (?:city|road|street|tourist|trail|subway|metro) (map)(?=s?\b)/giu,
    '$1 $2',
  ],
  // What is not done yet is painted on.
  [/\b(?:unfinished|half[- ]finished) (?:portrait|painting)s?\b/giu, 'painting'],
  [/\b(?:an? )?portrait (?=(?:hang(?:ing|s) )?(?:over|above) (?:an?|the) )/giu, 'a picture frame '],
  [
    /\b(?:an? )?abstract painting (?=(?:hang(?:ing|s) )?(?:over|above|on) (?:an?|the) )/giu,
    'a colorful picture frame ',
  ],
  [/\brolls? of film\b/giu, 'film reel'],
  [/\baerial (?=acrobat|dancer|artist|performer|gymnast)/giu, ''],
  [/\b(?:storm|hurricane) (?=lantern|lamp)/giu, ''],
  [
    /\b(embroider(?:ing|s) [^.,;]{1,60}?) (?:on|in) (?:an?|the|her) (?:wooden |round |embroidery )?hoop\b/giu,
    '$1 with an embroidery hoop',
  ],
  [
    /\b((?:an?|the|his|her|their|some|old|vintage|of|with|stacked) )comic (book)(s?)(?! (?:style|cover|page|panel|art|illustration|look|hero|superhero|villain|character|effect|aesthetic|strip|shop|store))\b/giu,
    '$1graphic novel$3',
  ],
];

/** Words of which each saying has one: most prompts have none, and are not looked through. */
const REQUIRED =
  /\bmaps?\b|timetable|time table|schedule|badge|sticker|chalkboard|blackboard|spotlight|limelight|stool|card|invitation|flyer|leaflet|diagram|timeline|graph|chart|worksheet|step|clay|plasticine|portrait|painting|film|aerial|storm|hurricane|embroider|comic|pattern|print|design|formula|equation|chess|logo|poster|banner|icon|mascot|website|room (?:on|at|to) the|square|vertical|horizontal|landscape|panoramic|-page|^a[3-6]|letter.size/iu;

/** A prompt with the kinds of pages that are things in its picture told as such. */
export const pagesAsThings = (text: string): string =>
  REQUIRED.test(text) ? reworded(text, SAYINGS) : text;
