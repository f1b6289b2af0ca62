/** Words for the building of times and countries, and the town whose houses are built so. */
export const ARCHITECTURE: readonly (readonly [cue: RegExp, town: string])[] = [
  [/\bart[- ]?d[eé]co\b|ар[- ]деко|アールデコ/i, 'deco-avenue'],
  [/\bhaussmann\w*\b/i, 'paris-street'],
  [/\bbrownstones?\b/i, 'brownstone-street'],
  [
    /\bhalf[- ]timber\w*|\btimber[- ]framed\b|\btudor\b|fachwerk\w*|à colombages|entramado de madera|a graticcio|enxaimel|фахверк\w*|木組み/i,
    'timbered-town',
  ],
  [/\bbrutalis\w*|brutaliste|бруталис\w*|ブルータリズム/i, 'concrete-estate'],
  [/\bbauhaus\b|バウハウス/i, 'modern-street'],
  [/\bgeorgian\b|georgianisch/i, 'london-street'],
  [
    /\bvictorian\b|viktorianisch\w*|victorien\w*|vittorian\w*|vitorian\w*|викторианск\w*/i,
    'victorian-street',
  ],
  [/\bshop ?houses?\b|\bperanakan\b/i, 'shophouse-street'],
  [/\b(?:spanish |portuguese )?colonial\b|kolonial\w*/i, 'colonial-street'],
  [/\bmoroccan|\bmoorish|marokkanisch\w*|marocain\w*|marroqu\w*|marocchin\w*/i, 'riad'],
  [
    /\bbaroque|barock\w*|barocc\w*|barroc\w*|\brococo\b|\bversailles\b|\b(?:royal|grand|imperial|summer) palace\b|барокко/i,
    'palace-garden',
  ],
  [/\bvenetian\b|venezian\w*|vénitien\w*/i, 'venice'],
];

/** Houses of which a town's fronts are the picture. */
export const HOUSED_IN_TOWNS = new Set([
  'house',
  'cottage',
  'townhouse',
  'apartment-building',
  'half-timbered-house',
  'hotel',
  'skyscraper',
  'villa',
  'mansion',
  'castle',
  'library-building',
  'theatre-building',
  'school',
  'bank-building',
  'shop-building',
  'bakery-building',
  'cafe-building',
  'tower',
  'victorian-house',
  'modern-house',
  'white-house',
  'roof',
]);

/** What fronts have anyway: nothing of the kind stands in the street. */
export const PART_OF_FRONTS =
  /\b(?:balcon\w+|flower ?boxes?|window ?boxes?|shutters|concrete|domes?|stoops?|stairs|steps|doors?|windows|gables?|tiles?|zellige|bricks?|awnings?|columns|arch\w*|railings|ironwork|roofs?|fa[cç]ades?|chimneys)\b/i;
