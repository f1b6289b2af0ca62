/**
 * States of things, as prompts say them with more than an adjective: with the name of what is on a thing, and in
 * phrases after it. The ids are those of the table of attributes.
 */

/** What a thing is in, under or has, by its concept, and the state that this is. */
export const STATE_OF_THING: Readonly<Record<string, string>> = {
  fire: 'burning',
  flame: 'burning',
  moss: 'mossy',
  ivy: 'overgrown',
  vine: 'overgrown',
  snow: 'snowy',
  icicle: 'frozen',
  'ice-cubes': 'frozen',
  dust: 'dusty',
  cobweb: 'cobwebbed',
  mud: 'dirty',
  slime: 'slimy',
  wing: 'winged',
  bandage: 'bandaged',
  plaster: 'bandaged',
  ribbon: 'ribboned',
  bow: 'ribboned',
  'fairy-lights': 'fairy-lit',
  chains: 'chained',
  rope: 'roped',
};

/** The same by its words, where no concept is known. */
export const STATE_OF_WORDS: readonly (readonly [words: RegExp, state: string])[] = [
  [/\bstripe$/i, 'banded'],
  [/\brim$/i, 'rimmed'],
  [/\bstripes$/i, 'striped'],
  [/\b(?:dots|spots|speckles)$|\bpolka dot$/i, 'spotted'],
  [/\b(?:checks|check pattern|plaid|gingham|chessboard pattern)$/i, 'checkered'],
  [/\b(?:flower|floral) (?:pattern|print)$/i, 'floral'],
  [/\b(?:star) (?:pattern|print)$/i, 'starry'],
  [/\b(?:heart) (?:pattern|print)$/i, 'hearted'],
  [/\bcracks?$/i, 'cracked'],
  [/\bpatche?s?$/i, 'patched'],
  [/\bfrost$/i, 'frozen'],
  [/\bicicles?$/i, 'frozen'],
  [/\brust$/i, 'rusty'],
  [/\bdust$/i, 'dusty'],
  [/\bmou?ld$/i, 'rotten'],
  [/\bmud$/i, 'dirty'],
  [/\bslime$/i, 'slimy'],
  [/\bflames?$/i, 'burning'],
  [/\b(?:cobwebs?|spider ?webs?)$/i, 'cobwebbed'],
  [/\bbandages?$/i, 'bandaged'],
  [/\bglitter|sparkles$/i, 'shiny'],
];

/** Only where it is all about the thing: `covered in`, `wrapped in`. A rope beside a boat is a rope. */
export const STATES_ALL_ABOUT =
  /^(?:snowy|overgrown|mossy|ribboned|chained|roped|fairy-lit|frozen|burning|dirty)$/;

