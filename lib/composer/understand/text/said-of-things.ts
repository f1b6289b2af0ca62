import { type Rewording, reworded } from './reworded';

const FACES = 'smileys, laughing smileys, winking smileys and red hearts';

/** What people call rooms, vessels, buses and games in passing, as the tables know them. English only. */
const SHORT: readonly Rewording[] = [
  [/\bdouble[- ]?decke[dr]s? (?=bus)/giu, 'double decker '],
  // Glass that one sees through.
  [
    /\b(?:clear|see-through) (?=(?:bowl|vase|jar|bottle|cup|mug|box|container|pitcher|jug|dish|plate)s?\b)/giu,
    'glass ',
  ],
  [/\b(living|dining|kitchen|bedroom|bathroom|waiting|lounge) (?:area|space)\b/giu, '$1 room'],
  [/\b(kitchen|bedroom|bathroom|lounge) room\b/giu, '$1'],
  // A giant that rings is no giant, but what is giant and rings.
  [
    /(?<=\b(?:an?|the|one|his|her) )giant (?=(?:ring|melt|sleep|tick|smil|cry|float|fly|spinn|blink|buzz|roll|fall|leak|explod|beat|bloom|grow|sink|ris|mov|swing|vibrat)ing (?!(?:an?|the|his|her|on|in|at|over|under|through|from|with|into|off|out)\b)\p{L})/giu,
    'huge ',
  ],
  // What a dog runs after is no disk of a computer.
  [
    /(?<=\b(?:dog|puppy|retriever|collie|terrier|labrador)s?\b.{0,60})\b(?:flying )?dis[ck]\b/giu,
    'frisbee',
  ],
  [/\b(play(?:ing|s|ed)?) (?:in )?an? (?:[a-z]+ )?(?:game|match|round) of (?=[a-z])/giu, '$1 '],
  // Who takes a bath is in a tub.
  [
    /\b(?:tak|hav)(?:es?|ing) an? (?:(?:bubble|hot|warm|long|relaxing|nice) )*bath\b(?! in\b)/giu,
    'sitting in a bathtub',
  ],
  // How a print is outlined is no treasure.
  [/,? (?:with )?(?:gold|golden|silver|copper) (?:out)?lines\b(?=\s*(?:$|[,.;]))/giu, ''],
  // What a pattern is of, and no icon.
  [/\b(?:seamless )?emojis? (?:seamless )?((?:patterns?|wallpaper)\b.*)$/giu, `$1 of ${FACES}`],
  [/(?<=\bpattern (?:of|with) )(?:cute |funny )?emojis?\b/giu, FACES],
  [/\bup to (?:its|his|her|their) (?:knees|ankles|waists?|chests?) in /giu, 'standing in '],
];

const REQUIRED =
  /decke|clear|see-through|area|space|dis[ck]\b|\bplay|up to|bath|emoji|lines\b|\bgiant \p{L}+ing\b/iu;

export const saidOfThings = (text: string): string =>
  REQUIRED.test(text) ? reworded(text, SHORT) : text;