/** Phrases after a thing, or before it, that say its state. `after`: of the thing named before the phrase. */
export const STATE_PHRASES: readonly {
  said: RegExp;
  state: string;
  isBefore?: true;
  /** Elements that are nothing but words of the phrase. */
  words?: RegExp;
}[] = [
  {
    said: /\b(?:(?:cut|sliced|chopped|split|divided) (?:open )?(?:in|into) (?:half|halves|two)|cut in the middle)\b/i,
    state: 'halved',
    words: /^(?:half|halves|middle)$/i,
  },
  {
    said: /\b(?:broken|snapped|cracked|torn|ripped|split) (?:in|into) (?:half|halves|two)\b/i,
    state: 'broken',
    words: /^(?:half|halves)$/i,
  },
  {
    said: /\b(?:(?:in|into|to) (?:(?:a )?(?:thousand|million|many|tiny|small) )?(?:pieces|shards|smithereens))\b/i,
    state: 'shattered',
    words: /pieces?$|shards?$/i,
  },
  {
    said: /\bwith (?:a|one|two|some|a big|a small) (?:bites?|chunk) (?:(?:taken |bitten )?(?:out|off)|missing|gone)\b/i,
    state: 'bitten',
    words: /\b(?:bites?|chunk)\b/i,
  },
  { said: /\bgift[- ]wrapped (?!in\b)/i, state: 'gift-wrapped', isBefore: true, words: /^gift$/i },
  { said: /\bhalf[- ]eaten\b/i, state: 'half-eaten', isBefore: true },
  {
    said: /\b(?:wrapped (?:up )?(?:as|like|for) (?:an? )?(?:gift|present|christmas|birthday)|wrapped in (?:\w+ )?(?:gift|wrapping) ?paper)\b/i,
    state: 'gift-wrapped',
    words: /^(?:gift|present|christmas present|wrapping paper|gift paper|paper)$/i,
  },
  {
    said: /\b(?:(?:decorated|dressed up|decked(?: out)?) (?:for|with) (?:christmas|xmas)(?: \w+)?|with christmas (?:decorations?|ornaments)|with (?:tinsel|baubles))\b/i,
    state: 'christmassy',
    words: /^(?:christmas )?(?:decorations?|ornaments?|tinsel|baubles?|lights?|christmas)$/i,
  },
  {
    said: /\b(?:on fire|in flames|ablaze|catching fire|engulfed in (?:flames|fire))\b/i,
    state: 'burning',
    words: /^(?:fire|flames?)$/i,
  },
  {
    said: /\b(?:covered|wrapped|draped|strung|decorated|lit up|entwined|adorned|tangled)(?: up)? (?:in|with|by) (?:(?:\w+ )?(?:christmas|fairy|string|twinkle|twinkling|holiday|party) lights|(?:strings of |colou?rful )lights)\b/i,
    state: 'fairy-lit',
    words: /lights?$/i,
  },
  { said: /\bturned upside[- ]down|upside[- ]down$/i, state: 'upside-down' },
  {
    said: /\bwith (?:boarded(?:[- ]up)?|broken) windows\b/i,
    state: 'ruined',
    words: /windows?$/i,
  },
  {
    said: /\bfrozen (?:solid|in (?:a block of )?ice)\b/i,
    state: 'frozen',
    words: /^(?:block|ice)$/i,
  },
  {
    said: /\b(?:and|with|(?:look|gaz|star|peer|glanc)(?:ing|es?|s|ed)? (?:down )?(?:at|into)|admir(?:ing|es|ed)|see(?:ing|s|n)?|sniff(?:ing|s)|touch(?:ing|es)) (?:its|his|her|their|the) (?:own )?reflections?\b(?! (?:in|on) (?:an? |the )?(?:\w+ )?(?:mirror|window|glass|spoon))/i,
    state: 'upside-down-below',
    words: /reflections?$/i,
  },
  { said: /\b(?:with|has) cracks\b/i, state: 'cracked', words: /cracks?$/i },
];

/** `moss-covered`: the first of two words, and the state. */
export const COVERED_WITH: Readonly<Record<string, string>> = {
  snow: 'snowy',
  moss: 'mossy',
  ivy: 'overgrown',
  vine: 'overgrown',
  dust: 'dusty',
  cobweb: 'cobwebbed',
  rust: 'rusty',
  mud: 'dirty',
  ice: 'frozen',
  frost: 'frozen',
  slime: 'slimy',
  patch: 'patched',
  chocolate: 'chocolate',
};

/** Materials by the concepts that name them, as `made of` and compounds say them. */
const MATERIAL_OF: Readonly<Record<string, string>> = {
  'ice-cubes': 'ice',
  ice: 'ice',
  chocolate: 'chocolate',
  'chocolate-bar': 'chocolate',
  gingerbread: 'gingerbread',
  candy: 'candy',
  cloud: 'cloudy',
  yarn: 'knitted',
  balloon: 'balloon',
  flower: 'flowers',
  grass: 'grassy',
  sand: 'sandy',
  straw: 'straw',
  hay: 'straw',
  clay: 'clay',
  jelly: 'jelly',
  galaxy: 'galaxy',
  star: 'galaxy',
};

/** The same by words. */
const MATERIAL_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:pure |solid )?gold$/i, 'gold'],
  [/^(?:pure |solid )?silver$/i, 'silver'],
  [/^(?:copper|bronze|brass)$/i, 'copper'],
  [/^(?:yarn|wool|crochet|knitted wool)$/i, 'knitted'],
  [/^(?:lego|legos|lego bricks|toy bricks|building blocks)$/i, 'toy-bricks'],
  [/^(?:cloud|clouds|cotton wool|cotton candy)$/i, 'cloudy'],
  [/^(?:cardboard)$/i, 'cardboard'],
  [/^(?:neon|neon lights?|neon tubes?)$/i, 'neon-lit'],
  [/^(?:balloons?)$/i, 'balloon'],
  [/^(?:stars|the night sky|galax(?:y|ies)|stardust)$/i, 'galaxy'],
  [/^(?:plush|felt|fabric)$/i, 'plush'],
  [/^(?:marble)$/i, 'marble'],
  [/^(?:crystals?|diamonds?|gems?)$/i, 'crystal'],
  [/^(?:jelly|jello|gelatin)$/i, 'jelly'],
  [/^(?:sand)$/i, 'sandy'],
];

/** The state of what is made of something, by its concept or its word. */
export const materialState = (concept: string | undefined, word: string): string | undefined =>
  MATERIAL_OF[concept ?? ''] ?? MATERIAL_WORDS.find(([words]) => words.test(word))?.[1];
